import type { CampaignListItem } from "@application/campaigns/contract"
import { type CampaignPlan, channelsOf, objectiveOf, targetRadiusOf } from "@domain/campaigns"
import { estimateConversion } from "@domain/insights"
import { EstimateLine } from "@ui/shared/estimate-line"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./editor.module.css"

export interface SummaryMoneyProps {
  readonly campaign: Pick<CampaignListItem, "region" | "budget" | "endDate" | "objective">
  /** The plan with the changes that are typed. */
  readonly edited: CampaignPlan
}

/** What the campaign costs a day, that the changes cost nothing, and what a day may bring with them. */
export const SummaryMoney = ({ campaign, edited }: SummaryMoneyProps) => {
  const { t } = useTranslation(["editor", "launch"])
  const format = useFormat()
  const { region, budget, endDate, objective = objectiveOf(edited) } = campaign
  if (budget === undefined) return null
  const amount = format.money(budget.dailyBudget, budget.currency)
  const estimate = estimateConversion({
    region,
    objective,
    dailyBudget: budget.dailyBudget,
    radius: targetRadiusOf(edited),
    channels: channelsOf(edited),
  })
  return (
    <div className={styles["money"]}>
      <p className={styles["count"]}>
        {endDate === undefined
          ? t("editor:money.daily", { amount })
          : t("editor:money.until", { amount, date: format.day(endDate) })}
      </p>
      <p className={styles["quiet"]}>{t("editor:money.free")}</p>
      <EstimateLine estimate={estimate} objective={objective} />
    </div>
  )
}
