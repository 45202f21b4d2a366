import type { CampaignBudget } from "@domain/campaigns"
import { RadioCards } from "@ui/kit/radio-cards"
import { useMoney } from "@ui/shared/payment"
import { CalendarClock, CalendarRange } from "lucide-react"
import { useTranslation } from "react-i18next"

export interface SpendingChoiceProps {
  readonly budget: CampaignBudget
  readonly onChange: (budget: CampaignBudget) => void
  readonly isDisabled: boolean
}

/** Whether the amount is a budget for each day or one for the whole time; the price is the same. Spec: enumerations, budget type. */
export const SpendingChoice = ({ budget, onChange, isDisabled }: SpendingChoiceProps) => {
  const { t } = useTranslation("launch")
  const money = useMoney(budget.currency)
  const { budgetType, dailyBudget, days } = budget
  return (
    <RadioCards
      label={t("launch:budget.spending.label")}
      value={budgetType}
      isDisabled={isDisabled}
      onChange={(type) => onChange({ ...budget, budgetType: type === "Lifetime" ? "Lifetime" : "Daily" })}
      options={[
        {
          id: "Daily",
          title: t("launch:budget.spending.Daily"),
          description: t("launch:budget.spending.DailyHelp", { amount: money(dailyBudget) }),
          icon: <CalendarClock size={20} />,
        },
        {
          id: "Lifetime",
          title: t("launch:budget.spending.Lifetime"),
          description: t("launch:budget.spending.LifetimeHelp", { amount: money(dailyBudget * days) }),
          icon: <CalendarRange size={20} />,
        },
      ]}
    />
  )
}
