/** Names for a number of lines: the known ones in their order, then fresh ones. */
export const lineIds = (count: number, known: ReadonlyArray<string>): ReadonlyArray<string> => {
  const kept = known.slice(0, count)
  const fresh = Array.from({ length: count }, (_, index) => `line-${index}`).filter((id) => !kept.includes(id))
  return [...kept, ...fresh].slice(0, count)
}

/** The list with one item moved to another place. */
export const moved = <Item>(items: ReadonlyArray<Item>, from: number, to: number): ReadonlyArray<Item> => {
  if (from < 0 || from >= items.length || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** At least as many lines to type into as the ad needs. */
export const filledUp = (lines: ReadonlyArray<string>, least: number): ReadonlyArray<string> => [
  ...lines,
  ...Array.from({ length: Math.max(0, least - lines.length) }, () => ""),
]
