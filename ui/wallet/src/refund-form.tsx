import { currencySymbol, minorDigits } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { MoneyField } from "@ui/kit/money-field"
import { Panel } from "@ui/kit/panel"
import { useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { destinationsOf, refundProblem, type RefundsReading } from "./read-refunds.ts"
import { RefundDestinations } from "./refund-destinations.tsx"
import styles from "./refund.module.css"
import { useKeptAmount } from "./use-kept-amount.ts"

export interface RefundFormProps {
  readonly reading: RefundsReading
  readonly money: (amount: number) => string
  readonly isPending: boolean
  readonly isDisabled: boolean
  readonly onRefund: (amount: number) => Promise<string | undefined>
}

/** How much is to go back, where it goes, and the question before it does. */
export const RefundForm = ({ reading, money, isPending, isDisabled, onRefund }: RefundFormProps) => {
  const { t } = useTranslation(["app", "common"])
  const { refundable, currency } = reading
  const [amount, setAmount] = useKeptAmount("refundAmount")
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const problem = refundProblem(amount, reading)
  const parts = amount === undefined || problem !== undefined ? [] : destinationsOf(amount, reading)

  const ask = () => {
    flushSync(() => setTried(true))
    if (problem === undefined) return setAsking(true)
    document.querySelector<HTMLInputElement>("main [aria-invalid=true]")?.focus()
  }
  const confirm = async () => {
    if (amount === undefined) return
    const ended = await onRefund(amount)
    setAsking(false)
    if (ended !== "succeeded") return
    setTried(false)
    setAmount(undefined)
  }

  return (
    <Panel title={t("app:refund.howMuch")} description={t("app:refund.atMost", { total: money(refundable) })}>
      <div className={styles["form"]}>
        <div className={styles["amount"]}>
          <MoneyField
            label={t("app:refund.amount")}
            symbol={currencySymbol[currency]}
            minorDigits={minorDigits[currency]}
            value={amount}
            onChange={setAmount}
            isDisabled={isDisabled || isPending}
            error={
              isTried && problem !== undefined
                ? t(`app:refund.problem.${problem}`, { total: money(refundable) })
                : undefined
            }
          />
          <Button
            kind="quiet"
            size="small"
            flush="start"
            isDisabled={isDisabled || isPending}
            onPress={() => setAmount(refundable)}
          >
            {t("app:refund.all", { total: money(refundable) })}
          </Button>
        </div>
        {parts.length === 0 ? null : <RefundDestinations parts={parts} money={money} />}
        <p className={styles["soft"]}>{t("app:refund.howLong")}</p>
        <div>
          <Button onPress={ask} isDisabled={isDisabled} isPending={isPending} pendingLabel={t("common:state.sending")}>
            {t("app:refund.action")}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("app:refund.question.title", { total: money(amount ?? 0) })}
        confirmLabel={t("app:refund.question.confirm")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.sending")}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        isPending={isPending}
      >
        {t("app:refund.question.text")}
      </ConfirmDialog>
    </Panel>
  )
}
