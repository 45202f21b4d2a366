import { Effect } from "effect"
import { readOfCaller, currentUser } from "@application/kernel"
import { GetCurrentUser } from "../contract/current-user.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { foundAccount } from "./current-account.ts"
import { profilesOn } from "./open-session.ts"

/** The signed-in user and their profiles. */
export const getCurrentUser = readOfCaller(
  GetCurrentUser,
  UserRepository,
  (users, { portalId, userId }) => users.byId(portalId, userId),
  Effect.fnUntraced(function* (found) {
    const { user } = yield* foundAccount(found)
    const { memberships } = yield* currentUser
    return { user, profiles: yield* profilesOn(memberships) }
  }),
)
