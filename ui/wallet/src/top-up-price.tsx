import { taxWithin } from "@domain/pricing"
import { PriceBreakdownTable } from "@ui/kit/price-breakdown-table"
import { useTranslation } from "react-i18next"
import type { TopUpTerms } from "./chosen-amount.ts"
import type { Format } from "@ui/shared/use-format"

export interface TopUpPriceProps {
  readonly amount: number
  readonly terms: TopUpTerms
  readonly money: (amount: number) => string
  readonly format: Format
}

/** What is charged now, how much reaches the wallet, and when tax is due. */
export const TopUpPrice = ({ amount, terms: { tax }, money, format }: TopUpPriceProps) => {
  const { t } = useTranslation(["app", "kit"])
  const within = taxWithin(amount, { taxKind: tax.kind, taxPercent: tax.ratePercent })
  return (
    <PriceBreakdownTable
      caption={t("app:addMoney.price.caption")}
      rows={[
        { label: t("app:addMoney.price.added"), amount: money(amount) },
        {
          label: t("app:addMoney.price.tax"),
          amount: money(0),
          detail:
            within === 0
              ? t("app:addMoney.price.noTax")
              : t("app:addMoney.price.taxLater", {
                  kind: tax.kind,
                  rate: format.number(tax.ratePercent),
                  tax: money(within),
                }),
        },
      ]}
      totalLabel={t("app:addMoney.price.total")}
      total={money(amount)}
      wasLabel={t("kit:price.was")}
    />
  )
}
