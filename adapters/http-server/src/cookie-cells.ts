import { Effect, Option } from "effect"
import { Cookies } from "effect/http"
import type { RequestFacts, SecretCell } from "@application/kernel"
import { type Carrier, isSecure } from "./request-context.ts"

/** A cookie in another site's frame is that site's alone, and needs https. */
const attributesOf = (isHttps: boolean, isEmbedded: boolean) =>
  isEmbedded
    ? ({ httpOnly: true, path: "/api", sameSite: "none", secure: true, partitioned: true } as const)
    : ({ httpOnly: true, path: "/api", sameSite: "lax", secure: isHttps } as const)

/** Cookies of the api: the refresh token's, and the one that a device is known by. */
type ApiCookie = "refresh_token" | "known_device"

/**
 * Reads the cookies of a call and collects what its handler wants set on the reply. `mayBeEmbedded` says whether the page
 * may run in another site's frame, and is asked only when a cookie is set.
 */
export const cookieCells = (carrier: Carrier, facts: RequestFacts, mayBeEmbedded: Effect.Effect<boolean>) => {
  const attributes = Effect.map(mayBeEmbedded, (isEmbedded) => attributesOf(isSecure(carrier, facts), isEmbedded))
  let changed = Cookies.empty
  const cellOf = (name: ApiCookie): SecretCell => ({
    read: Effect.sync(() => Option.fromUndefinedOr(Cookies.parseHeader(carrier.header("cookie") ?? "")[name])),
    write: (token, expiresAt) =>
      Effect.map(attributes, (chosen) => {
        changed = Cookies.setUnsafe(changed, name, token, { ...chosen, expires: new Date(expiresAt) })
      }),
    clear: Effect.map(attributes, (chosen) => {
      changed = Cookies.expireCookieUnsafe(changed, name, chosen)
    }),
  })
  return {
    cells: { refreshToken: cellOf("refresh_token"), device: cellOf("known_device") },
    /** What is to be set so far. */
    changed: (): Cookies.Cookies => changed,
  }
}
