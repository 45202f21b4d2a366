import { Schema } from "effect"
import { contract, listOf, textOf } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { PortalId, Region } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"
import {
  AddOnPack,
  NewPriceList,
  PriceListId,
  PriceListNotFound,
  PriceListRefused,
  PromoCode,
  RegionalPriceList,
} from "@domain/pricing"

const optional = Schema.optionalKey
const { portalId: _portal, currency: _currency, ...prices } = NewPriceList.fields

/** The price lists that hold, held or will hold in a portal: its own and those for every portal. Ours. */
export const ListPriceLists = contract("signup/ListPriceLists", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/priceLists",
  group: "Portal administration",
  summary: "List the portal's price lists",
  description:
    "Its own and those for every portal, with bands' budgets, fees, taxes and promo codes. The latest own list that has begun is in force, else the latest for every portal.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Array(RegionalPriceList),
  failures: [ForbiddenPortal],
})

/** Publishes a price list of a portal from a later day on, in the currency of its region. No list is ever changed. Ours. */
export const PublishPriceList = contract("signup/PublishPriceList", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/priceLists",
  group: "Portal administration",
  summary: "Publish a price list of the portal from a later day on",
  description:
    "It begins tomorrow or later in its region, after every other list of the portal there (faults has overlap otherwise, also when two are published at once), and is never changed: other prices are a further list. Levels of the pricing band follow from the recommended and least daily budget.",
  example: {
    portalId: 101,
    region: "GB",
    effectiveFrom: "2031-01-01",
    minimumDaily: 2000,
    recommendedDaily: 3500,
    maximumDaily: 200_000,
    serviceFeePercent: 15,
    serviceFeeWaiverDays: 30,
    taxKind: "VAT",
    taxPercent: 20,
    minimumRechargeUsd: 500,
    minorPerUsd: 79,
    promoCodes: [],
    addOnPacks: [{ tierName: "Starter", currency: "GBP", price: 1500, taxPercent: 20, days: 30 }],
  },
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

/** Withdraws a coming list of the portal, as if it had never been published. Ours. */
export const WithdrawPriceList = contract("signup/WithdrawPriceList", {
  kind: "command",
  access: "administerPortal",
  route: "DELETE /portals/:portalId/priceLists/:priceListId",
  group: "Portal administration",
  summary: "Withdraw a price list of the portal before its first day",
  description:
    "The list never holds, and another may begin on its day. A list that has begun in its region is refused (errorCode 102 with faults), as prices of the past never change.",
  example: { portalId: 101, priceListId: 103 },
  input: Schema.Struct({ portalId: PortalId, priceListId: PriceListId }),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, PriceListNotFound, PriceListRefused],
})

/** How many campaigns of a portal a price list of a region would change, and how many it would not. Ours. */
export const CountPricedCampaigns = contract("signup/CountPricedCampaigns", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/pricedCampaigns",
  group: "Portal administration",
  summary: "Count the campaigns that other prices would change",
  description:
    "Drafts that are not paid for are priced by the list that is in force when they are paid; campaigns that are paid for keep their price.",
  example: { portalId: 101, region: "GB" },
  input: Schema.Struct({ portalId: PortalId, region: Region }),
  output: Schema.Struct({ waiting: Schema.Int, paid: Schema.Int }),
  failures: [ForbiddenPortal],
})
