import { Context, type Effect } from "effect"
import type { Campaign, ReviewNews } from "@domain/campaigns"

/** Messages to the owners of a campaign, sent in the caller's transaction or queued by it. */
export class CampaignNotices extends Context.Service<
  CampaignNotices,
  {
    /** What networks decided on the campaign's channels. */
    readonly reviewed: (campaign: Campaign, news: ReviewNews) => Effect.Effect<void>
    /** It was given up while its portal had not decided, by its owner or because nobody ever did. */
    readonly cancelled: (campaign: Campaign, cause: "owner" | "undecided") => Effect.Effect<void>
    /** It was paused because its money is used up. */
    readonly outOfMoney: (campaign: Campaign) => Effect.Effect<void>
    /** It was paused because its page lets the platform advertise no more. */
    readonly accessLost: (campaign: Campaign) => Effect.Effect<void>
    /** The wallet has little money left for this campaign and the others that run. */
    readonly lowBalance: (campaign: Campaign) => Effect.Effect<void>
    readonly newLead: (campaign: Campaign, leadName: string) => Effect.Effect<void>
  }
>()("campaigns/CampaignNotices") {}
