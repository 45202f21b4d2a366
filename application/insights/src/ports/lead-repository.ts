import { Context, type Effect } from "effect"
import type { Lead, LeadFilter, LeadNotFound, LeadStatus } from "@domain/insights"
import type { BusinessProfileId, CampaignId, LeadId } from "@domain/kernel"

/** A lead as it arrived, before it has an id of ours. */
export interface ArrivedLead extends Omit<Lead, "id" | "status"> {
  readonly externalId: string
}

/** The filter's words are matched anywhere in name, number, address, city or service, whatever the case. */
export interface LeadListQuery extends LeadFilter {
  readonly cursor?: string
  readonly limit: number
}

/** `total` counts every lead that matches, on all pages. */
export interface LeadPage {
  readonly leads: ReadonlyArray<Lead>
  readonly total: number
  readonly nextCursor?: string
}

export class LeadRepository extends Context.Service<
  LeadRepository,
  {
    /** Stores a lead under the given id unless its external id is known; true when it was new. */
    readonly add: (businessProfileId: BusinessProfileId, id: LeadId, lead: ArrivedLead) => Effect.Effect<boolean>
    readonly byId: (businessProfileId: BusinessProfileId, leadId: LeadId) => Effect.Effect<Lead, LeadNotFound>
    /** Newest first; a cursor stays right while leads arrive. */
    readonly list: (businessProfileId: BusinessProfileId, query: LeadListQuery) => Effect.Effect<LeadPage>
    readonly setStatus: (
      businessProfileId: BusinessProfileId,
      leadId: LeadId,
      status: LeadStatus,
    ) => Effect.Effect<Lead, LeadNotFound>
    /** How many leads a list with this filter has on all its pages. */
    readonly count: (businessProfileId: BusinessProfileId, filter: LeadFilter) => Effect.Effect<number>
    /** Submission time of the campaign's newest lead, epoch milliseconds; 0 without any. */
    readonly newestAt: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<number>
  }
>()("insights/LeadRepository") {}
