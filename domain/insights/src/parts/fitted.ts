/**
 * Whole numbers in the proportions of `parts` that sum to `total`: largest remainders get the rest, earlier ones first. Parts
 * without any proportion leave all to the last.
 */
export const sharedOut = (total: number, parts: ReadonlyArray<number>): ReadonlyArray<number> => {
  const sum = parts.reduce((all, part) => all + part, 0)
  if (sum === total) return parts
  if (sum === 0) return parts.map((_, index) => (index === parts.length - 1 ? total : 0))
  const exact = parts.map((part) => (part * total) / sum)
  const whole = exact.map(Math.floor)
  const left = total - whole.reduce((all, part) => all + part, 0)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

/** Parts that never exceed their total, and the rest that belongs to nobody. */
export interface Fitted {
  readonly parts: ReadonlyArray<number>
  readonly rest: number
}

/**
 * The parts of a total as they may stand beside it. What was told of the parts later than of the total may sum to more; such
 * parts are made smaller in proportion.
 */
export const fitted = (total: number, parts: ReadonlyArray<number>): Fitted => {
  const sum = parts.reduce((all, part) => all + part, 0)
  return sum > total ? { parts: sharedOut(total, parts), rest: 0 } : { parts, rest: total - sum }
}

/** Parts of the reported spend as parts of the shown spend, which may be less. */
export const fittedSpend = (
  { spend, reported }: { readonly spend: number; readonly reported: number },
  parts: ReadonlyArray<number>,
): Fitted => {
  const told = fitted(reported, parts)
  const shown = sharedOut(spend, [...told.parts, told.rest])
  return { parts: shown.slice(0, -1), rest: shown.at(-1) ?? 0 }
}
