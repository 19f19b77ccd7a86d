/** Seat colours, the same in all games: colour, emblem and letter always go together. */

/** A, B, C ... */
export const letter = (seat: number): string => String.fromCharCode(65 + seat)
/** CSS variables of the frame's theme. */
export const colour = (seat: number): string => `var(--seat${letter(seat)})`
/** Readable on the seat's colour. */
export const ink = (seat: number): string => `var(--seat${letter(seat)}-ink, var(--seat-ink))`
