import { resultKindOf } from "@domain/campaigns"
import type { FrozenReport, ReportSentence } from "@domain/insights"
import { useTranslation } from "react-i18next"
import type { ReportFormat } from "./use-report-format.ts"

/** A sentence of a report in the reader's language, with its numbers. */
export const useSentence = (frozen: FrozenReport, format: ReportFormat) => {
  const { t } = useTranslation("reports")
  const word = resultKindOf(frozen) ?? "any"
  const names = new Map(frozen.campaignNames.map(({ campaignId, name }) => [campaignId, name]))
  const results = (count: number) => t(`reports:results.${word}`, { count, value: format.number(count) })
  const days = (count: number) => t("reports:days", { count, value: format.number(count) })
  return ({ kind, values }: ReportSentence): string => {
    const { channel, campaignId, date, needed, formerSpend = 0, formerResults = 0, spend = 0 } = values
    return t(`reports:story.${kind}`, {
      name:
        channel !== undefined
          ? t(`reports:channel.${channel}`)
          : campaignId === undefined
            ? ""
            : (names.get(campaignId) ?? t("reports:document.unknownCampaign", { number: campaignId })),
      day: date === undefined ? "" : format.day(date),
      spend: format.money(spend),
      value: values.value === undefined ? "" : format.money(values.value),
      results: results(values.results ?? 0),
      cost: values.costPerResult === undefined ? "" : format.money(values.costPerResult),
      former: results(formerResults),
      formerSpend: format.money(formerSpend),
      clicks: t("reports:clicks", { count: values.clicks ?? 0, value: format.number(values.clicks ?? 0) }),
      impressions: t("reports:views", {
        count: values.impressions ?? 0,
        value: format.number(values.impressions ?? 0),
      }),
      days: days(values.days ?? 0),
      needed: needed === undefined ? "" : values.days === undefined ? results(needed) : days(needed),
    })
  }
}
