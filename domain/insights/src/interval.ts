/** How sure a bound is without more said: one-sided, 95 in 100. */
const usualSureness = 1.645

/**
 * How many deviations make bounds on so many parts sure together in 95 of 100 cases: chance is shared out among them (Bonferroni).
 * Source of the quantile: Abramowitz and Stegun, 26.2.23, exact to 0.0005.
 */
export const surenessAmong = (parts: number): number => {
  if (parts <= 1) return usualSureness
  const t = Math.sqrt(-2 * Math.log(0.05 / parts))
  return t - (2.515517 + 0.802853 * t + 0.010328 * t ** 2) / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
}

/** The count that chance alone may have made of a higher one: what is counted lies below this in 95 of 100 cases. */
export const mostCount = (count: number, z = usualSureness): number =>
  count + z ** 2 / 2 + z * Math.sqrt(count + z ** 2 / 4)

/** The count that chance alone may have made of a lower one; never below zero. */
export const leastCount = (count: number, z = usualSureness): number =>
  Math.max(0, count + z ** 2 / 2 - z * Math.sqrt(count + z ** 2 / 4))

/** The highest share that may stand behind `part` of `whole` (Wilson); 1 for an empty whole. */
export const mostShare = (part: number, whole: number, z = usualSureness): number => {
  if (whole === 0) return 1
  const share = part / whole
  const spread = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))
  return Math.min(1, Math.max(share, (share + z ** 2 / (2 * whole) + spread) / (1 + z ** 2 / whole)))
}

/** What a number of results cost. */
export interface Bought {
  readonly spend: number
  readonly results: number
}

/**
 * By how much a result costs more now than before, at the least: 1 is the same. Undefined while either has spent nothing.
 * Among the results of both, the present ones are a share that the money alone would decide.
 */
export const leastRise = (now: Bought, before: Bought, z = usualSureness): number | undefined => {
  if (now.spend <= 0 || before.spend <= 0) return undefined
  const share = mostShare(now.results, now.results + before.results, z)
  return share === 1 ? 0 : ((1 - share) / share) * (now.spend / before.spend)
}
