import { Context, type Effect } from "effect"
import type { BilledOrder } from "@application/signup/services"
import type { BusinessProfileId, CampaignId, CurrencyCode, IdempotencyKey, MinorUnits, SessionId } from "@domain/kernel"
import type { AddedPrice, PriceBreakdown } from "@domain/pricing"
import type { InsufficientFunds } from "@domain/wallet"

/** A campaign; its name is written on the statement. */
export interface OfCampaign {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
  readonly campaignName: string
}

/** The money of a campaign in its profile's wallet; every method may be repeated. */
export class CampaignFunds extends Context.Service<
  CampaignFunds,
  {
    /** Takes fee and tax and holds the media cost; a campaign that holds its lock already keeps it. */
    readonly lock: (
      input: OfCampaign & { readonly price: PriceBreakdown; readonly order?: BilledOrder },
    ) => Effect.Effect<void, InsufficientFunds>
    /** Promises a total to a campaign over stores until its stores are launched; a repeat promises nothing more. */
    readonly promise: (
      input: OfCampaign & { readonly total: MinorUnits; readonly currency: CurrencyCode },
    ) => Effect.Effect<void, InsufficientFunds>
    /**
     * Makes a part of a promise available for the launch of `part`, a store's campaign, in the caller's transaction; once for each
     * such campaign.
     */
    readonly passOn: (
      input: OfCampaign & { readonly part: CampaignId; readonly total: MinorUnits; readonly currency: CurrencyCode },
    ) => Effect.Effect<void>
    /** What is still promised to a campaign, in minor units. */
    readonly promised: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<MinorUnits>
    /**
     * The networks report this spend in all: what the lock holds is drawn from it, what they delivered beyond is the house's.
     * Succeeds with the campaign's own part, which is all that its owner is shown.
     */
    readonly spend: (input: OfCampaign & { readonly reported: MinorUnits }) => Effect.Effect<MinorUnits>
    /** Minor units that the profile may spend now. */
    readonly available: (businessProfileId: BusinessProfileId) => Effect.Effect<MinorUnits>
    /**
     * Takes what a change costs into the lock, or gives back what it frees; once per key. Its document says `papers` where that is
     * another amount, and there is none for "none".
     */
    readonly change: (
      input: OfCampaign & {
        readonly added: AddedPrice
        readonly papers?: AddedPrice | "none" | undefined
        readonly idempotencyKey: IdempotencyKey
      },
    ) => Effect.Effect<void, InsufficientFunds>
    /**
     * Gives back what the lock still holds, with its tax where the price is known; of a campaign that was never launched, what was
     * paid for it. The credit note is for `uncredited` too, which went back before without one.
     */
    readonly release: (
      input: OfCampaign & {
        readonly price?: PriceBreakdown | undefined
        readonly uncredited?: AddedPrice | undefined
      },
    ) => Effect.Effect<void>
    /**
     * Makes the money that was paid for a draft available again, for another budget of the draft. No payment of the
     * draft's session completes it by itself.
     */
    readonly reopen: (input: OfCampaign & { readonly sessionId: SessionId }) => Effect.Effect<void>
    /**
     * Same as `release`, for a launch that is cancelled: as long as nothing was spent on the campaign, the price's fee
     * and tax come back too.
     */
    readonly giveUp: (
      input: OfCampaign & { readonly price: PriceBreakdown; readonly uncredited?: AddedPrice | undefined },
    ) => Effect.Effect<void>
  }
>()("wallet/CampaignFunds") {}
