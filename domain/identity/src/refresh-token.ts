import { Schema } from "effect"
import { PortalId, UserId } from "@domain/kernel"
import { hasPassed } from "./account.ts"

/** Lifetimes of sign-in secrets, in milliseconds. Ours. */
export const sessionPolicy = {
  accessTokenMilliseconds: 15 * 60_000,
  refreshTokenMilliseconds: 30 * 24 * 60 * 60_000,
  /**
   * A page that was reloaded, opened twice or lost a reply sends its spent token again, most often within seconds; a
   * slow network takes up to half a minute. A thief who comes later is still noticed.
   */
  spentTokenGraceMilliseconds: 30_000,
  resetLinkMilliseconds: 60 * 60_000,
  knownDeviceMilliseconds: 400 * 24 * 60 * 60_000,
} as const

/** One token of a family of rotating refresh tokens; only its hash is stored. Times are epoch milliseconds. */
export const RefreshToken = Schema.Struct({
  tokenHash: Schema.String,
  familyId: Schema.String,
  portalId: PortalId,
  userId: UserId,
  expiresAt: Schema.Number,
  /** The portal's key that the family was signed in by; absent of a sign-in by the user's own proof. */
  embedKeyId: Schema.optionalKey(Schema.String),
})
export type RefreshToken = typeof RefreshToken.Type

/** The state of a token when presented: unused, spent at an instant (epoch milliseconds), or revoked. */
export type RefreshTokenState =
  | { readonly kind: "fresh" }
  | { readonly kind: "spent"; readonly at: number }
  | { readonly kind: "revoked" }

/** Whether a presented token renews its session: unexpired, and unused or spent within the grace period. */
export const mayRenew = (state: RefreshTokenState, expiresAt: number, now: number): boolean => {
  if (state.kind === "revoked" || hasPassed(expiresAt, now)) return false
  return state.kind === "fresh" || now < state.at + sessionPolicy.spentTokenGraceMilliseconds
}
