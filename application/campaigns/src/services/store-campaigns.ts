import { Context, type Effect } from "effect"
import type { ForbiddenBusinessProfile } from "@application/kernel"
import type { ApprovalMissing, CampaignMoveNotAllowed, CampaignNotLaunchable } from "@domain/campaigns"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import type { SessionParts } from "@domain/signup"
import type { InsufficientFunds, PaymentPromise } from "@domain/wallet"

/** A store's part of a campaign over stores, as it was paid for. */
export interface StoreOrder {
  readonly businessProfileId: BusinessProfileId
  /** The campaign over stores, whose promise pays. */
  readonly partOf: { readonly id: CampaignId; readonly name: string }
  /** What lists and statements call the store's campaign. */
  readonly name: string
  /** What its draft says over what every further draft of the business begins with. */
  readonly parts: SessionParts
  /** The price in minor units that was agreed to, when, and what it promises. */
  readonly agreed: { readonly total: number; readonly startedAt: number; readonly promise: PaymentPromise }
}

/** Why a store's campaign is not launched. */
export type StoreRefusal =
  | ApprovalMissing
  | CampaignMoveNotAllowed
  | CampaignNotLaunchable
  | ForbiddenBusinessProfile
  | InsufficientFunds

/** Campaigns of stores: ordinary campaigns that belong to a campaign over stores. */
export class StoreCampaigns extends Context.Service<
  StoreCampaigns,
  {
    /**
     * Opens, pays and launches a store's campaign in the caller's transaction, which is to be taken back where this fails. Whoever
     * calls sees to it that a store is launched once.
     */
    readonly launch: (order: StoreOrder) => Effect.Effect<CampaignId, StoreRefusal>
  }
>()("campaigns/StoreCampaigns") {}
