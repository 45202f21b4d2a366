import { Schema } from "effect"
import { contract, exampleProfile } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { BusinessProfileId, CurrencyCode, IdempotencyKey, MinorUnits, PageRequest, PortalId } from "@domain/kernel"
import { AddOnPack, PriceBreakdown, PriceListId } from "@domain/pricing"
import {
  AddOnNotSold,
  AddOnPurchase,
  BillingDocument,
  IdempotencyConflict,
  InsufficientFunds,
  PriceChanged,
} from "@domain/wallet"

const optional = Schema.optionalKey
const { id, kind, number } = BillingDocument.fields

/** A pack that may be bought now: its price for this buyer, and when its care would end. Epoch milliseconds. */
const OfferedPack = Schema.Struct({
  tierName: AddOnPack.fields.tierName,
  days: AddOnPack.fields.days,
  price: PriceBreakdown,
  endsAt: Schema.Number,
})

/** A bought pack with the invoice of its purchase; a free one has none. */
const PurchaseWithDocument = Schema.Struct({
  ...AddOnPurchase.fields,
  document: optional(Schema.Struct({ id, kind, number })),
})

/**
 * The packs on sale with their price, what the wallet may spend in minor units, until when the business has priority care, and its
 * latest purchases, newest first. Ours.
 */
export const GetAddOns = contract("wallet/GetAddOns", {
  kind: "query",
  access: "readWallet",
  route: "GET /businessProfiles/:businessProfileId/addOns",
  summary: "Get the add-on packs on sale, and the bought ones",
  description:
    "A pack gives priority care for its days: requests to be called are answered within one working day, and where isCampaignReviewed says that the portal reviews campaigns, it reviews the business's first, within one working day. price is what this buyer pays in minor units; endsAt is when the care of a pack that is bought now would end. runsUntil is absent while none runs. purchases are the latest, newest first, each with its invoice.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({
    currency: CurrencyCode,
    available: MinorUnits,
    /** Whether the portal reviews campaigns itself, so that care speeds its review up. */
    isCampaignReviewed: Schema.Boolean,
    packs: Schema.Array(OfferedPack),
    /** Absent while no pack runs; epoch milliseconds. */
    runsUntil: optional(Schema.Number),
    purchases: Schema.Array(PurchaseWithDocument),
  }),
})

/**
 * Buys a pack with money that the wallet may spend, once per key and at the agreed price: `priceListId` and `total`
 * name the price that was shown. While a pack runs, the days of the next pack follow its own. Ours.
 */
export const BuyAddOn = contract("wallet/BuyAddOn", {
  kind: "command",
  access: "buyAddOns",
  route: "POST /businessProfiles/:businessProfileId/addOns",
  summary: "Buy an add-on pack from the wallet",
  description:
    "priceListId and total (minor units) are those of the price that was shown; another price is refused with PriceChanged. The same idempotencyKey buys one pack; with other content it is refused. While a pack runs, the days of the next one follow its own.",
  example: {
    ...exampleProfile,
    tierName: "Starter",
    priceListId: 1,
    total: 117_882,
    idempotencyKey: "add-on:12:Starter:1",
  },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    tierName: AddOnPack.fields.tierName,
    priceListId: PriceListId,
    total: MinorUnits,
    idempotencyKey: IdempotencyKey,
  }),
  output: AddOnPurchase,
  failures: [AddOnNotSold, PriceChanged, InsufficientFunds, IdempotencyConflict],
})

/** The portal's businesses that have priority care now, those first whose care ends first. Ours. */
export const ListPriorityBusinesses = contract("wallet/ListPriorityBusinesses", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/priorityBusinesses",
  group: "Portal administration",
  summary: "List the businesses that have priority care",
  description:
    "Those whose add-on pack runs now, first the one whose care ends first. tierName is the running pack, until (epoch milliseconds) when the last of its packs ends.",
  example: { portalId: 101, page: 1, limit: 20 },
  input: Schema.Struct({
    portalId: PortalId,
    page: optional(PageRequest.fields.page),
    limit: optional(PageRequest.fields.limit),
  }),
  output: Schema.Struct({
    businesses: Schema.Array(
      Schema.Struct({
        businessProfileId: BusinessProfileId,
        businessName: Schema.String,
        /** The pack that runs now. */
        tierName: AddOnPack.fields.tierName,
        /** When the last of its packs ends; epoch milliseconds. */
        until: Schema.Number,
      }),
    ),
    total: Schema.Int,
  }),
  failures: [ForbiddenPortal],
})
