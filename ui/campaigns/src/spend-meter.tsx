import type { Campaign } from "@domain/campaigns"
import { useTranslation } from "react-i18next"
import type { Format } from "@ui/shared/use-format"
import styles from "./campaigns.module.css"

export interface SpendMeterProps {
  readonly campaign: Pick<Campaign, "spent" | "budget" | "price" | "returned">
  readonly format: Format
  /** What is spent stands above already. */
  readonly isUnderSpent?: boolean
  /** The share that is spent stands for the amount. */
  readonly isShort?: boolean
}

/** How much of the campaign's media money is spent, as a bar and in words; nothing before there is a budget. */
export const SpendMeter = ({ campaign, format, isUnderSpent = false, isShort = false }: SpendMeterProps) => {
  const { spent, budget, price } = campaign
  const { t } = useTranslation(["app"])
  if (budget === undefined) return null
  // What went back while it stands is still meant for it.
  const total = price === undefined ? budget.dailyBudget * budget.days : price.media + (campaign.returned?.media ?? 0)
  const share = total === 0 ? 0 : Math.min(1, spent / total)
  return (
    <div className={styles["meter"]}>
      <span className={styles["track"]} aria-hidden>
        <span className={styles["fill"]} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={styles["figures"]}>
        {t(isShort ? "app:campaigns.usedOf" : isUnderSpent ? "app:campaigns.ofBudget" : "app:campaigns.spentOf", {
          spent: format.money(spent, budget.currency),
          share: format.percent(share),
          total: format.money(total, budget.currency),
        })}
      </span>
    </div>
  )
}
