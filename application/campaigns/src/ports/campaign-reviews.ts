import { Context, type Effect } from "effect"
import type { Campaign } from "@domain/campaigns"
import type { CampaignId, PortalId } from "@domain/kernel"
import type { CampaignKey } from "./campaign-repository.ts"

/** A campaign that waits for a portal's decision; the name is absent once the business is erased. */
export interface WaitingCampaign {
  readonly campaign: Campaign
  readonly businessName?: string
  /** Whether the business had priority care at some time since it was submitted. */
  readonly isPriority: boolean
}

/**
 * Which waiting campaigns a caller asks for, and in which order. Campaigns with priority care come first, by `dueAt` after
 * campaigns whose due time has passed.
 */
export interface ReviewQuery {
  /** Matched anywhere in the campaign's name, whatever the case. */
  readonly search: string
  readonly sort: "askedAt" | "dueAt" | "name"
  readonly isDescending: boolean
  readonly skip: number
  readonly limit: number
  /** Epoch milliseconds. */
  readonly now: number
}

/** Campaigns that wait for a portal's decision. */
export class CampaignReviews extends Context.Service<
  CampaignReviews,
  {
    readonly list: (
      portalId: PortalId,
      query: ReviewQuery,
    ) => Effect.Effect<{ readonly waiting: ReadonlyArray<WaitingCampaign>; readonly total: number }>
    /** One that waits, undefined for any other. */
    readonly find: (
      portalId: PortalId,
      campaignId: CampaignId,
      now: number,
    ) => Effect.Effect<WaitingCampaign | undefined>
    /** Further campaigns that wait for this portal with the same design, the longest waiting first. */
    readonly sameDesign: (
      portalId: PortalId,
      campaign: Campaign,
      now: number,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<WaitingCampaign>>
    /**
     * Campaigns of all portals that are in review and were submitted before an instant (epoch milliseconds), the
     * longest waiting first.
     */
    readonly undecided: (askedBefore: number, limit: number) => Effect.Effect<ReadonlyArray<CampaignKey>>
  }
>()("campaigns/CampaignReviews") {}
