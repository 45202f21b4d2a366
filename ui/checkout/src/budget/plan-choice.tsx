import { RadioCards } from "@ui/kit/radio-cards"
import { useMoney } from "@ui/shared/payment"
import { useTierName } from "@ui/shared/use-tier-name"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { RecommendedTitle } from "@ui/journey/recommended-title"
import { planOf } from "./budget-draft.ts"
import { DailyAmount, type DailyAmountProps } from "./daily-amount.tsx"

/**
 * The plans of the price list as one choice: a ready amount a day, or one's own by slider and box. The amount alone says which plan
 * it is; Custom stays open while its amount is being chosen.
 */
export const PlanChoice = (props: DailyAmountProps) => {
  const { advice, value, onChange, error, isDisabled } = props
  const { t } = useTranslation("launch")
  const money = useMoney(advice.currency)
  const tierName = useTierName()
  const [isOwn, setOwn] = useState(false)
  const chooseOwn = (daily: number | undefined) => {
    setOwn(true)
    onChange(daily)
  }
  const plan = isOwn || error !== undefined ? "Custom" : planOf(value, advice)
  return (
    <RadioCards
      label={t("launch:plan.label")}
      value={plan}
      columns={1}
      isDisabled={isDisabled}
      onChange={(id) => {
        const level = advice.levels.find(({ tier }) => tier === id)
        setOwn(id === "Custom")
        if (level !== undefined && level.tier !== "Custom") onChange(level.dailyBudget)
      }}
      options={advice.levels.map(({ tier, dailyBudget, recommended }) => ({
        id: tier,
        title: <RecommendedTitle isRecommended={recommended}>{tierName(tier)}</RecommendedTitle>,
        description: t(`launch:plan.${tier}`),
        note: t(tier === "Custom" ? "launch:plan.from" : "launch:plan.daily", { amount: money(dailyBudget) }),
        ...(tier === "Custom" && { detail: <DailyAmount {...props} onChange={chooseOwn} /> }),
      }))}
    />
  )
}
