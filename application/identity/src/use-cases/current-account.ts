import { Effect, Option } from "effect"
import { currentUser } from "@application/kernel"
import { type Account, UserNotFound } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { UserRepository } from "../ports/user-repository.ts"

/** A signed-in user's account as it was found; a deleted one whose token is still valid is a defect. */
export const foundAccount = (found: Option.Option<Account>): Effect.Effect<Account> =>
  Option.match(found, {
    onNone: () => Effect.die(new Error("The signed-in user has no account")),
    onSome: Effect.succeed,
  })

/** The signed-in user's account. */
export const currentAccount = Effect.gen(function* () {
  const { portalId, userId } = yield* currentUser
  return yield* foundAccount(yield* (yield* UserRepository).byId(portalId, userId))
})

/** The signed-in user's account, if the call names it; another's fails whether it exists or not. */
export const ownAccount = Effect.fnUntraced(function* (userId: UserId) {
  const user = yield* currentUser
  return user.userId === userId ? yield* currentAccount : yield* new UserNotFound({})
})
