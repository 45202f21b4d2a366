import { Context, type Effect, type Option } from "effect"
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
    idempotencyKey: { _tag: "None" } as Option.Option<IdempotencyKey>,
  }),
})

/** Where the refresh token travels: an HttpOnly cookie on the wire, a plain cell elsewhere. */
export class RefreshTokenCarrier extends Context.Service<
  RefreshTokenCarrier,
  {
    readonly read: Effect.Effect<Option.Option<string>>
    readonly write: (token: string, expiresAt: number) => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("application/RefreshTokenCarrier") {}
