import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { InvalidFields, LinkExpired, LinkInvalid, TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import {
  ApprovalState,
  DetailsFrozen,
  SessionBelongsToUser,
  SessionNotFound,
  SummaryChanged,
  SummaryDecision,
  SummarySection,
} from "@domain/signup"

/** Whose decision on which version: `shownHash` is the summary's. */
const decided = { encodedId: textOf(200), shownHash: textOf(200), approverName: textOf(100) } as const

const output = Schema.Struct({ approval: ApprovalState })

const failures = [
  SessionNotFound,
  LinkExpired,
  LinkInvalid,
  SummaryChanged,
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

/** Asks for a change of a summary, or of a part of it. Ours. */
export const AskForSummaryChange = contract("signup/AskForSummaryChange", {
  access: "decideSummary",
  input: Schema.Struct({ ...decided, comment: textOf(2_000), section: Schema.optionalKey(SummarySection) }),
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

/** A session's decisions, newest first, and how its summary stands. Ours. */
export const ListSummaryDecisions = contract("signup/ListSummaryDecisions", {
  access: "readSignup",
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Struct({ approval: ApprovalState, decisions: Schema.Array(SummaryDecision) }),
  failures: [SessionNotFound, SessionBelongsToUser],
})
