import { Effect, Option } from "effect"
import { CurrentActor } from "@application/kernel"
import { UserNotFound } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { UserRepository } from "../ports/user-repository.ts"

/** The signed-in user; anybody else is a defect, since access was checked. */
export const currentUser = Effect.flatMap(CurrentActor, (actor) =>
  actor.kind === "user" ? Effect.succeed(actor) : Effect.die(new Error("No user is signed in")),
)

/** The signed-in user's account; a deleted one whose token is still valid is a defect. */
export const currentAccount = Effect.gen(function* () {
  const { portalId, userId } = yield* currentUser
  const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(portalId, userId))
  return account ?? (yield* Effect.die(new Error(`No account ${userId}`)))
})

/** The signed-in user's account, if the call names it; another's fails whether it exists or not. */
export const ownAccount = Effect.fnUntraced(function* (userId: UserId) {
  const user = yield* currentUser
  return user.userId === userId ? yield* currentAccount : yield* new UserNotFound({})
})
