/** Keys for lists of things that may be alike: the second of two alike things gets another key than the first. */
export function keyed<T>(list: readonly T[], key: (one: T) => string): { key: string; one: T; nth: number }[] {
  const seen = new Map<string, number>()
  return list.map((one) => {
    const name = key(one)
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    return { key: `${name} ${nth}`, one, nth }
  })
}
