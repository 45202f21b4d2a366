import { Result, Schema } from "effect"
import { CampaignId, LeadId, UserId, wireEnum } from "@domain/kernel"
import { errorCode } from "@domain/errors"

/** The business's progress with a lead; the names are ours. Spec: entities, Lead. */
export const LeadStatus = Schema.Literals(["New", "Contacted", "Won", "Lost", "Spam"])
export type LeadStatus = typeof LeadStatus.Type

/** The statuses as numbers for calls; ours, since the specification shows none. */
export const LeadStatusNumber = wireEnum({ New: 1, Contacted: 2, Won: 3, Lost: 4, Spam: 5 })

/** The maximum length of a note, and how many of them a lead has at most. Ours. */
export const leadNoteLimits = { characters: 2_000, notes: 100 } as const

/** What somebody of the business wrote about a lead; `at` is epoch milliseconds. Ours. */
export const LeadNote = Schema.Struct({
  text: Schema.String.check(Schema.isTrimmed(), Schema.isMinLength(1), Schema.isMaxLength(leadNoteLimits.characters)),
  at: Schema.Number,
  by: UserId,
})
export type LeadNote = typeof LeadNote.Type

/**
 * What a lead was asked to agree to, in the words of the form; `version` names these words, and `at` is epoch
 * milliseconds. Ours.
 */
export const LeadConsent = Schema.Struct({
  text: Schema.String,
  version: Schema.String,
  isGiven: Schema.Boolean,
  at: Schema.Number,
})
export type LeadConsent = typeof LeadConsent.Type

/** The columns by which leads are sorted; ours, since the specification shows none. */
export const LeadSort = Schema.Literals(["SubmittedOn", "Name", "Status", "Campaign"])
export type LeadSort = typeof LeadSort.Type

/** A lead. `submittedOn` is epoch milliseconds. Spec: entities, Lead. */
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
  /** In the form's order; absent where the form asked for none. */
  consents: Schema.optionalKey(Schema.Array(LeadConsent)),
  /** Oldest first; absent before the first. */
  notes: Schema.optionalKey(Schema.Array(LeadNote)),
})
export type Lead = typeof Lead.Type

/** No such lead. Spec: error catalogue, 104. */
export class LeadNotFound extends Schema.TaggedError<LeadNotFound>()("LeadNotFound", { errorCode: errorCode(104) }) {}

/** The lead has as many notes as it may. Ours. */
export class LeadNotesFull extends Schema.TaggedError<LeadNotesFull>()("LeadNotesFull", {
  errorCode: errorCode(102),
  most: Schema.Int,
}) {}

/** The lead with one more note, which is its last. Ours. */
export const withNote = (lead: Lead, note: LeadNote): Result.Result<Lead, LeadNotesFull> => {
  const { notes = [] } = lead
  return notes.length < leadNoteLimits.notes
    ? Result.succeed({ ...lead, notes: [...notes, note] })
    : Result.fail(new LeadNotesFull({ most: leadNoteLimits.notes }))
}

/** Message keys after a lead was changed or leads were saved. Spec: messages, success texts. */
export const leadSuccessKeys = {
  statusUpdated: "success.leadStatusUpdated",
  downloaded: "success.leadsDownloaded",
} as const

/**
 * The lead with another status; undefined when it already has that status and nothing is sent. Spec: states, "Lead
 * status can be updated".
 */
export const withLeadStatus = (lead: Lead, status: LeadStatus): Lead | undefined =>
  lead.status === status ? undefined : { ...lead, status }
