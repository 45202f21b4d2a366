import { Effect, Option } from "effect"
import { Cookies } from "effect/http"
import type { RequestFacts, SecretCell } from "@application/kernel"
import { type Carrier, isSecure } from "./request-context.ts"

/** A browser keeps a `__Host-` cookie only if it is Secure, for every path and of the host that set it alone. */
const hostPrefix = "__Host-"

/** A cookie in another site's frame is that site's alone, and needs https. */
const attributesOf = (isHttps: boolean, isEmbedded: boolean) => {
  const path = isHttps ? "/" : "/api"
  return isEmbedded
    ? ({ httpOnly: true, path, sameSite: "none", secure: true, partitioned: true } as const)
    : ({ httpOnly: true, path, sameSite: "lax", secure: isHttps } as const)
}

/** Cookies of the API: one holds the refresh token, the other identifies a known device. */
type ApiCookie = "refresh_token" | "known_device"

/**
 * Reads the cookies of a call and collects what its handler wants set on the reply. `mayBeEmbedded` says whether the page
 * may run in another site's frame, and is asked only when a cookie is set.
 */
export const cookieCells = (carrier: Carrier, facts: RequestFacts, mayBeEmbedded: Effect.Effect<boolean>) => {
  const isHttps = isSecure(carrier, facts)
  const attributes = Effect.map(mayBeEmbedded, (isEmbedded) => attributesOf(isHttps, isEmbedded))
  let changed = Cookies.empty
  const cellOf = (plainName: ApiCookie): SecretCell => {
    // By https no other name is read, since a neighbouring host may set any cookie but one with the prefix.
    const name = isHttps ? `${hostPrefix}${plainName}` : plainName
    return {
      read: Effect.sync(() => Option.fromUndefinedOr(Cookies.parseHeader(carrier.header("cookie") ?? "")[name])),
      write: (token, expiresAt) =>
        Effect.map(attributes, (chosen) => {
          changed = Cookies.setUnsafe(changed, name, token, { ...chosen, expires: new Date(expiresAt) })
        }),
      clear: Effect.map(attributes, (chosen) => {
        changed = Cookies.expireCookieUnsafe(changed, name, chosen)
      }),
    }
  }
  return {
    cells: { refreshToken: cellOf("refresh_token"), device: cellOf("known_device") },
    /** What is to be set so far. */
    changed: (): Cookies.Cookies => changed,
  }
}
