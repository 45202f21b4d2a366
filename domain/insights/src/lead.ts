import { Schema } from "effect"
import { CampaignId, LeadId, wireEnum } from "@domain/kernel"
import { errorCode } from "@domain/errors"

/** How far the business has come with a lead; the names are ours. Spec: entities, Lead. */
export const LeadStatus = Schema.Literals(["New", "Contacted", "Won", "Lost", "Spam"])
export type LeadStatus = typeof LeadStatus.Type

/** Numbers of the statuses where a call wants numbers; ours, since the specification shows none. */
export const LeadStatusNumber = wireEnum({ New: 1, Contacted: 2, Won: 3, Lost: 4, Spam: 5 })

/** Spec: entities, Lead. `submittedOn` is epoch milliseconds. */
export const Lead = Schema.Struct({
  id: LeadId,
  campaignId: CampaignId,
  campaignName: Schema.String,
  status: LeadStatus,
  name: Schema.String,
  mobileNumber: Schema.optionalKey(Schema.String),
  email: Schema.optionalKey(Schema.String),
  city: Schema.optionalKey(Schema.String),
  serviceNeeded: Schema.optionalKey(Schema.String),
  submittedOn: Schema.Number,
})
export type Lead = typeof Lead.Type

/** Spec: error catalogue, 104. */
export class LeadNotFound extends Schema.TaggedError<LeadNotFound>()("LeadNotFound", { errorCode: errorCode(104) }) {}

/** What is told after a lead was changed or leads were saved, as message keys. Spec: messages, success texts. */
export const leadSuccessKeys = {
  statusUpdated: "success.leadStatusUpdated",
  downloaded: "success.leadsDownloaded",
} as const

/** The lead with another status, or undefined when it has that one already and nothing is to be sent. Spec: states, "Lead status can be updated". */
export const withLeadStatus = (lead: Lead, status: LeadStatus): Lead | undefined =>
  lead.status === status ? undefined : { ...lead, status }
