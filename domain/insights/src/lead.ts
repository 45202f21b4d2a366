import { Result, Schema } from "effect"
import { CampaignId, LeadId, Money, UserId, wireEnum } from "@domain/kernel"
import { errorCode } from "@domain/errors"
import { LeadBadReason, LeadMark, LeadMerge } from "./lead-marks/lead-mark.ts"
import { LeadHistoryEntry } from "./lead-work/lead-move.ts"
import { LeadNextStep, LeadStatus, LeadTag, leadWorkLimits } from "./lead-work/lead-parts.ts"

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

/** What a consent is about, as lead forms ask for it; boxes of forms that were made elsewhere have none. Ours. */
export const LeadConsentKind = Schema.Literals(["Contact", "Newsletter", "Promotions", "Retargeting"])
export type LeadConsentKind = typeof LeadConsentKind.Type

/**
 * What a lead was asked to agree to, in the words of the form; `version` names these words, and `at` is epoch
 * milliseconds. Ours.
 */
export const LeadConsent = Schema.Struct({
  kind: Schema.optionalKey(LeadConsentKind),
  text: Schema.String,
  version: Schema.String,
  isGiven: Schema.Boolean,
  at: Schema.Number,
})
export type LeadConsent = typeof LeadConsent.Type

/** A question of the form beyond the usual ones, and the lead's answer. Ours. */
export const LeadAnswer = Schema.Struct({ question: Schema.String, answer: Schema.String })
export type LeadAnswer = typeof LeadAnswer.Type

/** Whether a lead fits what the form asks for, and the answer that says why not. Ours. */
export const LeadFit = Schema.Struct({ isFitting: Schema.Boolean, because: Schema.optionalKey(Schema.String) })
export type LeadFit = typeof LeadFit.Type

/** The ad that brought a lead, as the network names it: ad, form, and the surface where the ad was shown. Ours. */
export const LeadSource = Schema.Struct({
  adId: Schema.optionalKey(Schema.String),
  adName: Schema.optionalKey(Schema.String),
  formId: Schema.optionalKey(Schema.String),
  platform: Schema.optionalKey(Schema.String),
})
export type LeadSource = typeof LeadSource.Type

/** The columns by which leads are sorted; ours, since the specification shows none. */
export const LeadSort = Schema.Literals(["SubmittedOn", "Name", "Status", "Campaign", "NextStep"])
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
  /** In the form's order; absent where the form asked for nothing else. */
  answers: Schema.optionalKey(Schema.Array(LeadAnswer)),
  /** Absent where the form has no rule about it. */
  fit: Schema.optionalKey(LeadFit),
  source: Schema.optionalKey(LeadSource),
  /** Who of the business takes care of the lead. */
  ownerId: Schema.optionalKey(UserId),
  tags: Schema.optionalKey(Schema.Array(LeadTag).check(Schema.isMaxLength(leadWorkLimits.tags))),
  nextStep: Schema.optionalKey(LeadNextStep),
  /** The worth of the sale, once the lead is won. */
  sale: Schema.optionalKey(Money),
  /** When somebody of the business first answered the lead; epoch milliseconds. */
  contactedAt: Schema.optionalKey(Schema.Number),
  /** When somebody of the business called the lead a good one; epoch milliseconds. */
  qualifiedAt: Schema.optionalKey(Schema.Number),
  /** When the person behind the lead was erased; epoch milliseconds. */
  erasedAt: Schema.optionalKey(Schema.Number),
  /** Reasons to look twice, as found at the arrival. */
  marks: Schema.optionalKey(Schema.Array(LeadMark)),
  /** Absent while the lead stands by itself. */
  merge: Schema.optionalKey(LeadMerge),
  /** Why the lead is spam; absent where nobody said so. */
  badReason: Schema.optionalKey(LeadBadReason),
  /** The newest changes, oldest first; lists and downloads leave them out. */
  history: Schema.optionalKey(Schema.Array(LeadHistoryEntry)),
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
