import type { CampaignFigures } from "@application/campaigns/ports"
import { adDaysOf } from "@domain/insights"
import type { BusinessProfileId, CampaignId, DateRange } from "@domain/kernel"
import { Effect } from "effect"
import type { DailyMetricsRepository } from "../ports/daily-metrics-repository.ts"

/** What a campaign brought by channel on at most four hundred days, and on how many of them its ads were shown. */
export const campaignFigures = ({ rows }: Pick<DailyMetricsRepository["Service"], "rows">) =>
  Effect.fnUntraced(function* (profile: BusinessProfileId, campaignId: CampaignId, days: DateRange) {
    const rowsBy = (grouping: "Day" | "Channel") =>
      rows(profile, {
        days,
        grouping,
        campaignIds: [campaignId],
        sort: "Group",
        order: "Ascending",
        page: { page: 1, limit: 400 },
      })
    const byChannel = yield* rowsBy("Channel")
    const byDay = yield* rowsBy("Day")
    const figures: CampaignFigures = {
      byChannel: byChannel.rows.flatMap(({ channel, totals: { spend, results } }) =>
        channel === undefined ? [] : [{ channel, spend, results }],
      ),
      adDays: adDaysOf(byDay.rows.map(({ totals }) => totals)),
    }
    return figures
  })
