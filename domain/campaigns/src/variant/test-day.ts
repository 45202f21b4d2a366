import { LocalDate, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** What a version's ad brought on a day. */
export const VersionCounts = Schema.Struct({
  impressions: count,
  /** People who saw it that day, each counted once. */
  people: count,
  clicks: count,
  results: count,
  /** Minor units. */
  spend: MinorUnits,
})
export type VersionCounts = typeof VersionCounts.Type

/** What both versions brought on a day. */
export const TestDay = Schema.Struct({ date: LocalDate, A: VersionCounts, B: VersionCounts })
export type TestDay = typeof TestDay.Type

/** A version that nobody has seen. */
export const noCounts: VersionCounts = { impressions: 0, people: 0, clicks: 0, results: 0, spend: 0 }

const sum = (one: VersionCounts, other: VersionCounts): VersionCounts => ({
  impressions: one.impressions + other.impressions,
  people: one.people + other.people,
  clicks: one.clicks + other.clicks,
  results: one.results + other.results,
  spend: one.spend + other.spend,
})

/** What each version brought on all days together. */
export const testTotals = (days: ReadonlyArray<TestDay>) =>
  days.reduce((total, day) => ({ A: sum(total.A, day.A), B: sum(total.B, day.B) }), { A: noCounts, B: noCounts })

/** Results of a thousand people; undefined before anybody has seen the ad. */
export const perThousand = ({ results, people }: Pick<VersionCounts, "results" | "people">): number | undefined =>
  people === 0 ? undefined : (1_000 * results) / people

/** The cost of a result in minor units; undefined before the first. */
export const costPerResult = ({ spend, results }: Pick<VersionCounts, "results" | "spend">): MinorUnits | undefined =>
  results === 0 ? undefined : Math.round(spend / results)
