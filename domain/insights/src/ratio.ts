import type { MinorUnits } from "@domain/kernel"

/** Minor units for one of `count`, rounded half up; absent over nothing, never zero. */
export const costPer = (amount: MinorUnits, count: number): MinorUnits | undefined =>
  count > 0 ? Math.round(amount / count) : undefined

/** A part of a whole, such as 0.04; absent of nothing. */
export const shareOf = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined)
