import type { StoreLaunchStatus } from "@domain/budget"
import type { SharedBudget } from "@domain/franchise"
import type { CurrencyCode } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { Stat } from "@ui/kit/stat"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"

export interface BudgetSummaryProps {
  readonly shared: SharedBudget
  readonly currency: CurrencyCode
  readonly isByHand: boolean
}

/** Statuses in the order in which they are told, the best first. */
export const statuses = [
  "Ready",
  "LimitedBudget",
  "BudgetInsufficient",
  "AlreadyLaunched",
  "NotEligible",
] as const satisfies ReadonlyArray<StoreLaunchStatus>

/** How many stores are in which status, and what is left or missing. */
export const BudgetSummary = ({ shared, currency, isByHand }: BudgetSummaryProps) => {
  const { t } = useTranslation(["franchise"])
  const format = useFormat()
  const { stores, spent, unspent, neededLeast, neededWhole } = shared
  const countOf = (status: StoreLaunchStatus) => stores.filter((one) => one.status === status).length
  const money = (amount: number) => format.money(amount, currency)
  const total = spent + unspent
  const mend =
    unspent < 0
      ? t("franchise:budget.over", { amount: money(-unspent) })
      : !isByHand && total < neededLeast
        ? t("franchise:budget.needsLeast", { amount: money(neededLeast) })
        : !isByHand && total < neededWhole
          ? t("franchise:budget.needsWhole", { amount: money(neededWhole) })
          : unspent > 0
            ? t("franchise:budget.left", { amount: money(unspent) })
            : undefined
  return (
    <section aria-label={t("franchise:budget.outcome")} className={styles["stack"]}>
      <div className={styles["stats"]}>
        {statuses
          .filter((status) => status !== "AlreadyLaunched" || countOf(status) > 0)
          .map((status) => (
            <Stat key={status} label={t(`franchise:status.${status}`)} value={format.number(countOf(status))} />
          ))}
        <Stat label={t("franchise:budget.spent")} value={money(spent)} />
      </div>
      <div role="status">
        {mend === undefined ? null : <Banner tone={unspent < 0 ? "warning" : "info"} title={mend} />}
      </div>
    </section>
  )
}
