import { Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { handler, CurrentRequest, JobQueue, PasswordHasher } from "@application/kernel"
import { InvalidHashKey, OldPasswordReused } from "@domain/identity"
import { ForgotPassword, ResetPassword, SendResetLink } from "../contract/password.ts"
import { KnownDevices } from "../ports/known-devices.ts"
import { PasswordResets } from "../ports/password-resets.ts"
import { RefreshTokens } from "../ports/refresh-tokens.ts"
import { SecondFactorChallenges } from "../ports/second-factor-challenges.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { endConnectionsOf } from "./assistant-secrets.ts"
import { countIpAddress, countAttempt, signInLimits } from "./limits.ts"
import { checkNewPassword } from "./new-password.ts"
import { profilesOf } from "./open-session.ts"
import { portalOrigin } from "./portal-origin.ts"
import { takeResetKey } from "./reset-keys.ts"
import { isAddressTaken } from "./verify-email.ts"
import { rememberDevice } from "./visitors.ts"

/**
 * Queues one job for any address; the worker checks whether it is known, so that neither answer nor timing reveals it.
 */
export const forgotPassword = handler(
  ForgotPassword,
  Effect.fnUntraced(function* ({ emailAddress }) {
    const portal = yield* (yield* Portals).current
    yield* countIpAddress
    yield* countAttempt(signInLimits.resetByAddress, `${portal.id}:${emailAddress}`)
    const { ipAddress } = yield* CurrentRequest
    yield* (yield* JobQueue).later(
      SendResetLink,
      { portalId: portal.id, emailAddress, origin: yield* portalOrigin(portal) },
      ipAddress === "" ? {} : { caller: `place-${ipAddress}` },
    )
    return {}
  }),
)

/**
 * Sets a new password and verifies the address of a mailed link; a refused password does not use up the key. Ends the
 * user's sessions, assistants and other links, and forgets all devices but this one.
 */
export const resetPassword = handler(
  ResetPassword,
  Effect.fnUntraced(function* ({ hash, newPassword }) {
    const portal = yield* (yield* Portals).current
    const resets = yield* PasswordResets
    const users = yield* UserRepository
    const hasher = yield* PasswordHasher
    const reset = Option.getOrUndefined(yield* takeResetKey(portal.id, hash))
    const account = reset && Option.getOrUndefined(yield* users.byId(portal.id, reset.userId))
    if (account === undefined || reset === undefined) return yield* new InvalidHashKey({})
    const businesses = (yield* profilesOf(account.user.id)).map(({ name }) => name)
    yield* checkNewPassword(newPassword, account.user, businesses)
    if (yield* hasher.verify(account.passwordHash, newPassword)) return yield* new OldPasswordReused({})
    const { passwordExpiresAt: _, ...unexpired } = account
    const proves = reset.wasMailed && !(yield* isAddressTaken(account))
    const user = proves ? { ...unexpired.user, emailVerified: true } : unexpired.user
    yield* users.save({ ...unexpired, user, passwordHash: yield* hasher.hash(newPassword) })
    yield* resets.revokeUser(portal.id, account.user.id)
    yield* (yield* RefreshTokens).revokeUser(portal.id, account.user.id)
    yield* endConnectionsOf(portal.id, account.user.id)
    yield* (yield* SecondFactorChallenges).endUser(portal.id, account.user.id)
    yield* (yield* KnownDevices).forget(portal.id, account.user.id)
    yield* rememberDevice(account)
    return {}
  }),
)
