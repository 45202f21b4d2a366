import { Schema } from "effect"
import { PortalId, UserId } from "@domain/kernel"
import { hasPassed } from "./account.ts"
import { isAdministrator } from "./may.ts"
import type { Role } from "./role.ts"

/** Lifetimes of sign-in secrets, in milliseconds. Ours. */
export const sessionPolicy = {
  accessTokenMilliseconds: 15 * 60_000,
  /** How long a sign-in lasts, however often it is renewed. */
  signInMilliseconds: 30 * 24 * 60 * 60_000,
  /** How long an administrator's sign-in lasts: each working day begins with a proof of their own. */
  administratorSignInMilliseconds: 12 * 60 * 60_000,
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
  /** When the user signed in; every token of the family has the same. */
  beganAt: Schema.Number,
  /** When this token was made. */
  issuedAt: Schema.Number,
  expiresAt: Schema.Number,
  /** The portal's key that the family was signed in by; absent of a sign-in by the user's own proof. */
  embedKeyId: Schema.optionalKey(Schema.String),
})
export type RefreshToken = typeof RefreshToken.Type

/** When a sign-in that began at an instant ends for good, whatever is renewed, in epoch milliseconds. Ours. */
export const signInEnd = (beganAt: number, roleIds: ReadonlyArray<Role>): number =>
  beganAt +
  (isAdministrator(roleIds) ? sessionPolicy.administratorSignInMilliseconds : sessionPolicy.signInMilliseconds)

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
