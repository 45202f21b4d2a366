import { Schema } from "effect"
import { columnsOf, declaredStore } from "@application/kernel"
import { BusinessProfileId, CallbackRequestId, PortalId, UserId } from "@domain/kernel"
import type { CallbackAnswer, CallbackClaim } from "@domain/messaging"

const optional = Schema.optionalKey

/** A request to be called, with who takes care of it, the staff's note and the answer. Times are epoch milliseconds. */
export const StoredCallback = Schema.Struct({
  id: CallbackRequestId,
  portalId: PortalId,
  userId: UserId,
  businessProfileId: BusinessProfileId,
  /** The phone in the form of stored users: `91-9876543210`. */
  phone: Schema.String,
  /** The portal's host, as the caller's page named it. */
  portal: Schema.String,
  requestedAt: Schema.Int,
  replyDueAt: Schema.Int,
  claimedAt: optional(Schema.Int),
  claimedBy: optional(UserId),
  staffNote: optional(Schema.String),
  handledAt: optional(Schema.Int),
  handledBy: optional(UserId),
  handledNote: optional(Schema.String),
})
export type StoredCallback = typeof StoredCallback.Type

/** Requests to be called, kept for the portal's staff. */
export const CallbackRequests = declaredStore({
  table: "callback_requests",
  row: columnsOf(StoredCallback),
  key: ["portalId", "id"],
  numbered: "id",
  lists: { newestOf: { by: ["portalId", "userId", "businessProfileId"], order: ["id"], isDescending: true } },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "user",
    audited: {
      clear: [
        "userId",
        "businessProfileId",
        "requestedAt",
        "replyDueAt",
        "claimedAt",
        "claimedBy",
        "handledAt",
        "handledBy",
      ],
      hidden: ["phone", "staffNote", "handledNote"],
      unrecorded: ["portal"],
    },
  },
})

/** Who takes care of a request. */
export const claimOf = ({ claimedAt: at, claimedBy: by }: StoredCallback): CallbackClaim | undefined =>
  at === undefined || by === undefined ? undefined : { at, by }

/** Who called back, when, and the note on the call; undefined while nobody has. */
export const answerOf = ({
  handledAt: at,
  handledBy: by,
  handledNote: note,
}: StoredCallback): CallbackAnswer | undefined =>
  at === undefined || by === undefined ? undefined : { at, by, ...(note !== undefined && { note }) }

/** An open request with its claim. The first claim stays until it is given back. */
export const claimed = (request: StoredCallback, { at, by }: CallbackClaim): StoredCallback =>
  request.claimedBy === undefined && request.handledAt === undefined
    ? { ...request, claimedAt: at, claimedBy: by }
    : request

/** An open request that nobody takes care of. */
export const givenBack = (request: StoredCallback): StoredCallback => {
  if (request.handledAt !== undefined) return request
  const { claimedAt: _at, claimedBy: _by, ...free } = request
  return free
}

/** A request with its answer. The first answer stays until the request is opened again. */
export const handled = (request: StoredCallback, { at, by, note }: CallbackAnswer): StoredCallback =>
  request.handledAt === undefined
    ? { ...request, handledAt: at, handledBy: by, ...(note !== undefined && { handledNote: note }) }
    : request

/** A request without its answer. */
export const openedAgain = ({
  handledAt: _at,
  handledBy: _by,
  handledNote: _note,
  ...open
}: StoredCallback): StoredCallback => open
