import type { CurrencyCode } from "@domain/kernel"
import { formatMoney } from "@ui/i18n"
import { useCallback } from "react"
import { usePortal } from "../frame/index.ts"

/** Writes minor units of a currency in the reader's language; `exact` always shows the decimals. */
export const useMoney = (currency: CurrencyCode) => {
  const { language } = usePortal()
  return useCallback(
    (amount: number, exact = false) =>
      formatMoney({ amount, currency }, language, undefined, exact ? "always" : "auto"),
    [currency, language],
  )
}
