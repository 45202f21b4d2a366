import { Context, type Effect, type Result } from "effect"
import type { JsonText } from "@application/kernel"
import type {
  AnsweredLead,
  ArrivedLead,
  BadLeads,
  Lead,
  LeadFields,
  LeadFilter,
  LeadKeys,
  LeadMarkCounts,
  LeadNotFound,
  LeadSort,
  UnansweredLeads,
} from "@domain/insights"
import type { BusinessProfileId, CampaignId, LeadId, SortOrder } from "@domain/kernel"

/** The filter's text matches anywhere in name, number, address, city or service, ignoring case. */
export interface LeadListQuery extends LeadFilter {
  readonly cursor?: string
  readonly limit: number
  /** By time unless told, which is the newest first; other columns from their beginning. */
  readonly sort?: LeadSort
  readonly order?: SortOrder
}

/** `total` counts every matching lead on all pages. */
export interface LeadPage {
  readonly leads: ReadonlyArray<Lead>
  readonly total: number
  readonly nextCursor?: string
}

/** Leads of one ad (of none where the network named none) between two times, which are both included. */
export interface NearLeads {
  readonly campaignId: CampaignId
  readonly adId: string | undefined
  readonly from: number
  readonly to: number
}

/** Leads of a campaign, of some days, or all. */
export type AskedLeads = Pick<LeadFilter, "campaignId" | "during">

/** Where a lead stands in the list. */
export type LeadPosition = Pick<Lead, "submittedOn" | "id">

/** A lead whose next step is due. */
export interface DueStep {
  readonly businessProfileId: BusinessProfileId
  readonly leadId: LeadId
}

export class LeadRepository extends Context.Service<
  LeadRepository,
  {
    /** Stores a lead under the id unless its external id is known; true when it was new. */
    readonly add: (businessProfileId: BusinessProfileId, id: LeadId, lead: ArrivedLead) => Effect.Effect<boolean>
    readonly byId: (businessProfileId: BusinessProfileId, leadId: LeadId) => Effect.Effect<Lead, LeadNotFound>
    /** By what the network knows the lead whose form brought it; undefined where the lead is gone or erased. */
    readonly networkIdOf: (businessProfileId: BusinessProfileId, leadId: LeadId) => Effect.Effect<string | undefined>
    /** A page as `ListLeads` encodes it, without histories, sorted; cursors of one order stay valid while leads arrive. */
    readonly listJson: (businessProfileId: BusinessProfileId, query: LeadListQuery) => Effect.Effect<JsonText<LeadPage>>
    /**
     * Up to `limit` matching leads without histories after a position, newest first; without one from the newest on.
     */
    readonly following: (
      businessProfileId: BusinessProfileId,
      filter: LeadFilter,
      after: LeadPosition | undefined,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<Lead>>
    /** Some fields of the leads that `following` gives, by field. */
    readonly fieldsFollowing: (
      businessProfileId: BusinessProfileId,
      filter: LeadFilter,
      after: LeadPosition | undefined,
      limit: number,
      fields: ReadonlySet<keyof Lead>,
    ) => Effect.Effect<LeadFields>
    /**
     * Replaces a lead by the result of a rule; nobody else changes the lead meanwhile. A rule that fails changes
     * nothing. Its id, campaign and time stay.
     */
    readonly change: <E>(
      businessProfileId: BusinessProfileId,
      leadId: LeadId,
      rule: (lead: Lead) => Result.Result<Lead, E>,
    ) => Effect.Effect<Lead, LeadNotFound | E>
    /** The number of leads that match, on all pages. */
    readonly count: (businessProfileId: BusinessProfileId, filter: LeadFilter) => Effect.Effect<number>
    /** The number of leads that match, and the new leads of any time (of the filter's campaign) with the oldest among them. */
    readonly tally: (
      businessProfileId: BusinessProfileId,
      filter: Pick<LeadFilter, "campaignId" | "during">,
    ) => Effect.Effect<{ readonly matching: number; readonly unanswered: UnansweredLeads }>
    /** Leads with the number or the mailbox that came at a time or later, merged ones too, oldest first; 50 at most. */
    readonly alike: (
      businessProfileId: BusinessProfileId,
      keys: LeadKeys,
      since: number,
    ) => Effect.Effect<ReadonlyArray<Lead>>
    /** Leads of one ad near each other in time, oldest first; 20 at most. */
    readonly near: (businessProfileId: BusinessProfileId, query: NearLeads) => Effect.Effect<ReadonlyArray<Lead>>
    /** Leads that were merged into a lead, also through others, oldest first; 50 at most. */
    readonly mergedInto: (businessProfileId: BusinessProfileId, leadId: LeadId) => Effect.Effect<ReadonlyArray<Lead>>
    /** Leads by their marks, as `leadMarkCounts` counts them. */
    readonly markCounts: (businessProfileId: BusinessProfileId, filter: AskedLeads) => Effect.Effect<LeadMarkCounts>
    /** Bad leads by ad, as `badLeads` counts them. */
    readonly badLeads: (businessProfileId: BusinessProfileId, filter: AskedLeads) => Effect.Effect<BadLeads>
    /** The newest matching leads that somebody has answered, at most `limit`. */
    readonly answered: (
      businessProfileId: BusinessProfileId,
      filter: LeadFilter,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<AnsweredLead>>
    /** Different tags of the profile's newest tagged leads, by name, at most `limit`. */
    readonly tags: (businessProfileId: BusinessProfileId, limit: number) => Effect.Effect<ReadonlyArray<string>>
    /** Leads of any profile whose next step is due by now and was reminded of by nobody, the longest due first. */
    readonly stepsDue: (now: number, limit: number) => Effect.Effect<ReadonlyArray<DueStep>>
    /** Submission time of the campaign's newest lead, epoch milliseconds; 0 without any. */
    readonly newestAt: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<number>
  }
>()("insights/LeadRepository") {}
