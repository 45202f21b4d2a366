import { Clock, Effect } from "effect"
import { query } from "@application/kernel"
import { comparedRange, reportRange } from "@domain/insights"
import { defaultDateRangePreset, defaultPage, localDateAt, regionFacts } from "@domain/kernel"
import { GetPerformanceReport } from "../contract/index.ts"
import { DailyMetricsRepository, ProfileRegion } from "../ports/index.ts"

/** Days run in order, channels and campaigns by what they cost, unless another order is asked for. */
const usualOrder = {
  Day: { sort: "Group", order: "Ascending" },
  Week: { sort: "Group", order: "Ascending" },
  Month: { sort: "Group", order: "Ascending" },
  Channel: { sort: "Spend", order: "Descending" },
  Campaign: { sort: "Spend", order: "Descending" },
} as const

export const getPerformanceReport = query(
  GetPerformanceReport,
  Effect.fnUntraced(function* (input) {
    const { businessProfileId, preset = defaultDateRangePreset, groupBy = "Day", compare, campaignIds, channel } = input
    const { currency, timeZone } = regionFacts[yield* (yield* ProfileRegion).of(businessProfileId)]
    const days = reportRange({ ...input, preset }, localDateAt(yield* Clock.currentTimeMillis, timeZone))
    const compared = compare === undefined ? {} : { compared: comparedRange(days, compare) }
    const found = yield* (yield* DailyMetricsRepository).rows(businessProfileId, {
      days,
      ...compared,
      grouping: groupBy,
      ...(campaignIds !== undefined && { campaignIds }),
      ...(channel !== undefined && { channel }),
      sort: input.sort ?? usualOrder[groupBy].sort,
      order: input.order ?? usualOrder[groupBy].order,
      page: { page: input.page ?? defaultPage.page, limit: input.limit ?? defaultPage.limit },
    })
    return { days, ...compared, timeZone, currency, ...found }
  }),
)
