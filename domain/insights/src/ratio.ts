import type { MinorUnits } from "@domain/kernel"

/** Minor units per item, rounded half up; undefined for no items. */
export const costPer = (amount: MinorUnits, count: number): MinorUnits | undefined =>
  count > 0 ? Math.round(amount / count) : undefined

/** A part of a whole, such as 0.04; undefined for an empty whole. */
export const shareOf = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined)
