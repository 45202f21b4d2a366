import type { PlanCheck } from "@domain/briefs"
import type { CurrencyCode } from "@domain/kernel"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** A finding about a plan, in words. */
export const useCheckWords = (currency: CurrencyCode) => {
  const { t } = useTranslation(["briefs"])
  const format = useFormat()
  return ({ key, amount = 0, text = "" }: PlanCheck): string =>
    t(`briefs:check.${key}`, { amount: format.money(amount, currency), text })
}
