import type { CampaignChannel } from "@domain/campaigns"
import type { CampaignId, LocalDate } from "@domain/kernel"
import type { ReportSentence } from "./report-sentence.ts"

/** A row of a report by its table. */
export type SentencePlace =
  | { readonly groupBy: "Day"; readonly date: LocalDate }
  | { readonly groupBy: "Channel"; readonly channel: CampaignChannel }
  | { readonly groupBy: "Campaign"; readonly campaignId: CampaignId }

/** The row that a sentence stands on, by its table; undefined for the totals. */
export const standsOn = ({ values: { channel, campaignId, date } }: ReportSentence): SentencePlace | undefined => {
  if (date !== undefined) return { groupBy: "Day", date }
  if (channel !== undefined) return { groupBy: "Channel", channel }
  return campaignId === undefined ? undefined : { groupBy: "Campaign", campaignId }
}
