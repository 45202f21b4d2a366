import { Context, type Effect } from "effect"
import type { ForbiddenBusinessProfile } from "@application/kernel"
import type { Brief } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"

/** The currency of a business. */
export class BriefCurrency extends Context.Service<
  BriefCurrency,
  { readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<Brief["currency"], ForbiddenBusinessProfile> }
>()("campaigns/BriefCurrency") {}
