import { Effect, Option } from "effect"
import { CurrentActor, query } from "@application/kernel"
import { GetCurrentUser } from "../contract/current-user.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { profilesOn } from "./open-session.ts"

/** The signed-in user; a deleted user whose token is still valid is a defect. */
export const getCurrentUser = query(
  GetCurrentUser,
  Effect.fnUntraced(function* () {
    const actor = yield* CurrentActor
    if (actor.kind !== "user") return yield* Effect.die(new Error("No user is signed in"))
    const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(actor.portalId, actor.userId))
    if (account === undefined) return yield* Effect.die(new Error(`No account ${actor.userId}`))
    return { user: account.user, profiles: yield* profilesOn(actor.memberships) }
  }),
)
