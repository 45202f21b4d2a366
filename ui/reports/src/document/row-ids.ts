import type { ReportRow } from "@domain/insights"

/** The id by which a sentence leads to the totals. */
export const totalsId = "report-totals"

/** The id of a row within its page, by the day, channel or campaign that it stands for. */
export const rowId = ({ date, channel, campaignId }: Pick<ReportRow, "date" | "channel" | "campaignId">): string =>
  `report-${date ?? channel ?? `campaign-${campaignId ?? 0}`}`
