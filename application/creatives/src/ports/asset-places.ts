import { Context, type Effect } from "effect"
import type { AssetPlace } from "@domain/creatives"
import type { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"

/** A campaign with the pictures and the video that its ad shows and the accounts that carry it. */
export interface AssetsInCampaign {
  readonly campaignId: CampaignId
  readonly name: string
  readonly sessionId: SessionId
  readonly place: Extract<AssetPlace, "Draft" | "Live" | "Change" | "Ended">
  readonly picture?: string
  /** Addresses of the pictures in its cards, each once; none where absent. */
  readonly cardPictures?: ReadonlyArray<string>
  readonly video?: string
  readonly pageId?: string
  readonly usesPortalPage: boolean
  readonly usesInstagram: boolean
}

/** What else of a business shows pictures. */
export interface AssetsElsewhere {
  /** The address of its logo. */
  readonly logo?: string
}

/** Where a business's assets are used. */
export class AssetPlaces extends Context.Service<
  AssetPlaces,
  {
    /**
     * The business's campaigns, newest first. A campaign that is filled in counts by its draft, any other by the plans that
     * its channels show; a change that was not sent yet stands beside it.
     */
    readonly inCampaigns: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<AssetsInCampaign>>
    readonly elsewhere: (businessProfileId: BusinessProfileId) => Effect.Effect<AssetsElsewhere>
    /** The sessions of the business's campaigns that are filled in and name a picture or video anywhere. */
    readonly draftsNaming: (
      businessProfileId: BusinessProfileId,
      url: string,
    ) => Effect.Effect<ReadonlyArray<SessionId>>
  }
>()("creatives/AssetPlaces") {}
