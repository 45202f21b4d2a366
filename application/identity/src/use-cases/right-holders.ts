import { RightHolders } from "@application/kernel"
import { may } from "@domain/identity"
import { Effect, Layer } from "effect"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"

/** Members of a profile, by the roles of their membership and of their account. */
export const rightHolders = Layer.effect(
  RightHolders,
  Effect.gen(function* () {
    const { onProfile } = yield* Memberships
    const { byIds } = yield* UserRepository
    return {
      of: Effect.fnUntraced(function* (action, { id, portalId }) {
        const members = yield* onProfile(id)
        const accounts =
          members.length === 0
            ? []
            : yield* byIds(
                portalId,
                members.map(({ userId }) => userId),
              )
        const roles = new Map(accounts.filter(({ barred }) => !barred).map(({ user }) => [user.id, user.roleIds]))
        return members
          .filter(({ userId, roleId }) => {
            const roleIds = roles.get(userId)
            if (roleIds === undefined) return false
            const memberships = [{ businessProfileId: id, roleId }]
            return may({ kind: "user", roleIds, memberships }, action, id) === "allowed"
          })
          .map(({ userId }) => userId)
      }),
    }
  }),
)
