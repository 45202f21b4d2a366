import { Context, type Effect } from "effect"
import type { BusinessDetails } from "@domain/businesses"
import type { PriceBreakdown } from "@domain/pricing"

/** The one price of a draft with a budget: what the summary shows and the payment takes. */
export class LaunchPrices extends Context.Service<
  LaunchPrices,
  { readonly of: (details: BusinessDetails) => Effect.Effect<PriceBreakdown> }
>()("campaigns/LaunchPrices") {}
