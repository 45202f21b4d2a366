import { Schema } from "effect"
import { PortalId } from "@domain/kernel"
import { User } from "./user.ts"

/**
 * A user of one portal with what sign-in needs; the same address may have an account at another portal.
 * Times are epoch milliseconds. `barred` accounts may not enter their portal.
 * A verified phone is this account's only, and signs in by code; any other is only written down.
 */
export const Account = Schema.Struct({
  portalId: PortalId,
  user: User,
  phoneVerified: Schema.Boolean,
  passwordHash: Schema.String,
  passwordExpiresAt: Schema.optionalKey(Schema.Number),
  expiresAt: Schema.optionalKey(Schema.Number),
  barred: Schema.Boolean,
})
export type Account = typeof Account.Type

/** Whether a time is set and has come. */
export const hasPassed = (time: number | undefined, now: number): boolean => time !== undefined && time <= now
