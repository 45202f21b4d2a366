import { type CampaignChannel, countsConversions, type ResultsOf } from "@domain/campaigns"
import type { ConversionDay } from "@domain/conversions"
import type { LocalDate } from "@domain/kernel"
import { countedOnWebsite, type NetworkDay } from "@domain/insights"

/** A day of a channel as a campaign's figures hold it beside the days of its network campaigns. */
type CountedDay = Pick<ConversionDay, "channel" | "date" | "count" | "value" | "isResult">

const dayOf = (
  campaign: ResultsOf,
  date: LocalDate,
  channel: CampaignChannel,
  days: ReadonlyArray<CountedDay>,
): NetworkDay => {
  const value = days.reduce((sum, day) => sum + day.value, 0)
  return {
    externalCampaignId: countedOnWebsite,
    date,
    channel,
    impressions: 0,
    clicks: 0,
    results: countsConversions(campaign) ? days.reduce((sum, { count }) => sum + count, 0) : 0,
    spend: 0,
    ...(value > 0 && { value }),
  }
}

/**
 * What visitors did on the website as days of a campaign's figures, by channel: its results where its launch fixed that, and what
 * they were worth in any case. Actions that are only watched count nothing. Ours.
 */
export const countedDays = (campaign: ResultsOf, days: ReadonlyArray<CountedDay>): ReadonlyArray<NetworkDay> => {
  const groups = Map.groupBy(
    days.filter(({ isResult }) => isResult),
    ({ date, channel }) => `${date} ${channel}`,
  )
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const day = dayOf(campaign, first.date, first.channel, own)
    return day.results > 0 || day.value !== undefined ? [day] : []
  })
}
