import { Schema } from "effect"
import { contract, listOf, textOf } from "@application/kernel"
import { ApprovalStanding } from "@domain/campaigns"
import { InvalidFields, LinkExpired, LinkInvalid, TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import { NotificationChannel } from "@domain/messaging"
import {
  ApprovalRule,
  ApprovalState,
  ApproverId,
  CommentId,
  DecidedPart,
  DetailsFrozen,
  LinkViews,
  OwnSummary,
  SessionBelongsToUser,
  SessionNotFound,
  SummaryChanged,
  SummaryDecision,
  SummaryDecisionKind,
  SummaryLinkState,
  SummarySection,
} from "@domain/signup"

/**
 * Whose decision on which version: `shownHash` is the summary's. Whoever was sent their own link is known by it; only a copied
 * link asks for the name.
 */
const decided = {
  encodedId: textOf(200),
  shownHash: textOf(200),
  approverName: Schema.optionalKey(textOf(100)),
} as const

const comment = Schema.Struct({ section: Schema.optionalKey(SummarySection), comment: textOf(2_000) })

const output = Schema.Struct({ approval: ApprovalState })

const failures = [
  SessionNotFound,
  LinkExpired,
  LinkInvalid,
  SummaryChanged,
  OwnSummary,
  DetailsFrozen,
  InvalidFields,
  TooManyRequests,
] as const

/** Approves the version of a summary that the link showed; a later change voids it. Ours. */
export const ApproveSummary = contract("signup/ApproveSummary", {
  access: "decideSummary",
  input: Schema.Struct(decided),
  output,
  failures,
})

/** Asks for changes of a summary: of the whole, of one part or of several, each with its words. Ours. */
export const AskForSummaryChange = contract("signup/AskForSummaryChange", {
  access: "decideSummary",
  input: Schema.Struct({ ...decided, comments: listOf(comment, SummarySection.literals.length + 1) }),
  output,
  failures,
})

/** Declines the version of a summary that the link showed. Ours. */
export const DeclineSummary = contract("signup/DeclineSummary", {
  access: "decideSummary",
  input: Schema.Struct({ ...decided, comment: Schema.optionalKey(textOf(2_000)) }),
  output,
  failures,
})

/** Notes that a link's page was looked at; whoever prepared the campaign is not counted. Ours. */
export const NoteSummaryView = contract("signup/NoteSummaryView", {
  access: "readSummary",
  input: Schema.Struct({ encodedId: textOf(200) }),
  output: Schema.Struct({}),
  failures: [SessionNotFound, LinkExpired, LinkInvalid, TooManyRequests],
})

/** A recipient of a summary, as whoever prepared the campaign sees them; times are epoch milliseconds. */
export const ListedApprover = Schema.Struct({
  approverId: ApproverId,
  name: Schema.String,
  channel: NotificationChannel,
  to: Schema.String,
  sentAt: Schema.Number,
  ...LinkViews.fields,
  /** How they decided on the present version. */
  decision: Schema.optionalKey(SummaryDecisionKind),
  remindedAt: Schema.optionalKey(Schema.Number),
  /** From when they may be reminded; absent where they are not. */
  remindableAt: Schema.optionalKey(Schema.Number),
})
export type ListedApprover = typeof ListedApprover.Type

/**
 * A session's decisions, newest first, who must approve, how its summary and its link stand (`linkUntil` in epoch milliseconds),
 * and what changed since the last one. Ours.
 */
export const ListSummaryDecisions = contract("signup/ListSummaryDecisions", {
  access: "readSignup",
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Struct({
    approval: ApprovalState,
    standing: ApprovalStanding,
    /** Whether the launch waits for an approval. */
    isNeeded: Schema.Boolean,
    rule: ApprovalRule,
    approvers: Schema.Array(ListedApprover),
    /** Of the link that was copied. */
    copiedLink: LinkViews,
    decisions: Schema.Array(SummaryDecision),
    changedParts: Schema.Array(DecidedPart),
    link: SummaryLinkState,
    linkUntil: Schema.optionalKey(Schema.Number),
  }),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/** Marks a client's comment as dealt with, or as open again. Ours. */
export const MarkSummaryComment = contract("signup/MarkSummaryComment", {
  access: "shareSummary",
  input: Schema.Struct({ sessionId: SessionId, commentId: CommentId, isDone: Schema.Boolean }),
  output: Schema.Struct({}),
  failures: [SessionNotFound, SessionBelongsToUser],
})
