import { Clock, Effect } from "effect"
import { type InputOf, handler, Profiles } from "@application/kernel"
import { comparedRange, reportRange } from "@domain/insights"
import { defaultDateRangePreset, defaultPage, localDateAt, type PageRequest } from "@domain/kernel"
import { GetPerformanceReport } from "../contract/index.ts"
import { DailyMetricsRepository } from "../ports/index.ts"

/** Days run in order, channels and campaigns by what they cost, unless another order is asked for. */
const usualOrder = {
  Day: { sort: "Group", order: "Ascending" },
  Week: { sort: "Group", order: "Ascending" },
  Month: { sort: "Group", order: "Ascending" },
  Channel: { sort: "Spend", order: "Descending" },
  Campaign: { sort: "Spend", order: "Descending" },
} as const

/** The rows of a page that answer a question about a business's results. */
export const performanceReport = Effect.fnUntraced(function* (
  input: Omit<InputOf<typeof GetPerformanceReport>, "page" | "limit">,
  page: PageRequest,
) {
  const { businessProfileId, preset = defaultDateRangePreset, groupBy = "Day", compare, campaignIds, channel } = input
  const { currency, timeZone } = yield* (yield* Profiles).of(businessProfileId)
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
    page,
  })
  return { days, ...compared, timeZone, currency, ...found }
})

export const getPerformanceReport = handler(GetPerformanceReport, ({ page, limit, ...question }) =>
  performanceReport(question, { page: page ?? defaultPage.page, limit: limit ?? defaultPage.limit }),
)
