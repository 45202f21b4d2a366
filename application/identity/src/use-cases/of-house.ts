import { Effect } from "effect"
import { type Account, isStaff } from "@domain/identity"
import { Memberships } from "../ports/memberships.ts"

/** Whether somebody works for the house: by a role of the account or on a profile. No embed key signs them in. */
export const isOfHouse = Effect.fnUntraced(function* ({ user }: Account) {
  const joined = yield* (yield* Memberships).of(user.id)
  return isStaff([...user.roleIds, ...joined.map(({ roleId }) => roleId)])
})
