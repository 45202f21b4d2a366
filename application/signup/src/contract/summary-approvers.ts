import { Schema } from "effect"
import { contract, ServiceOff } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import {
  ApprovalRule,
  ApproverId,
  ApproverNotFound,
  ReminderNotAllowed,
  SessionBelongsToUser,
  SessionNotFound,
} from "@domain/signup"

/** Says whether all named approvers of a summary must approve, or one is enough. Ours. */
export const SetApprovalRule = contract("signup/SetApprovalRule", {
  access: "shareSummary",
  input: Schema.Struct({ sessionId: SessionId, rule: ApprovalRule }),
  output: Schema.Struct({}),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/** Closes one recipient's link, who need not approve any more; sending them the summary again brings them back. Ours. */
export const RemoveSummaryApprover = contract("signup/RemoveSummaryApprover", {
  access: "shareSummary",
  input: Schema.Struct({ sessionId: SessionId, approverId: ApproverId }),
  output: Schema.Struct({}),
  failures: [SessionNotFound, SessionBelongsToUser, ApproverNotFound],
})

/** Sends a recipient their link again, at most once a day and while they have not decided. Ours. */
export const RemindApprover = contract("signup/RemindApprover", {
  access: "shareSummary",
  input: Schema.Struct({ sessionId: SessionId, approverId: ApproverId }),
  output: Schema.Struct({ remindedAt: Schema.Number }),
  failures: [
    ServiceOff,
    ServiceOff,
    SessionNotFound,
    SessionBelongsToUser,
    ApproverNotFound,
    ReminderNotAllowed,
    TooManyRequests,
  ],
})

/** Reminds everybody who has not decided two days after they were sent a summary, once; runs on a schedule. Ours. */
export const RemindApprovers = contract("signup/RemindApprovers", {
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
