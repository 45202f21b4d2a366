import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { BusinessProfileId, CallbackRequestId, PortalId, UserId } from "@domain/kernel"
import { CallbackAnswer, CallbackRequestNotFound, CallbackState } from "@domain/messaging"

const optional = Schema.optionalKey

/** A request as staff sees it; times are epoch milliseconds, names empty once account or profile is gone. */
const ShownCallback = Schema.Struct({
  id: CallbackRequestId,
  userId: UserId,
  callerName: Schema.String,
  businessProfileId: BusinessProfileId,
  businessName: Schema.String,
  phone: Schema.String,
  requestedAt: Schema.Number,
  replyDueAt: Schema.Number,
  /** Whether the business has, or had while the request waited, priority care. */
  isPriority: Schema.Boolean,
  isOverdue: Schema.Boolean,
  answer: optional(CallbackAnswer),
})

const one = { portalId: PortalId, callbackRequestId: CallbackRequestId }
const failures = [ForbiddenPortal, CallbackRequestNotFound] as const

/** The requests of the portal's clients to be called, newest first, a page at a time. Ours. */
export const ListCallbackRequests = contract("identity/ListCallbackRequests", {
  access: "answerCallbacks",
  input: Schema.Struct({
    portalId: PortalId,
    state: optional(CallbackState),
    before: optional(CallbackRequestId),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ requests: Schema.Array(ShownCallback), before: optional(CallbackRequestId) }),
  failures: [ForbiddenPortal],
})

/** One request of a client of the portal. Ours. */
export const GetCallbackRequest = contract("identity/GetCallbackRequest", {
  access: "answerCallbacks",
  input: Schema.Struct(one),
  output: ShownCallback,
  failures,
})

/** Marks a request as handled by the caller, or opens it again; the first answer stays. Ours. */
export const HandleCallbackRequest = contract("identity/HandleCallbackRequest", {
  access: "answerCallbacks",
  input: Schema.Struct({ ...one, isHandled: Schema.Boolean, note: optional(textOf(1_000)) }),
  output: ShownCallback,
  failures,
})
