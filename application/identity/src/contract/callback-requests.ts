import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { BusinessProfileId, CallbackRequestId, PageRequest, PortalId, Region, UserId } from "@domain/kernel"
import { CallbackAnswer, CallbackClaim, CallbackRequestNotFound, CallbackState } from "@domain/messaging"

const optional = Schema.optionalKey

/** A request as staff sees it; times are epoch milliseconds, names empty once account or profile is gone. */
export const ShownCallback = Schema.Struct({
  id: CallbackRequestId,
  userId: UserId,
  callerName: Schema.String,
  businessProfileId: BusinessProfileId,
  businessName: Schema.String,
  /** Of the business, whose days count; absent once it is gone. */
  region: optional(Region),
  phone: Schema.String,
  requestedAt: Schema.Number,
  replyDueAt: Schema.Number,
  /** Working days after today until the call is due; absent once it is handled or overdue. */
  daysLeft: optional(Schema.Int),
  /** Whether the business has, or had while the request waited, priority care. */
  isPriority: Schema.Boolean,
  isOverdue: Schema.Boolean,
  /** Who of the staff takes care of it, with the name. */
  claim: optional(Schema.Struct({ ...CallbackClaim.fields, name: Schema.String })),
  /** What staff has noted before the answer. */
  note: optional(Schema.String),
  answer: optional(Schema.Struct({ ...CallbackAnswer.fields, name: Schema.String })),
})
export type ShownCallback = typeof ShownCallback.Type

const one = { portalId: PortalId, callbackRequestId: CallbackRequestId }
const failures = [ForbiddenPortal, CallbackRequestNotFound] as const

/** A page of the requests of the portal's clients to be called: open ones first by when they are due. Ours. */
export const ListCallbackRequests = contract("identity/ListCallbackRequests", {
  access: "answerCallbacks",
  input: Schema.Struct({
    portalId: PortalId,
    state: optional(CallbackState),
    search: optional(textOf(100)),
    page: optional(PageRequest.fields.page),
    limit: optional(PageRequest.fields.limit),
  }),
  output: Schema.Struct({ requests: Schema.Array(ShownCallback), total: Schema.Int }),
  failures: [ForbiddenPortal],
})

/** One request of a client of the portal. Ours. */
export const GetCallbackRequest = contract("identity/GetCallbackRequest", {
  access: "answerCallbacks",
  input: Schema.Struct(one),
  output: ShownCallback,
  failures,
})

/** Takes an open request or gives it back, and keeps a note on it; the first claim stays until it is given back. Ours. */
export const ClaimCallbackRequest = contract("identity/ClaimCallbackRequest", {
  access: "answerCallbacks",
  input: Schema.Struct({ ...one, isClaimed: Schema.Boolean, note: optional(textOf(1_000)) }),
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

/**
 * Whether the caller may ask for a call for a business, and what became of their newest request; times are epoch milliseconds. A
 * business with priority care may always ask. Ours.
 */
export const GetOwnCallback = contract("identity/GetOwnCallback", {
  access: "readProfile",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({
    isOffered: Schema.Boolean,
    isPriority: Schema.Boolean,
    request: optional(
      Schema.Struct({
        phone: Schema.String,
        requestedAt: Schema.Number,
        replyDueAt: Schema.Number,
        isClaimed: Schema.Boolean,
        isOverdue: Schema.Boolean,
        handledAt: optional(Schema.Number),
      }),
    ),
  }),
})
