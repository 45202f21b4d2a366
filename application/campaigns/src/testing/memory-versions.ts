import type { TestDay } from "@domain/campaigns"
import type { DailyMetrics } from "@domain/insights"
import { MinorUnits } from "@domain/kernel"

/** Numbers of both versions, which reach as many people for halves of the money; the second brings so many times the results. */
export const versionsOf = (days: ReadonlyArray<DailyMetrics>, times: number): ReadonlyArray<TestDay> =>
  days.map(({ date, impressions, clicks, results, spend }) => {
    const counts = (part: (whole: number) => number) => ({
      impressions: part(impressions),
      people: Math.floor(part(impressions) / 1.25),
      clicks: part(clicks),
      results: part(results),
      spend: MinorUnits.make(part(spend)),
    })
    const first = counts((whole) => whole - Math.floor(whole / 2))
    const second = counts((whole) => Math.floor(whole / 2))
    return { date, A: first, B: { ...second, results: Math.round(second.results * times) } }
  })
