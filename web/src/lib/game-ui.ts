/** The seam between the frame (shell, seats, log, action bar) and a game's own drawing. The same for all games. */
import { createContext, type Component } from 'svelte'
import type { StageProps } from './Stage.svelte'
import type { Trace } from './traces'
import type { Action, Argument, Change, DecisionView, LogEntry, Message, OptionView, PositionView, Refusal, TableInfo, Term } from './views'

export type Lang = 'ja' | 'en'

/** Words for keys and messages. The frame puts it into context once; every part reads it with `getWords()`. */
export interface Words {
  /** Read it inside markup or `$derived`, so that a change of language is seen. */
  readonly lang: Lang
  t(message: Message | string, args?: Record<string, Argument>): string
  /** A single thing of the game: a card, place, figure, seat ... */
  term(term: Term): string
  /** Is there a text of this key? */
  knows(key: string): boolean
  /** Address of a rules clause. */
  clause(id: string): string
}

export const [getWords, setWords] = createContext<Words>()

/** A choice for the action bar: a verb, yes or no, or anything that does not lie on the board. */
export interface Chip {
  id: string
  label: Message
  /** As shown beside the Rage sign: "2", "1–3"; null shows nothing. */
  cost: string | null
  icon: Component | null
  pressed: boolean
  disabled: boolean
  /** Why it is disabled. */
  reason: Refusal | null
  /** The first of those that answer one question, where several are answered at once. */
  first?: boolean
  choose(): void
}

/** An option that needs only a confirmation now. */
export interface Ready {
  option: OptionView
  label: Message
  cost: number | null
}

/** Asks the server what the viewer would choose after these actions, for each of several ways; nothing is taken. */
export type Ahead = (ways: Action[][]) => Promise<(DecisionView | null)[]>

/** One decision of the viewer, half made. The frame creates it per decision and hands it to all parts. */
export interface Selection {
  readonly decision: DecisionView | null
  readonly chips: Chip[]
  readonly ready: Ready | null
  /** What is asked now, given what is picked already; null when nobody asks the viewer. */
  readonly sentence: Message | null
  /** Something is picked, so `clear()` would change something. */
  readonly partial: boolean
  /** What belongs to the choice is being asked for. */
  readonly pending?: boolean
  /** The next pick lies on the viewer's own sheet, which may be behind a tab. */
  readonly onSheet?: boolean
  /** The change that the option looked at makes to a number of a seat. */
  change?(what: string, seat: number): Change | null
  confirm(): void
  clear(): void
}

export interface PartProps<S extends Selection = Selection, B = unknown> {
  view: PositionView<B>
  table: TableInfo
  selection: S
}

export interface SeatProps<S extends Selection = Selection, B = unknown> extends PartProps<S, B> {
  seat: number
  /** What the viewer's own last choice has left: from there on numbers are said to have changed. */
  earlier?: PositionView<B> | null
  /** One short row (phone). */
  compact?: boolean
}

export interface SceneProps<S extends Selection = Selection, B = unknown> extends PartProps<S, B> {
  onClose(): void
}

export interface Scene<S extends Selection = Selection, B = unknown> {
  /** Changes when another scene begins; a scene closed by the viewer stays closed until then. */
  id: string
  component: Component<SceneProps<S, B>>
  /** False while the scene is where the viewer must choose. */
  closable: boolean
  /** It lies beside the world, which the board draws in the part that is left (`SCENE_SHARE`). */
  beside?: boolean
}

/** Of the board's width, or of the height of a `NARROW` one, for a scene beside the world. */
export const SCENE_SHARE = { wide: 0.6, narrow: 0.77 }
/** Pixels; on a narrower board such a scene lies below the world. */
export const NARROW = 560

/** A short scene that plays by itself between two views; a tap ends it. */
export interface Interlude<S extends Selection = Selection, B = unknown> {
  id: string
  component: Component<PartProps<S, B> & { entries: LogEntry[] }>
  /** What it tells of. */
  entries: LogEntry[]
  /** Milliseconds. */
  hold: number
  /** The board shows what was before, until this is over. */
  before: boolean
}

export interface Emblem {
  /** CSS colour of the seat. */
  colour: string
  /** A, B, C ... */
  letter: string
  /** Null where the letter alone stands for the seat. */
  icon: Component | null
}

/** A seat's emblem; the frame puts it into context once, for `Disc` and the like. */
export const [getEmblem, setEmblem] = createContext<(seat: number) => Emblem>()

export interface Score {
  /** Null where the game tells none before the end. */
  points: number | null
  rank: number
  firstPlayer: boolean
}

export interface Credit {
  what: string
  author: string
  licence: string
  href: string
}

/**
 * What a game gives to the frame: `web/src/games/<id>/index.ts` exports one as default. Every part may be left out: the plain
 * page's own (`frame/plain/`) stands in its place, so that a game without any drawing can be played.
 */
export interface GameUi<S extends Selection = Selection, B = unknown> {
  /** Fills its box (the frame decides the size) and switches by itself to the phone's geometry below 700 px. */
  Board?: Component<PartProps<S, B>>
  /** Is the board about as high as wide? Then in a flat window the viewer's own things stand beside it, not below. */
  upright?: boolean
  /** Age, phases and the like; one row of the page's top. */
  Header?: Component<PartProps<S, B>>
  Hand?: Component<PartProps<S, B>>
  /** The viewer's own sheet; with `seat`, anybody's. */
  Sheet?: Component<PartProps<S, B> & { seat?: number }>
  /** Pieces not on the board. Left out, there is no such place. */
  Reserve?: Component<PartProps<S, B> & { seat?: number }>
  SeatDetails?: Component<SeatProps<S, B>>
  /** A strip in the seats' column that belongs to nobody (Blood Rage: Valhalla). Left out, there is none. */
  Common?: Component<PartProps<S, B>>
  /** The ground of the scene of the end, if it is not the common one. */
  Stage?: Component<StageProps>
  /** The sign beside a cost in the action bar. */
  cost?: Component
  /** What lies over the board now; the end is the frame's. */
  scene?(view: PositionView<B>): Scene<S, B> | null
  /** What happened between two views and deserves more than a line in the log. */
  interludes?(before: PositionView<B>, after: PositionView<B>): Interlude<S, B>[]
  /** How long a line of the log deserves to be looked at: 1 is a usual move, 0 not at all. */
  weight?(entry: LogEntry): number
  /** What the last moves left on the board; those with a number carry it in the log too. */
  traces?(view: PositionView<B>): Trace[]
  emblem?(view: PositionView<B>, seat: number): Emblem
  score?(view: PositionView<B>, seat: number): Score
  createSelection?(view: PositionView<B>, onChoose: (choice: number | Action[]) => void, words: Words, ahead?: Ahead): S
  credits?: Credit[]
}

/** The same with the plain page's parts where the game has none. */
export type WholeUi = GameUi & Required<Pick<GameUi, 'Board' | 'Header' | 'Hand' | 'Sheet' | 'SeatDetails' | 'emblem' | 'score' | 'createSelection'>>
