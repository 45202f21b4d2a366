import { Context, type Effect } from "effect"
import type { BusinessProfileId, CampaignId, Region, SessionId } from "@domain/kernel"

/** Opens the draft campaign that a session's launch will fill. */
export class CampaignDrafts extends Context.Service<
  CampaignDrafts,
  {
    readonly open: (draft: {
      readonly businessProfileId: BusinessProfileId
      readonly sessionId: SessionId
      readonly name: string
      readonly region: Region
    }) => Effect.Effect<CampaignId>
  }
>()("signup/CampaignDrafts") {}
