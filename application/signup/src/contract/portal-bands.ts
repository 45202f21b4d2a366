import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { LocalDate, MinorUnits, PortalId, Region } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"
import { PriceListId, PriceListRefused, PricingBand } from "@domain/pricing"

/** A band of a portal from a day of its region on; Custom may be chosen up to `customUpTo` minor units a day. */
const DatedBand = Schema.Struct({
  region: Region,
  effectiveFrom: LocalDate,
  band: PricingBand,
  customUpTo: MinorUnits,
  priceListId: PriceListId,
  /** False where it follows from a list for every portal. */
  isOwn: Schema.Boolean,
})
export type DatedBand = typeof DatedBand.Type

/** The bands of a portal that hold or will hold, by region and day. Ours. */
export const ListPortalPricingBands = contract("signup/ListPortalPricingBands", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/pricingBands",
  group: "Portal administration",
  summary: "List the portal's pricing bands with their levels",
  description:
    "Of each region of the portal or the one named: the band in force today and those to come, each with the day from which it holds and the price list that it follows from.",
  example: { portalId: 101, region: "GB" },
  input: Schema.Struct({ portalId: PortalId, region: Schema.optionalKey(Region) }),
  output: Schema.Array(DatedBand),
  failures: [ForbiddenPortal, InvalidPortal],
})

/** Changes the levels of a band from a later day on by a further price list; amounts are minor units a day. Ours. */
export const PublishPricingBand = contract("signup/PublishPricingBand", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/pricingBands",
  group: "Portal administration",
  summary: "Change the levels of a pricing band from a later day on",
  description:
    "Publishes a price list of the portal like the one that would be in force on that day, with these daily budgets in minor units: Starter, Growth, and from where to where Custom may be chosen. It is refused as price lists are (errorCode 102 with faults).",
  example: {
    portalId: 101,
    region: "GB",
    effectiveFrom: "2031-01-01",
    starterDaily: 3500,
    growthDaily: 6000,
    customFrom: 2500,
    customUpTo: 200_000,
  },
  input: Schema.Struct({
    portalId: PortalId,
    region: Region,
    effectiveFrom: LocalDate,
    starterDaily: MinorUnits,
    growthDaily: MinorUnits,
    customFrom: MinorUnits,
    customUpTo: Schema.optionalKey(MinorUnits),
  }),
  output: Schema.Struct({ id: PriceListId }),
  failures: [ForbiddenPortal, InvalidPortal, PriceListRefused],
})
