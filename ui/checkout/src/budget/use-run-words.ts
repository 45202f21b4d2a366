import { campaignRange } from "@domain/budget"
import type { CampaignBudget } from "@domain/campaigns"
import type { LocalDate, Region } from "@domain/kernel"
import { formatDate } from "@ui/i18n"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"

/** First and last day of a scheduled campaign in words; days of the region's time, which is named. */
export const useRunWords = () => {
  const { t } = useTranslation(["launch", "common"])
  const { language } = usePortal()
  return ({ startDate, days }: CampaignBudget, region: Region): string => {
    const zone = t(`launch:budget.zone.${region}`)
    const length = t("common:unit.days", { count: days })
    if (startDate === undefined) return t("launch:budget.runsSoon", { days: length })
    const { from, to } = campaignRange(startDate, days)
    const day = (date: LocalDate) => formatDate(new Date(`${date}T00:00Z`), language, "UTC", region)
    return t("launch:budget.runs", { from: day(from), to: day(to), days: length, zone })
  }
}
