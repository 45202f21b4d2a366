import type { BudgetAdvice } from "@application/signup/contract"
import type { BudgetFailure } from "@domain/budget"
import type { Region } from "@domain/kernel"
import { useFieldText } from "@ui/journey/use-field-text"
import { withPromo } from "./budget-draft.ts"
import { DurationChoice } from "./duration-choice.tsx"
import { PlanChoice } from "./plan-choice.tsx"
import { PromoField } from "./promo-field.tsx"
import { ScheduleChoice } from "./schedule-choice.tsx"
import { SpendingChoice } from "./spending-choice.tsx"
import type { useBudgetForm } from "./use-budget-form.ts"
import { useMoney } from "@ui/shared/payment"

export interface BudgetFieldsProps {
  readonly form: ReturnType<typeof useBudgetForm>
  readonly advice: BudgetAdvice
  readonly region: Region
  readonly isDisabled: boolean
}

/** Amount, length, start and promo code. */
export const BudgetFields = ({ form, advice, region, isDisabled }: BudgetFieldsProps) => {
  const fieldText = useFieldText()
  const money = useMoney(advice.currency)
  const { shown, budget, problems, quote, today, set, setNumbers } = form
  const inMoney = (failure: BudgetFailure | undefined) => {
    const { key, params = {} } = failure ?? {}
    const amounts = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "number" ? money(value) : value,
    ])
    return key === undefined ? undefined : fieldText({ key, params: Object.fromEntries(amounts) })
  }
  return (
    <>
      <PlanChoice
        advice={advice}
        value={shown.daily}
        onChange={(daily) => setNumbers({ daily })}
        error={inMoney(problems.daily)}
        isDisabled={isDisabled}
      />
      <DurationChoice
        value={shown.days}
        onChange={(days) => setNumbers({ days })}
        error={fieldText(problems.days)}
        isDisabled={isDisabled}
      />
      <SpendingChoice budget={budget} onChange={set} isDisabled={isDisabled} />
      <ScheduleChoice
        budget={budget}
        region={region}
        today={today}
        problem={problems.startDate}
        onChange={set}
        isDisabled={isDisabled}
      />
      <PromoField
        value={budget.promoCode ?? ""}
        onChange={(promoCode) => set(withPromo(budget, promoCode))}
        outcome={quote.isCurrent ? quote.output?.promo : undefined}
        isDisabled={isDisabled}
      />
    </>
  )
}
