import { Context, type Effect } from "effect"
import type { CampaignMoveNotAllowed, CampaignNotFound, ProposedPlan } from "@domain/campaigns"
import type { BusinessProfileId, CampaignId, Region, SessionId } from "@domain/kernel"

/** The campaign that a session's launch will fill: answered by the campaigns, which know the sign-up and not the other way round. */
export class CampaignDrafts extends Context.Service<
  CampaignDrafts,
  {
    readonly open: (draft: {
      readonly businessProfileId: BusinessProfileId
      readonly sessionId: SessionId
      readonly name: string
      readonly region: Region
    }) => Effect.Effect<CampaignId>
    /** Whether the campaign is there and not launched; inside a transaction it stays so. */
    readonly isDraft: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<boolean>
    /** Whether the campaign was submitted: neither a draft nor refused. */
    readonly isLaunched: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<boolean>
    /**
     * Same as `isLaunched`; also keeps the campaign from being launched before this transaction ends, so that changes
     * made meanwhile are launched too.
     */
    readonly isLaunchedForUpdate: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
    ) => Effect.Effect<boolean>
    /** Whether a change of the launched campaign was shown to its client, who may decide on it. */
    readonly showsChange: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<boolean>
    /** The session that a campaign was or will be launched from. */
    readonly sessionOf: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
    ) => Effect.Effect<SessionId, CampaignNotFound>
    /** Keeps the plan that a client decided on as the campaign's draft revision, in the caller's transaction. */
    readonly keepPlan: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      decided: ProposedPlan,
    ) => Effect.Effect<void>
    /** Has a draft launched from another session. */
    readonly link: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      sessionId: SessionId,
    ) => Effect.Effect<void, CampaignNotFound | CampaignMoveNotAllowed>
  }
>()("signup/CampaignDrafts") {}
