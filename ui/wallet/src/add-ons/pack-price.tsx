import { PriceBreakdownTable } from "@ui/kit/price-breakdown-table"
import { useTierName } from "@ui/shared/use-tier-name"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import type { OfferedPack } from "./read-add-ons.ts"

/** What a pack costs: its price, each tax and the total. */
export const PackPrice = ({ pack, format }: { readonly pack: OfferedPack; readonly format: Format }) => {
  const { t } = useTranslation(["billing", "launch", "kit", "common"])
  const tierName = useTierName()
  const { days, price } = pack
  const money = (amount: number) => format.money(amount, price.currency, "always")
  return (
    <PriceBreakdownTable
      caption={t("launch:price.caption")}
      rows={[
        {
          label: t("billing:addOns.packNamed", { name: tierName(pack.tierName) }),
          detail: t("common:unit.days", { count: days }),
          amount: money(price.total - price.tax),
        },
        ...price.taxes.map(({ kind, ratePercent, amount }) => ({
          label: t("launch:price.tax", { kind, rate: format.number(ratePercent) }),
          amount: money(amount),
        })),
      ]}
      totalLabel={t("kit:price.total")}
      total={money(price.total)}
      wasLabel={t("kit:price.was")}
    />
  )
}
