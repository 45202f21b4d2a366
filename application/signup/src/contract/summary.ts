import { Schema } from "effect"
import { contract, ServiceOff, textOf, exampleDraft } from "@application/kernel"
import { Town } from "@domain/businesses"
import {
  ApprovalState,
  DecidedPart,
  SessionBelongsToUser,
  SessionNotFound,
  SummaryDecisionKind,
  WireSharedSession,
} from "@domain/signup"
import { InvalidFields, LinkExpired, LinkInvalid, PhoneNotServed, TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import { NotificationChannel } from "@domain/messaging"
import { PriceBreakdown } from "@domain/pricing"

/** An approver's name, and their decision on the version that is shown. */
export const NamedDecision = Schema.Struct({
  name: Schema.String,
  decision: Schema.optionalKey(SummaryDecisionKind),
})
export type NamedDecision = typeof NamedDecision.Type

/**
 * The content that a shared link shows: the draft without its secrets, the towns on the map of where its ads are shown,
 * the price breakdown once there is a budget, and how the draft's approvers have decided.
 */
export const Summary = Schema.Struct({
  details: WireSharedSession,
  towns: Schema.Array(Town),
  price: Schema.optionalKey(PriceBreakdown),
  agentName: Schema.optionalKey(Schema.String),
  /** Of this version; a decision names it. */
  shownHash: Schema.String,
  approval: ApprovalState,
  /** What changed since the last decision. */
  changedParts: Schema.Array(DecidedPart),
  /** Whom the link was sent to, and their decision on this version; absent for a link that was copied. */
  recipient: Schema.optionalKey(NamedDecision),
  /** The other approvers, whom a recipient sees. */
  others: Schema.Array(NamedDecision),
  /** A launched campaign takes no decision, unless a change of it was shown to its client. */
  isLaunched: Schema.Boolean,
  /** Whether it shows a change of a campaign that was paid and runs already. */
  isChange: Schema.optionalKey(Schema.Boolean),
})
export type Summary = typeof Summary.Type

/**
 * The id by which a summary link's session is read: the session's own id for callers who may open the session, else the
 * link's key, which opens the summary alone. Spec: calls L17.
 */
export const GetSessionId = contract("signup/GetSessionId", {
  kind: "query",
  access: "readSummary",
  route: "GET /LocalBusiness/getSessionId",
  specification: ["L17"],
  summary: "Get the id by which a shared link's draft is read",
  description:
    "The draft's own id for those who may open it. For everybody else the link's key, which opens the summary and nothing more.",
  example: { encodedId: "q7Jm2VxT9aLk4RbN" },
  input: Schema.Struct({ encodedId: textOf(200) }),
  output: Schema.Struct({ sessionId: Schema.String }),
  failures: [SessionNotFound, LinkExpired, LinkInvalid, TooManyRequests],
})

/**
 * The summary behind `/s/{encodedId}`, by the link's key without sign-in, or by the session's own id for callers who
 * may open the session; read only. Spec: calls L18; screens, summary link.
 */
export const GetSummary = contract("signup/GetSummary", {
  kind: "query",
  access: "readSummary",
  route: "GET /LocalBusiness/LocalBusinessUserSessions/:encodedId",
  specification: ["L18"],
  summary: "Get the summary that a shared link shows",
  description:
    "By the link's key, or by the draft's own id for those who may open it. shownHash names this version for a decision; approval says how its approvers have decided: Open, Approved, ChangeRequested or Declined. A link that was sent has its recipient, whose decision it takes, and the other approvers.",
  example: { encodedId: "q7Jm2VxT9aLk4RbN" },
  input: Schema.Struct({ encodedId: textOf(200) }),
  output: Summary,
  failures: [SessionNotFound, SessionBelongsToUser, LinkExpired, LinkInvalid, TooManyRequests],
})

/**
 * Sends a recipient their own link by e-mail, SMS or WhatsApp, with the agent's name if there is one; it works for thirty days
 * from the last sending. They are one of the summary's approvers from now on, named by their address without a name. Spec: calls L16.
 */
export const SendSummary = contract("signup/SendSummary", {
  kind: "workflow",
  access: "shareSummary",
  route: "POST /LocalBusiness/sendSummary",
  specification: ["L16"],
  summary: "Send the link to a draft's summary",
  description:
    "To an email address or a mobile number, by the channel. The recipient's link is their own, and they are an approver of the draft from now on. An address of whoever prepares an agent's campaign is refused. It works for thirty days from the last sending.",
  example: { ...exampleDraft, channel: 1, to: "asha@example.com", name: "Asha Rao" },
  input: Schema.Struct({
    sessionId: SessionId,
    channel: NotificationChannel,
    to: Schema.String.check(Schema.isMaxLength(254)),
    name: Schema.optionalKey(textOf(100)),
  }),
  output: Schema.Struct({}),
  failures: [ServiceOff, SessionNotFound, SessionBelongsToUser, InvalidFields, PhoneNotServed, TooManyRequests],
})

/** Withdraws the link of a summary; sending the summary again gives it back. Ours. */
export const WithdrawSummary = contract("signup/WithdrawSummary", {
  kind: "command",
  access: "shareSummary",
  route: "POST /LocalBusiness/withdrawSummary",
  group: "Summary approvals",
  summary: "Withdraw the link to a draft's summary",
  description:
    "The link answers 1013 at once, to all but those who may open the draft. Sending the summary again gives it back.",
  example: exampleDraft,
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Struct({}),
  failures: [SessionNotFound, SessionBelongsToUser],
})
