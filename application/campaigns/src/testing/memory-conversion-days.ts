import type { MemoryDatabase } from "@application/kernel/testing"
import { type Campaign, CampaignChannel } from "@domain/campaigns"
import { ConversionDay } from "@domain/conversions"
import { countedOnWebsite, type ReportedDay } from "@domain/insights"
import { BusinessProfileId, type CampaignId, type LocalDate } from "@domain/kernel"
import { Schema } from "effect"
import { countedDays } from "./counted-days.ts"

interface Row extends ReportedDay {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

/** A row of the table `conversion_days`. */
const Day = Schema.Struct({
  businessProfileId: BusinessProfileId,
  ...ConversionDay.fields,
  channel: Schema.toType(CampaignChannel),
})

const daysOf = Schema.decodeUnknownSync(Schema.Array(Day))

/** Writes the counted days of the campaigns that `isAsked` takes, from a day on, into `daily_metrics`; how many became others. */
export const countConversionDays = (
  database: MemoryDatabase["Service"],
  isAsked: (campaign: Campaign) => boolean,
  since: LocalDate = "",
): number => {
  const metrics = database.table<string, Row>("daily_metrics")
  const days = daysOf([...database.table<string, object>("conversion_days").values()])
  let changed = 0
  for (const campaign of [...database.table<CampaignId, Campaign>("campaigns").values()].filter(isAsked)) {
    const { id: campaignId, businessProfileId } = campaign
    const own = days
      .filter((day) => day.businessProfileId === businessProfileId && day.campaignId === campaignId)
      .filter(({ date }) => date >= since)
    const keyOf = ({ channel, date }: Pick<Row, "channel" | "date">) =>
      `${campaignId}/${channel}/${countedOnWebsite}/${date}`
    const counted = new Map(countedDays(campaign, own).map((day) => [keyOf(day), day]))
    for (const { channel, date } of own) {
      const key = keyOf({ channel, date })
      const before = metrics.get(key)
      const none = { channel, date, impressions: 0, clicks: 0, results: 0, spend: 0 }
      const day = counted.get(key) ?? { ...none, externalCampaignId: countedOnWebsite }
      const isNew =
        before === undefined ? counted.has(key) : before.results !== day.results || before.value !== day.value
      if (!isNew) continue
      metrics.set(key, { ...day, reported: 0, businessProfileId, campaignId })
      changed += 1
    }
  }
  return changed
}
