import { Effect } from "effect"
import { UnitOfWork, handler, currentUser, PasswordHasher } from "@application/kernel"
import { type Account, InvalidCredentials, OldPasswordReused } from "@domain/identity"
import { ChangePassword } from "../contract/own-account.ts"
import { KnownDevices } from "../ports/known-devices.ts"
import { PasswordResets } from "../ports/password-resets.ts"
import { RefreshTokens } from "../ports/refresh-tokens.ts"
import { SecondFactorChallenges } from "../ports/second-factor-challenges.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { ownAccount } from "./current-account.ts"
import { checkNewPassword } from "./new-password.ts"
import { checkOwnPassword } from "./own-password.ts"
import { profilesOf } from "./open-session.ts"
import { rememberDevice } from "./visitors.ts"

/** Stores a new password and ends every sign-in but the caller's, unless the password changed meanwhile. */
const store = Effect.fnUntraced(function* (account: Account, passwordHash: string) {
  const users = yield* UserRepository
  if (!(yield* users.holdPassword(account))) return yield* new InvalidCredentials({})
  const { portalId, user } = account
  const { passwordExpiresAt: _, ...unexpired } = account
  yield* users.save({ ...unexpired, passwordHash })
  yield* (yield* PasswordResets).revokeUser(portalId, user.id)
  yield* (yield* RefreshTokens).revokeUser(portalId, user.id, (yield* currentUser).familyId)
  yield* (yield* SecondFactorChallenges).endUser(portalId, user.id)
  yield* (yield* KnownDevices).forget(portalId, user.id)
  yield* rememberDevice(account)
  return {}
})

/** Sets a new password by the present one; only wrong present ones count against the limit. */
export const changePassword = handler(
  ChangePassword,
  Effect.fnUntraced(function* ({ userId, currentPassword, newPassword }) {
    const account = yield* ownAccount(userId)
    yield* checkOwnPassword(account, currentPassword, ChangePassword.name)
    const businesses = (yield* profilesOf(userId)).map(({ name }) => name)
    yield* checkNewPassword(newPassword, account.user, businesses)
    if (newPassword === currentPassword) return yield* new OldPasswordReused({})
    const passwordHash = yield* (yield* PasswordHasher).hash(newPassword)
    return yield* (yield* UnitOfWork).transact(store(account, passwordHash))
  }),
)
