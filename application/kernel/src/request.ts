import { Context, Effect, Option } from "effect"
import type { IdempotencyKey } from "@domain/kernel"

/** Facts of the call that carried the input; empty outside a request. */
export interface RequestFacts {
  readonly portalDomain: string
  readonly clientId: string
  readonly ipAddress: string
  readonly origin: string
  readonly idempotencyKey: Option.Option<IdempotencyKey>
}

export const CurrentRequest = Context.Reference<RequestFacts>("application/CurrentRequest", {
  defaultValue: () => ({
    portalDomain: "localhost",
    clientId: "",
    ipAddress: "",
    origin: "http://localhost:4000",
    idempotencyKey: Option.none(),
  }),
})

/** Where the refresh token travels: an HttpOnly cookie on the wire, a plain cell elsewhere. `expiresAt` is epoch milliseconds. */
export interface RefreshTokenCell {
  readonly read: Effect.Effect<Option.Option<string>>
  readonly write: (token: string, expiresAt: number) => Effect.Effect<void>
  readonly clear: Effect.Effect<void>
}

/** Set by the edge for each request; by default tokens go nowhere. */
export const RefreshTokenCarrier = Context.Reference<RefreshTokenCell>("application/RefreshTokenCarrier", {
  defaultValue: () => ({ read: Effect.succeedNone, write: () => Effect.void, clear: Effect.void }),
})
