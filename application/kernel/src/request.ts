import { Context, Effect, Option } from "effect"
import type { IdempotencyKey } from "@domain/kernel"

/** Facts about the call; empty outside a request. */
export interface RequestFacts {
  readonly portalDomain: string
  readonly clientId: string
  /** Names the request in replies, logs, its jobs and calls of providers. */
  readonly requestId: string
  readonly ipAddress: string
  /** What the caller says it is. */
  readonly userAgent: string
  /** The portal's configured origin, without a trailing slash; links in messages begin with it. */
  readonly origin: string
  readonly idempotencyKey: Option.Option<IdempotencyKey>
}

export const CurrentRequest = Context.Reference<RequestFacts>("application/CurrentRequest", {
  defaultValue: () => ({
    portalDomain: "localhost",
    clientId: "",
    requestId: "",
    ipAddress: "",
    userAgent: "",
    origin: "http://localhost:4000",
    idempotencyKey: Option.none(),
  }),
})

/** Carries a secret: an HttpOnly cookie on the wire, memory elsewhere. `expiresAt` is epoch milliseconds. */
export interface SecretCell {
  readonly read: Effect.Effect<Option.Option<string>>
  readonly write: (token: string, expiresAt: number) => Effect.Effect<void>
  readonly clear: Effect.Effect<void>
}

const nowhere = (): SecretCell => ({ read: Effect.succeedNone, write: () => Effect.void, clear: Effect.void })

/** Carries the refresh token; the edge sets it per request, and by default it stores nothing. */
export const RefreshTokenCarrier = Context.Reference<SecretCell>("application/RefreshTokenCarrier", {
  defaultValue: nowhere,
})

/** Carries the device's id for a year, longer than any sign-in; the edge sets it per request. */
export const DeviceCarrier = Context.Reference<SecretCell>("application/DeviceCarrier", { defaultValue: nowhere })
