import { Schema } from "effect"
import { contract, listOf, textOf, exampleDraft } from "@application/kernel"
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
  kind: "workflow",
  access: "decideSummary",
  route: "POST /LocalBusiness/LocalBusinessUserSessions/:encodedId/approve",
  group: "Summary approvals",
  summary: "Approve a shared summary",
  description:
    "Needs no sign-in, only the link's key. shownHash is that of the summary that was shown: if it has changed since, 1001 (409) has the present one and nothing is stored. A later change of the business, the ads, the audience, the budget or the price voids the approval. Whoever was sent their own link is known by it and needs no approverName. Only recipients approve, of each the last decision counts: all must approve, or one where the draft says so, and one who declines or wants a change outweighs approvals. A copied link is answered under a name that anybody may type: what it says is listed and lets nothing be launched or paid. Whoever prepared the draft cannot decide on it. The same decision sent again is stored once. At most 30 decisions a day on a draft.",
  example: { encodedId: "q7Jm2VxT9aLk4RbN", shownHash: "8Zr1kQm4pXw7Tn0c", approverName: "Mira Shah" },
  input: Schema.Struct(decided),
  output,
  failures,
})

/** Asks for changes of a summary: of the whole, of one part or of several, each with its words. Ours. */
export const AskForSummaryChange = contract("signup/AskForSummaryChange", {
  kind: "workflow",
  access: "decideSummary",
  route: "POST /LocalBusiness/LocalBusinessUserSessions/:encodedId/askForChange",
  group: "Summary approvals",
  summary: "Ask for a change of a shared summary",
  description:
    "comments says what: one of the whole campaign, and one of each section, which is business, creative, targeting or budget.",
  example: {
    encodedId: "q7Jm2VxT9aLk4RbN",
    shownHash: "8Zr1kQm4pXw7Tn0c",
    approverName: "Mira Shah",
    comments: [{ section: "budget", comment: "Could we start with half of it?" }],
  },
  input: Schema.Struct({ ...decided, comments: listOf(comment, SummarySection.literals.length + 1) }),
  output,
  failures,
})

/** Declines the version of a summary that the link showed. Ours. */
export const DeclineSummary = contract("signup/DeclineSummary", {
  kind: "workflow",
  access: "decideSummary",
  route: "POST /LocalBusiness/LocalBusinessUserSessions/:encodedId/decline",
  group: "Summary approvals",
  summary: "Decline a shared summary",
  example: {
    encodedId: "q7Jm2VxT9aLk4RbN",
    shownHash: "8Zr1kQm4pXw7Tn0c",
    approverName: "Mira Shah",
    comment: "We have decided to wait until spring.",
  },
  input: Schema.Struct({ ...decided, comment: Schema.optionalKey(textOf(2_000)) }),
  output,
  failures,
})

/** Notes that a link's page was looked at; whoever prepared the campaign is not counted. Ours. */
export const NoteSummaryView = contract("signup/NoteSummaryView", {
  kind: "command",
  access: "readSummary",
  route: "POST /LocalBusiness/LocalBusinessUserSessions/:encodedId/view",
  group: "Summary approvals",
  summary: "Note that a shared summary was looked at",
  description: "Needs no sign-in. A second one within half an hour is the same view, and an owner's own is none.",
  example: { encodedId: "q7Jm2VxT9aLk4RbN" },
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
  kind: "query",
  access: "readSignup",
  route: "GET /localBusiness/:sessionId/summaryDecisions",
  group: "Summary approvals",
  summary: "List the decisions on a draft's summary, newest first",
  description:
    "isCurrent is false for those of an earlier version, which no longer count; one without approverId came by a copied link. changedParts names what changed since the last one, and link says whether the summary can still be opened. standing is what a launch of an agent's campaign, and of each further one of the same business, waits for, until it is Approved. approvers are those who were sent the summary, with how often they opened it and from when they may be reminded.",
  example: exampleDraft,
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
  kind: "command",
  access: "shareSummary",
  route: "POST /localBusiness/:sessionId/summaryComments/:commentId",
  group: "Summary approvals",
  summary: "Mark a client's comment as done, or as open again",
  example: { ...exampleDraft, commentId: 31, isDone: true },
  input: Schema.Struct({ sessionId: SessionId, commentId: CommentId, isDone: Schema.Boolean }),
  output: Schema.Struct({}),
  failures: [SessionNotFound, SessionBelongsToUser],
})
