import { CurrencyCode, minorPerMajor } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { anyPriceBreakdown } from "@domain/pricing/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { formatMoney } from "@ui/i18n"

/** The minor units that a text says. */
const readBack = (text: string, currency: CurrencyCode): number => {
  const [whole = "", minor = ""] = text.replaceAll(/[^\d.]/gu, "").split(".")
  const digits = String(minorPerMajor(currency)).length - 1
  const amount = Number(`${whole}${minor.padEnd(digits, "0")}`)
  return /[-\u2212]/u.test(text) ? 0 - amount : amount
}

test("a price says the same minor units in English and in Hebrew, part by part", () => {
  const anyCurrency = fc.constantFrom(...CurrencyCode.literals)
  law(
    fc.property(anyPriceBreakdown, anyCurrency, fc.constantFrom("IN", "GB"), (price, currency, region) => {
      const { media, promoDiscount, serviceFee, serviceFeeWaived, taxes, total, effectivePerDay } = price
      const parts = [media, 0 - promoDiscount, serviceFee - serviceFeeWaived, total, effectivePerDay]
      for (const amount of [...parts, ...taxes.map((tax) => tax.amount)])
        for (const decimals of ["auto", "always"] as const) {
          const texts = ["en", "he"].map((language) =>
            formatMoney({ amount, currency }, language as "en" | "he", region, decimals),
          )
          expect(texts.map((text) => readBack(text, currency))).toEqual([amount, amount])
        }
    }),
  )
})
