import type { Lead, LeadChange } from "@domain/insights"
import { type CurrencyCode, minorPerMajor } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { MoneyField } from "@ui/kit/money-field"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./work.module.css"

const symbols: Readonly<Record<CurrencyCode, string>> = { INR: "₹", GBP: "£", USD: "$", JPY: "¥" }

export interface LeadSaleFieldProps {
  readonly sale: Lead["sale"]
  readonly currency: CurrencyCode
  readonly isSaving: boolean
  /** Answers whether the change was made. */
  readonly onChange: (change: LeadChange) => Promise<boolean>
}

/** What a won lead has bought for; what is typed stays until it is saved. */
export const LeadSaleField = ({ sale, currency, isSaving, onChange }: LeadSaleFieldProps) => {
  const { t } = useTranslation(["common", "leads"])
  const [typed, setTyped] = useState<{ readonly amount: number | undefined }>()
  const [isWrong, setWrong] = useState(false)
  const amount = typed === undefined ? sale?.amount : typed.amount
  const was = sale === undefined ? {} : { was: sale }
  const save = async () => {
    setWrong(amount === undefined || amount < 1)
    if (amount === undefined || amount < 1 || amount === sale?.amount) return
    if (await onChange({ kind: "Sale", ...was, now: { amount, currency } })) setTyped(undefined)
  }
  const remove = async () => {
    setWrong(false)
    if (await onChange({ kind: "Sale", ...was })) setTyped(undefined)
  }
  return (
    <form
      noValidate
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <MoneyField
        label={t("leads:sale.title")}
        hint={t("leads:sale.hint")}
        symbol={symbols[currency]}
        minorDigits={Math.log10(minorPerMajor(currency))}
        value={amount}
        onChange={(next) => setTyped({ amount: next })}
        error={isWrong ? t("leads:sale.wrong") : undefined}
      />
      <div className={styles["line"]}>
        <Button
          type="submit"
          kind="secondary"
          size="small"
          isPending={isSaving}
          pendingLabel={t("common:state.saving")}
        >
          {t("leads:sale.save")}
        </Button>
        {sale === undefined ? null : (
          <Button kind="quiet" size="small" isDisabled={isSaving} onPress={() => void remove()}>
            {t("leads:sale.remove")}
          </Button>
        )}
      </div>
    </form>
  )
}
