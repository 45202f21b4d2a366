import { Context, type Effect } from "effect"
import type { PortalId, Region } from "@domain/kernel"
import type { RegionalPriceList } from "@domain/pricing"

/** The price list of a portal that is in force in a region on the region's present day. */
export class PricesToday extends Context.Service<
  PricesToday,
  { readonly of: (portalId: PortalId, region: Region) => Effect.Effect<RegionalPriceList> }
>()("signup/PricesToday") {}
