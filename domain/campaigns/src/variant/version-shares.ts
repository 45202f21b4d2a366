import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import type { AdVersion } from "./ad-variant.ts"

/** What a channel had spent before its two versions began to share its money. Ours. */
export const SpentBefore = Schema.Struct({
  /** By the ad that became the first version. */
  first: MinorUnits,
  /** By versions of earlier tests. */
  others: MinorUnits,
})
export type SpentBefore = typeof SpentBefore.Type

/** A channel that had spent nothing before. */
export const nothingSpent: SpentBefore = { first: 0, others: 0 }

/**
 * The money of a channel's two versions: halves of what was left when their test began, beside what the first had spent. With what
 * others had spent they add up to the channel's; an odd minor unit is the first version's. Ours.
 */
export const versionShares = (
  whole: MinorUnits,
  { first, others }: SpentBefore = nothingSpent,
): Readonly<Record<AdVersion, MinorUnits>> => {
  const left = Math.max(0, whole - first - others)
  const second = Math.floor(left / 2)
  return { A: first + left - second, B: second }
}
