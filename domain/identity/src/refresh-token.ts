import { Schema } from "effect"
import { PortalId, UserId } from "@domain/kernel"

/** Lifetimes of sign-in secrets, in milliseconds. Spec: house plan, the wire. */
export const sessionPolicy = {
  accessTokenMilliseconds: 15 * 60_000,
  refreshTokenMilliseconds: 30 * 24 * 60 * 60_000,
  resetLinkMilliseconds: 60 * 60_000,
  knownDeviceMilliseconds: 400 * 24 * 60 * 60_000,
} as const

/** One link of a family of rotating refresh tokens; only its hash is kept. Times are epoch milliseconds. */
export const RefreshToken = Schema.Struct({
  tokenHash: Schema.String,
  familyId: Schema.String,
  portalId: PortalId,
  userId: UserId,
  expiresAt: Schema.Number,
})
export type RefreshToken = typeof RefreshToken.Type
