import { Context, type Effect, type Result } from "effect"
import type { JsonText } from "@application/kernel"
import type {
  AnsweredLead,
  ArrivedLead,
  Lead,
  LeadFilter,
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
    /** A page as `ListLeads` encodes it, without histories, sorted; cursors of one order stay valid while leads arrive. */
    readonly listJson: (businessProfileId: BusinessProfileId, query: LeadListQuery) => Effect.Effect<JsonText<LeadPage>>
    /** Up to `limit` matching leads without histories after a position, newest first; without one from the newest on. */
    readonly following: (
      businessProfileId: BusinessProfileId,
      filter: LeadFilter,
      after: LeadPosition | undefined,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<Lead>>
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
