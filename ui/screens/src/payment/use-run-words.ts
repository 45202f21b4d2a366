import { campaignRange } from "@domain/budget"
import type { CampaignBudget } from "@domain/campaigns"
import { type LocalDate, type Region, regionFacts, startOfDay } from "@domain/kernel"
import { formatDate } from "@ui/i18n"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"

/** First and last day of a scheduled campaign in words, in the region's time. */
export const useRunWords = () => {
  const { t } = useTranslation(["launch", "common"])
  const { language } = usePortal()
  return ({ startDate, days }: CampaignBudget, region: Region): string => {
    const { timeZone } = regionFacts[region]
    const zone = t(`launch:budget.zone.${region}`)
    const length = t("common:unit.days", { count: days })
    if (startDate === undefined) return t("launch:budget.runsSoon", { days: length })
    const { from, to } = campaignRange(startDate, days)
    const day = (date: LocalDate) => formatDate(new Date(startOfDay(date, timeZone)), language, timeZone, region)
    return t("launch:budget.runs", { from: day(from), to: day(to), days: length, zone })
  }
}
