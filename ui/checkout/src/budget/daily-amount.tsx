import type { BudgetAdvice } from "@application/signup/contract"
import { currencySymbol, minorDigits } from "@domain/kernel"
import { MoneyField } from "@ui/kit/money-field"
import { Slider } from "@ui/kit/slider"
import { useTranslation } from "react-i18next"
import { sliderScale } from "./budget-draft.ts"
import { useMoney } from "@ui/shared/payment"

export interface DailyAmountProps {
  readonly advice: BudgetAdvice
  /** Minor units; `undefined` while the box is empty. */
  readonly value: number | undefined
  readonly onChange: (minorUnits: number | undefined) => void
  readonly error: string | undefined
  readonly isDisabled: boolean
}

/** The amount a day, by slider or by box; the box takes more than the slider reaches. */
export const DailyAmount = ({ advice, value, onChange, error, isDisabled }: DailyAmountProps) => {
  const { t } = useTranslation("launch")
  const { currency } = advice
  const money = useMoney(currency)
  return (
    <Slider
      label={t("launch:budget.daily")}
      {...sliderScale(advice)}
      value={value ?? advice.minimumDaily}
      onChange={onChange}
      format={(amount) => money(amount)}
      isDisabled={isDisabled}
      box={
        <MoneyField
          label={t("launch:budget.exact")}
          symbol={currencySymbol[currency]}
          minorDigits={minorDigits[currency]}
          value={value}
          onChange={onChange}
          error={error}
          isDisabled={isDisabled}
        />
      }
    />
  )
}
