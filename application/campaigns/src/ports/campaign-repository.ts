import { Context, type Effect } from "effect"
import type { JsonText } from "@application/kernel"
import {
  type Campaign,
  type CampaignNotFound,
  type CampaignOrder,
  type CampaignStatus,
  type CampaignTab,
  statusesOf,
} from "@domain/campaigns"
import type { MetricTotals } from "@domain/insights"
import type { BusinessProfileId, CampaignId, LocalDate } from "@domain/kernel"

/** A campaign with the sums of its daily metrics. */
export interface CampaignWithTotals extends Campaign {
  readonly totals: MetricTotals
  /** The sums of the days that were asked for. */
  readonly period?: MetricTotals
}

export interface CampaignListQuery {
  readonly tab?: CampaignTab
  /**
   * With a tab, only the tab's own statuses count. Without tab and statuses, all campaigns but archived campaigns are
   * listed.
   */
  readonly statuses?: ReadonlyArray<CampaignStatus>
  /** Campaigns to choose from; all without. */
  readonly ids?: ReadonlyArray<CampaignId>
  /** Leaves out the stores' parts of campaigns over stores, also from the sizes of tabs. */
  readonly isWhole?: boolean
  /** Matched anywhere in the name, whatever the case. */
  readonly search?: string
  /** Newest first without. Orders by figures compare the asked days, or all days without. */
  readonly order?: CampaignOrder
  /** First and last day of the figures beside the totals; each may be open. */
  readonly from?: LocalDate
  readonly to?: LocalDate
  /** Continues the order of newest first. */
  readonly cursor?: string
  /** Page of any order, from 1; it comes with the total, and instead of a cursor. */
  readonly page?: number
  readonly limit: number
}

/** The statuses that a query asks for. */
export const statusesWanted = ({ tab, statuses }: CampaignListQuery): ReadonlyArray<CampaignStatus> => {
  if (statuses === undefined) return statusesOf(tab ?? "all")
  return tab === undefined ? statuses : statusesOf(tab).filter((status) => statuses.includes(status))
}

/** `counts` are the sizes of all tabs, whatever was searched for; `total` are the campaigns on all pages. */
export interface CampaignPage {
  readonly campaigns: ReadonlyArray<CampaignWithTotals>
  readonly nextCursor?: string
  readonly total?: number
  readonly counts: Readonly<Record<CampaignTab, number>>
}

export interface CampaignKey {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

export class CampaignRepository extends Context.Service<
  CampaignRepository,
  {
    readonly byId: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
    ) => Effect.Effect<Campaign, CampaignNotFound>
    /** Same as `byId`; also locks the campaign until this transaction ends. */
    readonly forChange: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
    ) => Effect.Effect<Campaign, CampaignNotFound>
    readonly save: (campaign: Campaign) => Effect.Effect<void>
    readonly remove: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<void>
    readonly withTotals: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
    ) => Effect.Effect<CampaignWithTotals, CampaignNotFound>
    /** A cursor stays right while campaigns are added. */
    readonly list: (businessProfileId: BusinessProfileId, query: CampaignListQuery) => Effect.Effect<CampaignPage>
    /** The page that `list` gives, as `ListCampaigns` encodes it. */
    readonly listJson: (
      businessProfileId: BusinessProfileId,
      query: CampaignListQuery,
    ) => Effect.Effect<JsonText<CampaignPage>>
    /** The draft that a session has led to, if any. */
    readonly ofSession: (
      businessProfileId: BusinessProfileId,
      sessionId: Campaign["sessionId"],
    ) => Effect.Effect<Campaign | undefined>
    /**
     * The campaigns of all tenants that a network may know. A campaign that is over counts only if its last day is
     * `endedSince` or later.
     */
    readonly launched: (endedSince: LocalDate) => Effect.Effect<ReadonlyArray<CampaignKey>>
  }
>()("campaigns/CampaignRepository") {}
