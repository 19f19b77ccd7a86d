/**
 * True while an input method is converting. Safari reports the Enter that ends a conversion
 * after composition has ended, but still with key code 229.
 */
export function converting(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}

/** True where a letter or arrow key belongs to the field, not to a shortcut. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target
  if (converting(event)) return true
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
