import { addDays, type LocalDate } from "@domain/kernel"
import { Effect } from "effect"
import { type CampaignKey, CampaignMetrics } from "../ports/index.ts"
import { channelsOf } from "./launched-campaign.ts"

/** What each of two channels spends and brings a day. */
export type PerDay = Readonly<Record<"Social" | "Search", { readonly spend: number; readonly results: number }>>

/** Records figures of some days under the names that the networks gave. */
export const recordedDays = Effect.fnUntraced(function* (
  key: CampaignKey,
  from: LocalDate,
  days: number,
  perDay: PerDay,
) {
  const ids = new Map((yield* channelsOf(key)).map(({ channel, externalIds }) => [channel, externalIds.campaign ?? ""]))
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  const figures = dates.flatMap((date) =>
    (["Social", "Search"] as const).map((channel) => ({
      date,
      channel,
      externalCampaignId: ids.get(channel) ?? "",
      impressions: 1_000,
      clicks: 40,
      ...perDay[channel],
    })),
  )
  yield* (yield* CampaignMetrics).record(key.businessProfileId, key.campaignId, figures)
})
