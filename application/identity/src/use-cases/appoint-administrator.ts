import { Effect, Option } from "effect"
import type { EmailAddress } from "@domain/identity"
import { operatorPortalId } from "@domain/portals"
import { UserRepository } from "../ports/user-repository.ts"

/**
 * Makes the account with a verified address an administrator of the operator's portal, and answers whether there is one. Run by
 * the operator, since nobody can be invited before.
 */
export const appointAdministrator = Effect.fnUntraced(function* (emailAddress: EmailAddress) {
  const users = yield* UserRepository
  const account = Option.getOrUndefined(yield* users.byEmail(operatorPortalId, emailAddress))
  if (account?.user.emailVerified !== true) return false
  return yield* users.setRoles(account, [...new Set([...account.user.roleIds, "PortalAdministrator" as const])])
})
