import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
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
  kind: "query",
  access: "answerCallbacks",
  route: "GET /portals/:portalId/callbackRequests",
  group: "Portal administration",
  summary: "List the requests of the portal's clients to be called",
  description:
    "Open ones first by when they are due, then handled ones, the latest first. state overdue lists the open ones that are late; search finds words in the caller's and the business's name and in the number. daysLeft: working days after today until the call is due. isPriority: the business has, or had while the request waited, priority care, and is promised a call within one working day instead of two.",
  example: { portalId: 1, state: "open", search: "bakery", page: 1, limit: 20 },
  input: Schema.Struct({
    portalId: PortalId,
    state: optional(CallbackState),
    search: optional(textOf(100)),
    page: optional(PageRequest.fields.page),
    limit: optional(PageRequest.fields.limit),
  }),
  output: Schema.Struct({ requests: Schema.Array(ShownCallback), hasNextPage: Schema.Boolean }),
  failures: [ForbiddenPortal],
})

/** One request of a client of the portal. Ours. */
export const GetCallbackRequest = contract("identity/GetCallbackRequest", {
  kind: "query",
  access: "answerCallbacks",
  route: "GET /portals/:portalId/callbackRequests/:callbackRequestId",
  group: "Portal administration",
  summary: "Get a request to be called",
  example: { portalId: 1, callbackRequestId: 3 },
  input: Schema.Struct(one),
  output: ShownCallback,
  failures,
})

/** Takes an open request or gives it back, and keeps a note on it; the first claim stays until it is given back. Ours. */
export const ClaimCallbackRequest = contract("identity/ClaimCallbackRequest", {
  kind: "command",
  access: "answerCallbacks",
  route: "PUT /portals/:portalId/callbackRequests/:callbackRequestId/claim",
  group: "Portal administration",
  summary: "Take a request to be called, or give it back",
  description: "The first claim stays until it is given back. A note is kept for colleagues until the call.",
  example: { portalId: 1, callbackRequestId: 3, isClaimed: true, note: "No answer, again at four" },
  input: Schema.Struct({ ...one, isClaimed: Schema.Boolean, note: optional(textOf(1_000)) }),
  output: ShownCallback,
  failures,
})

/** Marks a request as handled by the caller, or opens it again; the first answer stays. Ours. */
export const HandleCallbackRequest = contract("identity/HandleCallbackRequest", {
  kind: "command",
  access: "answerCallbacks",
  route: "PUT /portals/:portalId/callbackRequests/:callbackRequestId/handled",
  group: "Portal administration",
  summary: "Mark a request to be called as handled, or open it again",
  description: "The first answer stays: it says who called, when and what came of it.",
  example: { portalId: 1, callbackRequestId: 3, isHandled: true, note: "Explained the invoice" },
  input: Schema.Struct({ ...one, isHandled: Schema.Boolean, note: optional(textOf(1_000)) }),
  output: ShownCallback,
  failures,
})

/**
 * Whether the caller may ask for a call for a business, and what became of their newest request; times are epoch milliseconds. A
 * business with priority care may always ask. Ours.
 */
export const GetOwnCallback = contract("identity/GetOwnCallback", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/callback",
  summary: "Get whether the portal calls back, and the caller's newest request",
  description:
    "isOffered: the portal names a number and a mailbox of its support in the business's region, or the business has priority care. request is the caller's own for this business: when it was made, when the call is due at the latest, whether somebody takes care of it, and when it was handled.",
  example: exampleProfile,
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
