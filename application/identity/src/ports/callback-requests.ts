import { Context, type Effect } from "effect"
import type { BusinessProfileId, CallbackRequestId, PortalId, UserId } from "@domain/kernel"
import type { CallbackAnswer, CallbackClaim, CallbackRequest, CallbackState } from "@domain/messaging"

/**
 * A request to be called, with its times in epoch milliseconds, who takes care of it, the staff's note, and its answer once
 * somebody has called.
 */
export interface StoredCallback {
  readonly id: CallbackRequestId
  readonly portalId: PortalId
  readonly request: CallbackRequest
  readonly requestedAt: number
  readonly replyDueAt: number
  readonly claim?: CallbackClaim
  readonly note?: string
  readonly answer?: CallbackAnswer
}

/** A page of a portal's requests: open ones first by when they are due, then handled ones, the latest first. */
export interface CallbackQuery {
  readonly state?: CallbackState
  /** Words in the name of caller or business, or in the number. */
  readonly search: string
  /** Epoch milliseconds, by which a request is overdue. */
  readonly now: number
  readonly skip: number
  readonly limit: number
}

/** Requests to be called, kept for the portal's staff. */
export class CallbackRequests extends Context.Service<
  CallbackRequests,
  {
    readonly add: (stored: Omit<StoredCallback, "id" | "claim" | "note" | "answer">) => Effect.Effect<void>
    readonly page: (
      portalId: PortalId,
      query: CallbackQuery,
    ) => Effect.Effect<{ readonly requests: ReadonlyArray<StoredCallback>; readonly total: number }>
    readonly byId: (portalId: PortalId, id: CallbackRequestId) => Effect.Effect<StoredCallback | undefined>
    /** A user's newest request for a business. */
    readonly latestOf: (
      portalId: PortalId,
      userId: UserId,
      businessProfileId: BusinessProfileId,
    ) => Effect.Effect<StoredCallback | undefined>
    /** Stores who takes care of an open request; the first claim stays until it is given back, which undefined does. */
    readonly claim: (portalId: PortalId, id: CallbackRequestId, claim: CallbackClaim | undefined) => Effect.Effect<void>
    /** Replaces the staff's note on a request. */
    readonly keepNote: (portalId: PortalId, id: CallbackRequestId, note: string) => Effect.Effect<void>
    /** Stores who called back; the first answer stays until a request is opened again, which undefined does. */
    readonly answer: (
      portalId: PortalId,
      id: CallbackRequestId,
      answer: CallbackAnswer | undefined,
    ) => Effect.Effect<void>
  }
>()("identity/CallbackRequests") {}
