import type { CurrencyCode } from "@domain/kernel"
import type { CommissionRule } from "@domain/wallet"
import { useTranslation } from "react-i18next"
import { useFormat } from "../app/use-format.ts"

/** A rule of commissions in words, part by part. */
export const useCommissionRule = (): ((rule: CommissionRule, currency: CurrencyCode) => ReadonlyArray<string>) => {
  const { t } = useTranslation("commissions")
  const format = useFormat()
  return ({ base, percent = 0, amount = 0, atLeast, atMost, months }, currency) => [
    base === "firstCampaign"
      ? t("commissions:rule.firstCampaign", { amount: format.money(amount, currency) })
      : t(`commissions:rule.${base}`, { percent: format.percent(percent / 100, 2) }),
    ...(atLeast === undefined ? [] : [t("commissions:rule.atLeast", { amount: format.money(atLeast, currency) })]),
    ...(atMost === undefined ? [] : [t("commissions:rule.atMost", { amount: format.money(atMost, currency) })]),
    months === undefined ? t("commissions:rule.always") : t("commissions:rule.months", { count: months }),
  ]
}
