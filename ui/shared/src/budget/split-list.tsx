import type { BudgetSplit } from "@application/campaigns/contract"
import type { CurrencyCode } from "@domain/kernel"
import { useTranslation } from "react-i18next"
import type { Format } from "../app/use-format.ts"
import styles from "./budget.module.css"

export interface SplitListProps {
  readonly split: Pick<BudgetSplit, "channels">
  readonly currency: CurrencyCode
  readonly format: Format
}

/** Each channel's part of the money, and what it cost and brought so far. */
export const SplitList = ({ split, currency, format }: SplitListProps) => {
  const { t } = useTranslation(["pacing", "app"])
  return (
    <ul className={styles["channels"]}>
      {split.channels.map(({ channel, percent, daily, spend, results }) => {
        const share = format.percent(percent / 100, Number.isInteger(percent) ? 0 : 1)
        return (
          <li key={channel}>
            <span className={styles["channel"]}>
              <strong>{t(`app:campaigns.channel.${channel}`)}</strong>
              <span className={styles["quiet"]}>
                {t("pacing:split.soFar", { count: results, spend: format.money(spend, currency) })}
              </span>
            </span>
            <span>
              {daily === undefined
                ? share
                : t("pacing:split.part", { percent: share, amount: format.money(daily, currency) })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
