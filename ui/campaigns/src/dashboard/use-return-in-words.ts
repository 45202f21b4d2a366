import type { CountedReturn, SaleReturn, SaleValue } from "@domain/insights"
import { type CurrencyCode, minorPerMajor } from "@domain/kernel"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** A return on spend in words, and how it was computed. */
export const useReturnInWords = (format: Format, currency: CurrencyCode) => {
  const { t } = useTranslation(["dashboard"])
  const unit = minorPerMajor(currency)
  const money = (amount: number) => format.money(amount, currency)
  /** What one unit of money brought, such as "₹2.50". */
  const back = ({ ratio }: SaleReturn): string => format.money(Math.round(ratio * unit), currency, "always")
  return {
    back,
    /** What conversions were worth, for what their campaigns spent. */
    brought: ({ value, spend }: CountedReturn) =>
      t("dashboard:counted.brought", { value: money(value), spend: money(spend) }),
    backEach: ({ ratio = 0 }: CountedReturn) =>
      t("dashboard:counted.each", {
        back: format.money(Math.round(ratio * unit), currency, "always"),
        unit: money(unit),
      }),
    each: (saleReturn: SaleReturn) => t("dashboard:sale.each", { back: back(saleReturn), unit: money(unit) }),
    computed: ({ enquiries, spend, worth }: SaleReturn, { averageSale, closePercent }: SaleValue) =>
      t("dashboard:sale.computed", {
        enquiries: format.number(enquiries),
        percent: format.percent(closePercent / 100),
        sale: money(averageSale),
        worth: money(worth),
        spend: money(spend),
      }),
  }
}
