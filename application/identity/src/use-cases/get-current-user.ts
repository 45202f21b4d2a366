import { Effect } from "effect"
import { handler } from "@application/kernel"
import { GetCurrentUser } from "../contract/current-user.ts"
import { currentAccount, currentUser } from "./current-account.ts"
import { profilesOn } from "./open-session.ts"

/** The signed-in user and their profiles. */
export const getCurrentUser = handler(
  GetCurrentUser,
  Effect.fnUntraced(function* () {
    const { memberships } = yield* currentUser
    const { user } = yield* currentAccount
    return { user, profiles: yield* profilesOn(memberships) }
  }),
)
