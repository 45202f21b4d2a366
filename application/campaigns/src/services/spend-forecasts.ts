import { Context, type Effect } from "effect"
import type { Campaign } from "@domain/campaigns"
import type { BusinessProfileId, MinorUnits } from "@domain/kernel"
import type { SpendForecast } from "@domain/wallet"

/** How long a business's money lasts, as its wallet says it. */
export class SpendForecasts extends Context.Service<
  SpendForecasts,
  {
    readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<SpendForecast>
    /** The same forecast from what is known already: the money at hand and the campaigns whose ads run. */
    readonly over: (
      available: MinorUnits,
      campaigns: ReadonlyArray<
        Pick<Campaign, "status" | "region" | "startDate" | "endDate" | "budget" | "price" | "spent">
      >,
    ) => Effect.Effect<SpendForecast>
  }
>()("campaigns/SpendForecasts") {}
