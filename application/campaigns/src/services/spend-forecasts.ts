import { Context, type Effect } from "effect"
import type { BusinessProfileId } from "@domain/kernel"
import type { SpendForecast } from "@domain/wallet"

/** How long a business's money lasts, as its wallet says it. */
export class SpendForecasts extends Context.Service<
  SpendForecasts,
  { readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<SpendForecast> }
>()("campaigns/SpendForecasts") {}
