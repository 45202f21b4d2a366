import { Schema } from "effect"
import { contract, listOf, textOf } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"
import { AddOnPack, NewPriceList, PriceListId, PriceListRefused, PromoCode, RegionalPriceList } from "@domain/pricing"

const optional = Schema.optionalKey
const { portalId: _portal, currency: _currency, ...prices } = NewPriceList.fields

/** The price lists that hold, held or will hold in a portal: its own and those for every portal. Ours. */
export const ListPriceLists = contract("signup/ListPriceLists", {
  access: "administerPortal",
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Array(RegionalPriceList),
  failures: [ForbiddenPortal],
})

/** Publishes a price list of a portal from a later day on, in the currency of its region. No list is ever changed. Ours. */
export const PublishPriceList = contract("signup/PublishPriceList", {
  access: "administerPortal",
  input: Schema.Struct({
    portalId: PortalId,
    ...prices,
    sellerStateCode: optional(textOf(2)),
    promoCodes: listOf(Schema.Struct({ ...PromoCode.fields, code: textOf(40) }), 200),
    addOnPacks: listOf(Schema.Struct({ ...AddOnPack.fields, tierName: textOf(60) }), 20),
  }),
  output: Schema.Struct({ id: PriceListId }),
  failures: [ForbiddenPortal, InvalidPortal, PriceListRefused],
})
