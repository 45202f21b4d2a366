import { Context, type Effect } from "effect"
import type { ForbiddenBusinessProfile } from "@application/kernel"
import type { BusinessProfileId, Region } from "@domain/kernel"
import type { RegionalPriceList } from "@domain/pricing"

/** Whose wallet is filled, and by which list of prices. */
export interface TopUpFacts {
  readonly region: Region
  readonly businessName: string
  readonly priceList: RegionalPriceList
}

/** What a profile's top-ups go by: answered by the businesses and their portal's prices. A profile that is not there is nobody's. */
export class TopUpTerms extends Context.Service<
  TopUpTerms,
  { readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<TopUpFacts, ForbiddenBusinessProfile> }
>()("wallet/TopUpTerms") {}
