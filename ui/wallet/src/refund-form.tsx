import { currencySymbol, minorDigits } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { MoneyField } from "@ui/kit/money-field"
import { Panel } from "@ui/kit/panel"
import type { Form } from "@ui/shared/form"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { destinationsOf, refundProblem, type RefundsReading } from "./read-refunds.ts"
import { RefundDestinations } from "./refund-destinations.tsx"
import styles from "./refund.module.css"

/** The amount of a refund while it is typed. */
export interface RefundedAmount {
  readonly amount: number | undefined
}

export interface RefundFormProps {
  readonly form: Form<RefundedAmount>
  readonly reading: RefundsReading
  readonly money: (amount: number) => string
  readonly isDisabled: boolean
}

/** How much is to go back, where it goes, and the question before it does. */
export const RefundForm = ({ form, reading, money, isDisabled }: RefundFormProps) => {
  const { t } = useTranslation(["app", "common"])
  const { refundable, currency } = reading
  const [isAsking, setAsking] = useState(false)
  const { isPending } = form
  const { amount } = form.values
  const parts =
    amount === undefined || refundProblem(amount, reading) !== undefined ? [] : destinationsOf(amount, reading)
  const confirm = async () => {
    await form.submit()
    setAsking(false)
  }

  return (
    <Panel title={t("app:refund.howMuch")} description={t("app:refund.atMost", { total: money(refundable) })}>
      <form
        {...form.props}
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(form.check())
        }}
      >
        <div className={styles["amount"]}>
          <MoneyField
            label={t("app:refund.amount")}
            symbol={currencySymbol[currency]}
            minorDigits={minorDigits[currency]}
            {...form.field("amount")}
            isDisabled={isDisabled || isPending}
          />
          <Button
            kind="quiet"
            size="small"
            flush="start"
            isDisabled={isDisabled || isPending}
            onPress={() => form.type({ amount: refundable })}
          >
            {t("app:refund.all", { total: money(refundable) })}
          </Button>
        </div>
        {parts.length === 0 ? null : <RefundDestinations parts={parts} money={money} />}
        <p className={styles["soft"]}>{t("app:refund.howLong")}</p>
        <div>
          <Button type="submit" isDisabled={isDisabled} isPending={isPending} pendingLabel={t("common:state.sending")}>
            {t("app:refund.action")}
          </Button>
        </div>
      </form>
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
