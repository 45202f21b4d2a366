import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { CallbackRequest } from "@domain/messaging"

/** A request to be called, with its times in epoch milliseconds. */
export interface StoredCallback {
  readonly portalId: PortalId
  readonly request: CallbackRequest
  readonly requestedAt: number
  readonly replyDueAt: number
}

/** Requests to be called, kept for the portal's staff. */
export class CallbackRequests extends Context.Service<
  CallbackRequests,
  {
    readonly add: (stored: StoredCallback) => Effect.Effect<void>
    /** The portal's, newest first, at most this many. */
    readonly latest: (portalId: PortalId, limit: number) => Effect.Effect<ReadonlyArray<StoredCallback>>
  }
>()("identity/CallbackRequests") {}
