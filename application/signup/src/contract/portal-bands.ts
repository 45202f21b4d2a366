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
  access: "administerPortal",
  input: Schema.Struct({ portalId: PortalId, region: Schema.optionalKey(Region) }),
  output: Schema.Array(DatedBand),
  failures: [ForbiddenPortal, InvalidPortal],
})

/** Changes the levels of a band from a later day on by a further price list; amounts are minor units a day. Ours. */
export const PublishPricingBand = contract("signup/PublishPricingBand", {
  access: "administerPortal",
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
