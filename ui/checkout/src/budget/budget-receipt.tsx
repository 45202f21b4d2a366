import type { Objective } from "@domain/creatives"
import { failureMessage } from "@ui/i18n"
import { cx } from "@ui/kit/cx"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useTranslation } from "react-i18next"
import { EstimateLine } from "@ui/shared/estimate-line"
import styles from "./payment.module.css"
import { PriceBreakdown } from "./price-breakdown.tsx"
import type { useBudgetForm } from "./use-budget-form.ts"
import { useMoney } from "@ui/shared/payment"
import type { usePaymentShares } from "./use-payment-shares.ts"

export interface BudgetReceiptProps {
  readonly quote: ReturnType<typeof useBudgetForm>["quote"]
  readonly currency: Parameters<typeof useMoney>[0]
  readonly objective: Objective
  /** What the wallet can give, while the price is to be paid. */
  readonly isPaid: boolean
  readonly funds?: Pick<ReturnType<typeof usePaymentShares>, "failure" | "shares" | "retry">
}

/** Price and estimate of the typed budget; the last good ones stay while new ones are on their way. */
export const BudgetReceipt = ({ quote, currency, objective, isPaid, funds }: BudgetReceiptProps) => {
  const { t } = useTranslation(["launch", "common", "failures"])
  const money = useMoney(currency)
  const { output, isCurrent, isLoading } = quote
  const failure = quote.failure ?? funds?.failure
  const retry = () => {
    quote.retry()
    funds?.retry()
  }
  return (
    <Panel title={t("launch:price.title")}>
      {failure === undefined ? null : (
        <ErrorState
          title={t("failures:failedToFetchBudget")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        >
          {failureMessage(failure, (keys, values) => t(keys, values))}
        </ErrorState>
      )}
      {output === undefined ? (
        failure === undefined && isLoading ? (
          <LoadingRegion label={t("launch:price.loading")}>
            <Skeleton lines={5} />
          </LoadingRegion>
        ) : null
      ) : (
        <div className={cx(styles.receipt, !isCurrent && styles.updating)} aria-busy={!isCurrent}>
          <p className={styles["effective"]} role="status">
            {t("launch:price.effective", { cost: money(output.price.effectivePerDay) })}
          </p>
          <PriceBreakdown
            price={output.price}
            isPaid={isPaid}
            {...(funds?.shares !== undefined && { shares: funds.shares })}
          />
          <EstimateLine estimate={output.estimate} objective={objective} />
        </div>
      )}
    </Panel>
  )
}
