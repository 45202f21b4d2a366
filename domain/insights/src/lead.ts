import { Schema } from "effect"
import { CampaignId, LeadId } from "@domain/kernel"
import { errorCode } from "@domain/errors"

/** How far the business has come with a lead. */
export const LeadStatus = Schema.Literals(["New", "Contacted", "Won", "Lost", "Spam"])
export type LeadStatus = typeof LeadStatus.Type

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

export class LeadNotFound extends Schema.TaggedError<LeadNotFound>()("LeadNotFound", { errorCode: errorCode(104) }) {}
