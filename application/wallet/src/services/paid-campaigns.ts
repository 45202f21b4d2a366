import { Context, type Effect, type Option } from "effect"
import type { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"

/** A campaign as a payment's reversal knows it; `price` is what its launch took. */
export interface PaidCampaign {
  readonly campaignId: CampaignId
  readonly name: string
  readonly price?: PriceBreakdown
}

interface OfSession {
  readonly sessionId: SessionId
  readonly businessProfileId: BusinessProfileId
}

/** What a session's payments paid for, asked by the system in the caller's transaction: answered by the campaigns. */
export class PaidCampaigns extends Context.Service<
  PaidCampaigns,
  {
    /** The session's campaign, draft or launched, which stays as it is until the transaction ends; none once it is deleted. */
    readonly of: (session: OfSession) => Effect.Effect<Option.Option<PaidCampaign>>
    /** Makes a draft unpaid, and pauses a launched campaign with its ads. May be repeated. */
    readonly stop: (session: OfSession) => Effect.Effect<void>
  }
>()("wallet/PaidCampaigns") {}
