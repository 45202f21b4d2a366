import { Effect } from "effect"
import { type Account, InvalidCredentials } from "@domain/identity"
import { PasswordHasher } from "../ports/secrets.ts"
import { countAttempt, giveBackAttempts, signInLimits } from "./limits.ts"

/** Checks the present password of the caller's account; only wrong ones count against the limit. */
export const checkOwnPassword = Effect.fnUntraced(function* (account: Account, password: string) {
  const counted = yield* countAttempt(signInLimits.passwordByUser, `${account.portalId}:${account.user.id}`)
  const matches = yield* (yield* PasswordHasher).verify(account.passwordHash, password)
  if (!matches) return yield* new InvalidCredentials({})
  yield* giveBackAttempts(counted)
})
