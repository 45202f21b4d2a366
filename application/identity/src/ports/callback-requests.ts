import { Context, type Effect } from "effect"
import type { CallbackRequestId, PortalId } from "@domain/kernel"
import type { CallbackAnswer, CallbackRequest, CallbackState } from "@domain/messaging"

/** A request to be called, with its times in epoch milliseconds, and its answer once somebody has called. */
export interface StoredCallback {
  readonly id: CallbackRequestId
  readonly portalId: PortalId
  readonly request: CallbackRequest
  readonly requestedAt: number
  readonly replyDueAt: number
  readonly answer?: CallbackAnswer
}

/** A page of a portal's requests, newest first. */
export interface CallbackQuery {
  readonly state?: CallbackState
  readonly before?: CallbackRequestId
  readonly limit: number
}

/** Requests to be called, kept for the portal's staff. */
export class CallbackRequests extends Context.Service<
  CallbackRequests,
  {
    readonly add: (stored: Omit<StoredCallback, "id" | "answer">) => Effect.Effect<void>
    readonly page: (portalId: PortalId, query: CallbackQuery) => Effect.Effect<ReadonlyArray<StoredCallback>>
    readonly byId: (portalId: PortalId, id: CallbackRequestId) => Effect.Effect<StoredCallback | undefined>
    /** Stores who called back; the first answer stays until a request is opened again, which undefined does. */
    readonly answer: (
      portalId: PortalId,
      id: CallbackRequestId,
      answer: CallbackAnswer | undefined,
    ) => Effect.Effect<void>
  }
>()("identity/CallbackRequests") {}
