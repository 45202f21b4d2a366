import { currencySymbol, minorDigits } from "@domain/kernel"
import { MoneyField } from "@ui/kit/money-field"
import { RadioCards } from "@ui/kit/radio-cards"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { offeredAmounts, type TopUpTerms } from "./chosen-amount.ts"

const own = "own"

export interface AmountChoiceProps {
  readonly terms: TopUpTerms
  readonly money: (amount: number) => string
  /** Name of the campaign that the suggested amount is for. */
  readonly campaignName: string | undefined
  /** Minor units; `undefined` while the own amount's box is empty. */
  readonly value: number | undefined
  readonly onChange: (amount: number | undefined) => void
  readonly error: string | undefined
  readonly isDisabled: boolean
}

/** An offered amount or one's own. */
export const AmountChoice = (props: AmountChoiceProps) => {
  const { terms, money, campaignName, value, onChange, error, isDisabled } = props
  const { t } = useTranslation("app")
  const { amounts } = offeredAmounts(terms)
  const [isOwn, setOwn] = useState(() => value === undefined || !amounts.includes(value))
  const choose = (id: string) => {
    setOwn(id === own)
    if (id !== own) onChange(Number(id))
  }
  return (
    <RadioCards
      label={t("app:addMoney.amount")}
      {...(terms.suggested !== undefined &&
        campaignName !== undefined && {
          hint: t("app:addMoney.suggested", { amount: money(terms.suggested), campaignName }),
        })}
      value={isOwn ? own : String(value)}
      onChange={choose}
      columns={2}
      isCompact
      isDisabled={isDisabled}
      options={[
        ...amounts.map((amount) => ({
          id: String(amount),
          title: <bdi dir="ltr">{money(amount)}</bdi>,
        })),
        {
          id: own,
          title: t("app:addMoney.own"),
          detail: (
            <MoneyField
              label={t("app:addMoney.ownAmount")}
              hint={t("app:addMoney.limits", { minimum: money(terms.minimum), maximum: money(terms.maximum) })}
              symbol={currencySymbol[terms.currency]}
              minorDigits={minorDigits[terms.currency]}
              value={value}
              onChange={onChange}
              error={error}
              isDisabled={isDisabled}
            />
          ),
        },
      ]}
    />
  )
}
