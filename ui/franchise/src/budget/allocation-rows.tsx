import type { StoreLaunchStatus } from "@domain/budget"
import type { FranchiseStore, SharedBudget, StoreAllocation } from "@domain/franchise"
import { type CurrencyCode, currencySymbol, minorDigits } from "@domain/kernel"
import { Badge } from "@ui/kit/badge"
import { LoadMore } from "@ui/kit/load-more"
import { MoneyField } from "@ui/kit/money-field"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"
import { statuses } from "./budget-summary.tsx"

export interface AllocationRowsProps {
  readonly stores: ReadonlyArray<FranchiseStore>
  readonly shared: SharedBudget
  readonly currency: CurrencyCode
  readonly minimum: number
  /** Typed amounts, where stores get what is typed. */
  readonly amounts: ReadonlyArray<{ readonly code: string; readonly amount: number }> | undefined
  readonly isDisabled: boolean
  readonly onAmount: (code: string, amount: number | undefined) => void
}

const tones = {
  Ready: "success",
  LimitedBudget: "warning",
  BudgetInsufficient: "danger",
  AlreadyLaunched: "info",
  NotEligible: "neutral",
} as const satisfies Readonly<Record<StoreLaunchStatus, string>>

/** Stores that are shown at first, and more each time. */
const pageSize = 50

/** What each store gets, its status, why and what mends it. */
export const AllocationRows = (props: AllocationRowsProps) => {
  const { stores, shared, currency, minimum, amounts, isDisabled, onAmount } = props
  const { t } = useTranslation(["franchise", "common", "app"])
  const format = useFormat()
  const [status, setStatus] = useState<string>("all")
  const [shown, setShown] = useState(pageSize)
  const names = new Map(stores.map(({ code, name }) => [code, name]))
  const typed = new Map(amounts?.map(({ code, amount }) => [code, amount]))
  const found = shared.stores.filter((one) => status === "all" || one.status === status)
  const money = (amount: number) => format.money(amount, currency)
  const why = ({ reason, cost, costToBeSpent }: StoreAllocation) =>
    reason === undefined
      ? undefined
      : t(`franchise:reason.${reason}`, {
          minimum: money(minimum),
          cost: money(cost),
          missing: money(Math.max(0, cost - costToBeSpent)),
        })
  const rows = found.slice(0, shown)
  return (
    <Panel title={t("franchise:budget.each")}>
      <div className={styles["stack"]}>
        <Select
          label={t("franchise:budget.show")}
          placeholder=""
          options={[
            { id: "all", label: t("franchise:budget.allStatuses") },
            ...statuses.map((id) => ({ id, label: t(`franchise:status.${id}`) })),
          ]}
          value={status}
          onChange={(id) => {
            setStatus(id)
            setShown(pageSize)
          }}
        />
        {rows.length === 0 ? <p className={styles["quiet"]}>{t("franchise:noneFound")}</p> : null}
        <ul className={styles["allocations"]} aria-label={t("franchise:budget.each")}>
          {rows.map((one) => {
            const name = names.get(one.code) ?? one.code
            const isTyped = amounts !== undefined && one.status !== "NotEligible" && one.status !== "AlreadyLaunched"
            return (
              <li key={one.code} className={styles["allocation"]}>
                <span className={styles["store"]}>
                  <bdi className={styles["name"]}>{name}</bdi>
                  <bdi className={styles["quiet"]}>{one.code}</bdi>
                </span>
                <span className={styles["store"]}>
                  <span>
                    <Badge tone={tones[one.status]}>{t(`franchise:status.${one.status}`)}</Badge>
                  </span>
                  <span className={styles["quiet"]}>{why(one)}</span>
                </span>
                {isTyped ? (
                  <MoneyField
                    label={t("franchise:budget.amountOf", { name })}
                    symbol={currencySymbol[currency]}
                    minorDigits={minorDigits[currency]}
                    value={typed.get(one.code)}
                    onChange={(amount) => onAmount(one.code, amount)}
                    isDisabled={isDisabled}
                  />
                ) : (
                  <bdi className={styles["amount"]}>{money(one.costToBeSpent)}</bdi>
                )}
              </li>
            )
          })}
        </ul>
        <LoadMore
          summary={t("app:list.showing", { items: format.number(rows.length), total: format.number(found.length) })}
          label={t("app:list.more")}
          pendingLabel={t("common:state.loading")}
          hasMore={found.length > rows.length}
          onMore={() => setShown(shown + pageSize)}
        />
      </div>
    </Panel>
  )
}
