import { networkProductWords, nextPriceBand, type ProductAttribute } from "@domain/insights"
import type { CurrencyCode } from "@domain/kernel"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** Values of attributes in the reader's words: the networks' words are translated, the shop's own stay. */
export const useAttributeWords = (format: Format, currency: CurrencyCode) => {
  const { t } = useTranslation("products")
  return (attribute: ProductAttribute, value: string | undefined): string => {
    if (value === undefined || value === "") return t("products:breakdown.unsaid")
    if (attribute === "priceBand") {
      const least = Number(value)
      const below = format.money(nextPriceBand(least, currency), currency)
      return least === 0
        ? t("products:below", { price: below })
        : t("products:band", { from: format.money(least, currency), below })
    }
    const word = networkProductWords.find((known) => known === value)
    return word === undefined ? value : t(`products:value.${word}`)
  }
}
