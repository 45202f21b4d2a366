import type { PriceBreakdown } from "@domain/pricing"
import { formatNumber } from "@ui/i18n"
import type { PriceRow } from "@ui/kit/price-breakdown-table"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import { useMoney } from "./use-money.ts"

/** The lines of a price as a customer sees them: media, promotion, fee and taxes. Spec: pricing, price breakdown. */
export const usePriceRows = (price: PriceBreakdown): ReadonlyArray<PriceRow> => {
  const { t } = useTranslation(["launch", "common"])
  const { language } = usePortal()
  const money = useMoney(price.currency)
  const charged = price.serviceFee - price.serviceFeeWaived
  return [
    {
      label: t("launch:price.media"),
      detail: t("launch:price.mediaDetail", {
        daily: money(price.dailyBudget),
        days: t("common:unit.days", { count: price.days }),
      }),
      amount: money(price.media, true),
    },
    ...(price.promoDiscount > 0
      ? [
          {
            label: t("launch:price.promo", { code: price.promoCode ?? "" }),
            amount: money(-price.promoDiscount, true),
            isReduction: true,
          },
        ]
      : []),
    {
      label: t("launch:price.fee"),
      amount: money(charged, true),
      ...(price.serviceFeeWaived > 0 && {
        detail: charged === 0 ? t("launch:price.feeWaived") : t("launch:price.feePartlyWaived"),
        was: money(price.serviceFee, true),
      }),
    },
    ...price.taxes.map(({ kind, ratePercent, amount, undertaking }) => ({
      label: t("launch:price.tax", { kind, rate: formatNumber(ratePercent, language) }),
      ...(undertaking !== undefined && { detail: t("common:tax.underLetter", { number: undertaking }) }),
      amount: money(amount, true),
    })),
  ]
}
