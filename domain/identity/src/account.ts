import { Schema } from "effect"
import { PortalId } from "@domain/kernel"
import { User } from "./user.ts"

/**
 * A user of one portal with their sign-in data; `barred` accounts may not sign in, and times are epoch milliseconds.
 * Only a verified phone belongs to the account and signs in by code.
 */
export const Account = Schema.Struct({
  portalId: PortalId,
  user: User,
  phoneVerified: Schema.Boolean,
  passwordHash: Schema.String,
  passwordExpiresAt: Schema.optionalKey(Schema.Number),
  expiresAt: Schema.optionalKey(Schema.Number),
  barred: Schema.Boolean,
  /** Since when the portal's own site may sign the user in; absent while they never allowed it. */
  embedConfirmedAt: Schema.optionalKey(Schema.Number),
  /** How often the user was changed; absent before the first change. */
  revision: Schema.optionalKey(Schema.Int),
})
export type Account = typeof Account.Type

/** Whether a time is set and has passed. */
export const hasPassed = (time: number | undefined, now: number): boolean => time !== undefined && time <= now
