import type { CampaignEditState, CampaignListItem } from "@application/campaigns/contract"
import { type CampaignPlan, type EditedTerms, channelsOf, objectiveOf, targetRadiusOf } from "@domain/campaigns"
import { estimateConversion } from "@domain/insights"
import { EstimateLine } from "@ui/shared/estimate-line"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./editor.module.css"

export interface SummaryMoneyProps {
  readonly campaign: Pick<CampaignListItem, "region" | "budget" | "endDate" | "objective">
  /** The plan with the changes that are typed. */
  readonly edited: CampaignPlan
  /** The daily amount and last day with the changes that are typed. */
  readonly terms: EditedTerms
  /** What the changes cost; undefined where they change neither, or while that is worked out. */
  readonly quote: CampaignEditState["quote"]
  readonly changesTerms: boolean
}

/** What the campaign costs a day, that the changes cost nothing, and what a day may bring with them. */
export const SummaryMoney = (props: SummaryMoneyProps) => {
  const { t } = useTranslation(["editor", "launch"])
  const format = useFormat()
  const { campaign, edited, terms, quote, changesTerms } = props
  const { region, budget, objective = objectiveOf(edited) } = campaign
  const { endDate } = terms
  if (budget === undefined) return null
  // A quote outlives the change that it was of, until the draft is read again.
  const dailyBudget = (changesTerms ? quote?.dailyBudget : undefined) ?? terms.dailyBudget ?? budget.dailyBudget
  const amount = format.money(dailyBudget, budget.currency)
  const cost = () => {
    if (!changesTerms) return t("editor:money.free")
    if (quote === undefined) return t("editor:money.quoting")
    const { total } = quote.added
    if (total === 0) return t("editor:money.nothing")
    const words = total > 0 ? "editor:money.costs" : "editor:money.back"
    return t(words, { total: format.money(Math.abs(total), budget.currency) })
  }
  const estimate = estimateConversion({
    region,
    objective,
    dailyBudget,
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
      <p className={styles["quiet"]}>{cost()}</p>
      <EstimateLine estimate={estimate} objective={objective} />
    </div>
  )
}
