import type { AddOnPack } from "./add-on-pack.ts"
import { type PriceBreakdown, priceOfParts } from "./price-breakdown.ts"
import type { RegionalPriceList } from "./regional-price-list.ts"
import type { PlaceOfSupply } from "./place-of-supply.ts"
import { taxesOn } from "./tax.ts"

/** The packs that a list sells: of each name the first in the list's currency. Lists from before the rule may have others. Ours. */
export const soldPacks = ({
  currency,
  addOnPacks,
}: Pick<RegionalPriceList, "currency" | "addOnPacks">): ReadonlyArray<AddOnPack> => {
  const payable = addOnPacks.filter((pack) => pack.currency === currency)
  return payable.filter(({ tierName }, index) => payable.findIndex((pack) => pack.tierName === tierName) === index)
}

/**
 * The price of a pack: no media, the pack as a fee that is not waived, the pack's own tax by kind. The price list gives
 * kind of tax and date. Spec: "Add-on tax is a percentage per pack".
 */
export const addOnPrice = (
  pack: AddOnPack,
  priceList: Pick<RegionalPriceList, "id" | "taxKind" | "effectiveFrom">,
  place: PlaceOfSupply = "unknown",
): PriceBreakdown =>
  priceOfParts(
    { days: pack.days, dailyBudget: 0, media: 0, promoDiscount: 0, serviceFee: pack.price, serviceFeeWaived: 0 },
    taxesOn(pack.price, { taxKind: priceList.taxKind, taxPercent: pack.taxPercent }, place),
    { id: priceList.id, currency: pack.currency, effectiveFrom: priceList.effectiveFrom },
  )
