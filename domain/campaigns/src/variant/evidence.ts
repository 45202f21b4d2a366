import type { AdVersion } from "./ad-variant.ts"
import type { TestDay } from "./test-day.ts"

/** How often a test may name a winner where there is none. */
export const testError = 0.05

/**
 * How many times likelier each day's results are if one version brings `ratio` times as many from as many people, than if both
 * bring as many; as a logarithm. Days on which one version was shown to nobody say nothing.
 */
const likelihood = (days: ReadonlyArray<TestDay>, better: AdVersion, ratio: number): number =>
  days.reduce((sum, day) => {
    const [strong, weak] = better === "A" ? [day.A, day.B] : [day.B, day.A]
    if (strong.people === 0 || weak.people === 0) return sum
    const usual = strong.people / (strong.people + weak.people)
    const raised = (ratio * strong.people) / (ratio * strong.people + weak.people)
    return sum + strong.results * Math.log(raised / usual) + weak.results * Math.log((1 - raised) / (1 - usual))
  }, 0)

/**
 * The evidence against both versions being equal, as a bet that pays on average nothing while they are: the mean of two
 * likelihood ratios, a sequential test of the share of results given whom each day reached. Ours; Wald's test, read as an
 * e-value.
 */
export const testEvidence = (days: ReadonlyArray<TestDay>, ratio: number): number =>
  (Math.exp(likelihood(days, "A", ratio)) + Math.exp(likelihood(days, "B", ratio))) / 2

/**
 * The version that brings more, once the evidence reaches twenty to one; undefined before. It may be asked every day: in 95 of 100
 * tests of equal versions it never names one, by Ville's inequality. Ours.
 */
export const winnerOf = (days: ReadonlyArray<TestDay>, ratio: number): AdVersion | undefined => {
  if (testEvidence(days, ratio) < 1 / testError) return undefined
  return likelihood(days, "A", ratio) > likelihood(days, "B", ratio) ? "A" : "B"
}
