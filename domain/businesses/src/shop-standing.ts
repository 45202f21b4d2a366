import { Schema } from "effect"
import { type FeedSummary, type ShownReading, shownSummary } from "./feed-summary.ts"

/** Whether a business is a shop, and how far the reading of its products is. Ours. */
export const ShopStanding = Schema.Literals(["NoShop", "NoProducts", "Reading", "Failed", "Read"])
export type ShopStanding = typeof ShopStanding.Type

/** How the feeds of a shop stand together, and how many products they show, with and without a picture. */
export interface ShopReading {
  readonly standing: Exclude<ShopStanding, "NoShop">
  readonly found: number
  readonly withoutPicture: number
}

const isUnderWay = ({ status }: ShownReading): boolean => status === "New" || status === "InProgress"

const sumOf = (summaries: ReadonlyArray<FeedSummary>, count: (summary: FeedSummary) => number): number =>
  summaries.reduce((sum, summary) => sum + count(summary), 0)

/** The standing of a shop by its feeds: products that are shown count first, then a reading under way, then one that failed. */
export const shopReadingOf = (readings: ReadonlyArray<ShownReading>): ShopReading => {
  const summaries = readings.flatMap((reading) => shownSummary(reading) ?? [])
  const found = sumOf(summaries, ({ items }) => items)
  const withoutPicture = sumOf(summaries, ({ missing }) => missing["image_link"] ?? 0)
  const standing = (): ShopReading["standing"] => {
    if (found > 0) return "Read"
    if (readings.some(isUnderWay)) return "Reading"
    return readings.some(({ status }) => status === "Failed") ? "Failed" : "NoProducts"
  }
  return { standing: standing(), found, withoutPicture }
}
