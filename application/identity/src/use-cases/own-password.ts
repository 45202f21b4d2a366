import { PasswordHasher } from "@application/kernel"
import { Effect } from "effect"
import { type Account, InvalidCredentials } from "@domain/identity"
import { countAttempt, giveBackAttempts, signInLimits } from "./limits.ts"
import { noteFailedSignIn } from "./security-log.ts"

/** Checks the present password of the caller's account for a call; only wrong ones count against the limit, and are logged. */
export const checkOwnPassword = Effect.fnUntraced(function* (account: Account, password: string, call: string) {
  const counted = yield* countAttempt(signInLimits.passwordByUser, `${account.portalId}:${account.user.id}`)
  const matches = yield* (yield* PasswordHasher).verify(account.passwordHash, password)
  if (!matches) {
    yield* noteFailedSignIn({ portalId: account.portalId, factor: "password", account, call })
    return yield* new InvalidCredentials({})
  }
  yield* giveBackAttempts(counted)
})
