import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { namesAround, strongPassword, type User } from "@domain/identity"
import { CommonPasswords } from "../ports/common-passwords.ts"

/** Refuses a new password that is weak, common, or contains a name of its owner. */
export const checkNewPassword = Effect.fnUntraced(function* (
  typed: string,
  owner: Pick<User, "firstName" | "lastName" | "emailAddress">,
  businesses: ReadonlyArray<string>,
) {
  const portal = yield* (yield* Portals).current
  const common = yield* (yield* CommonPasswords).all
  yield* Effect.fromResult(strongPassword(typed, { common, names: namesAround(owner, portal, businesses) }))
})
