import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { Town } from "@domain/businesses"
import { ApprovalState, WireSharedSession, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { InvalidFields, LinkExpired, LinkInvalid, PhoneNotServed, TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import { NotificationChannel } from "@domain/messaging"
import { PriceBreakdown } from "@domain/pricing"

/**
 * What the shared link shows: the draft without its secrets, the towns on the map of where its ads are shown, the one price
 * breakdown once there is a budget, and how its approvers have decided.
 */
export const Summary = Schema.Struct({
  details: WireSharedSession,
  towns: Schema.Array(Town),
  price: Schema.optionalKey(PriceBreakdown),
  agentName: Schema.optionalKey(Schema.String),
  /** Of this version; a decision names it. */
  shownHash: Schema.String,
  approval: ApprovalState,
})
export type Summary = typeof Summary.Type

/**
 * The id by which the session of a summary link is read: its own for those who may open it, else the link's key, which opens
 * the summary alone. Spec: calls L17.
 */
export const GetSessionId = contract("signup/GetSessionId", {
  access: "readSummary",
  input: Schema.Struct({ encodedId: textOf(200) }),
  output: Schema.Struct({ sessionId: Schema.String }),
  failures: [SessionNotFound, LinkExpired, LinkInvalid, TooManyRequests],
})

/**
 * The summary behind `/s/{encodedId}`, by the link's key without sign-in, or by the session's own id for those who may open it;
 * read only. Spec: calls L18; screens, summary link.
 */
export const GetSummary = contract("signup/GetSummary", {
  access: "readSummary",
  input: Schema.Struct({ encodedId: textOf(200) }),
  output: Summary,
  failures: [SessionNotFound, SessionBelongsToUser, LinkExpired, LinkInvalid, TooManyRequests],
})

/**
 * Sends the link by e-mail, SMS or WhatsApp, with the agent's name if there is one; it works for thirty days from the last
 * sending. Spec: calls L16.
 */
export const SendSummary = contract("signup/SendSummary", {
  access: "shareSummary",
  input: Schema.Struct({
    sessionId: SessionId,
    channel: NotificationChannel,
    to: Schema.String.check(Schema.isMaxLength(254)),
  }),
  output: Schema.Struct({}),
  failures: [SessionNotFound, SessionBelongsToUser, InvalidFields, PhoneNotServed, TooManyRequests],
})

/** Withdraws the link of a summary; sending the summary again gives it back. Ours. */
export const WithdrawSummary = contract("signup/WithdrawSummary", {
  access: "shareSummary",
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Struct({}),
  failures: [SessionNotFound, SessionBelongsToUser],
})
