import { Context, type Effect, type Option } from "effect"
import type { Campaign, ChangePricing } from "@domain/campaigns"
import type { Region, SessionId } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"

/** A paid session's price, and the business that it is for. */
export interface PaidLaunch {
  readonly price: PriceBreakdown
  readonly businessName: string
}

/** What was paid for a launch, and the price of changes after it. */
export class LaunchPrices extends Context.Service<
  LaunchPrices,
  {
    /** What was paid for a session; none of one that is gone. */
    readonly ofPaid: (sessionId: SessionId) => Effect.Effect<Option.Option<PaidLaunch>>
    /** What a change of a launched campaign is priced by today; in another region, as if it were there. */
    readonly ofChange: (campaign: Campaign, region?: Region) => Effect.Effect<ChangePricing>
  }
>()("signup/LaunchPrices") {}
