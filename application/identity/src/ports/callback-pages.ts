import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { CallbackState } from "@domain/messaging"
import type { StoredCallback } from "../stores/callback-requests.ts"

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

/** Pages of the requests to be called, searched by names that other tables hold. */
export class CallbackPages extends Context.Service<
  CallbackPages,
  {
    readonly page: (portalId: PortalId, query: CallbackQuery) => Effect.Effect<ReadonlyArray<StoredCallback>>
  }
>()("identity/CallbackPages") {}
