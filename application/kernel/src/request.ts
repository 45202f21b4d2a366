import { Context, Effect, Option } from "effect"
import type { IdempotencyKey } from "@domain/kernel"

/** Facts of the call that carried the input; empty outside a request. */
export interface RequestFacts {
  readonly portalDomain: string
  readonly clientId: string
  readonly ipAddress: string
  /** The portal's configured address, without a slash at its end: links in messages begin with it. */
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

/** Where a secret travels: an HttpOnly cookie on the wire, a plain cell elsewhere. `expiresAt` is epoch milliseconds. */
export interface SecretCell {
  readonly read: Effect.Effect<Option.Option<string>>
  readonly write: (token: string, expiresAt: number) => Effect.Effect<void>
  readonly clear: Effect.Effect<void>
}

const nowhere = (): SecretCell => ({ read: Effect.succeedNone, write: () => Effect.void, clear: Effect.void })

/** Where the refresh token travels; set by the edge for each request, by default it goes nowhere. */
export const RefreshTokenCarrier = Context.Reference<SecretCell>("application/RefreshTokenCarrier", {
  defaultValue: nowhere,
})

/** Where what a device is known by travels, for a year and longer than any sign-in; set like the refresh token's. */
export const DeviceCarrier = Context.Reference<SecretCell>("application/DeviceCarrier", { defaultValue: nowhere })
