import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { ClientReach, handler, CurrentActor, principalOf, currentUser } from "@application/kernel"
import {
  assignableRoles,
  ClientsToPassOn,
  keepsOwner,
  LastOwner,
  type Role,
  RoleNotAssignable,
  rolesOn,
  UserNotFound,
} from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { isPartnerBrand } from "@domain/portals"
import { ListMembers, RemoveMember } from "../contract/members.ts"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"

/** The roles that the caller may give and take on a profile. */
export const rolesToGive = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { flags } = yield* (yield* Portals).current
  const actor = yield* CurrentActor
  const held = actor.kind === "system" ? [] : rolesOn(principalOf(actor), businessProfileId)
  return assignableRoles(held, isPartnerBrand(flags))
})

/** Refuses to take the last owner's role; the profile's memberships stay locked until the transaction ends. */
export const checkOwnerStays = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  userId: UserId,
  next: Role | undefined,
) {
  const members = yield* (yield* Memberships).onProfile(businessProfileId, "locked")
  if (!keepsOwner(members, userId, next)) return yield* new LastOwner({})
})

/** The members of a profile, by name. */
export const listMembers = handler(
  ListMembers,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const viewer = yield* currentUser
    const members = yield* (yield* Memberships).onProfile(businessProfileId)
    const accounts = yield* (yield* UserRepository).byIds(
      viewer.portalId,
      members.map(({ userId }) => userId),
    )
    return members.flatMap(({ userId, roleId }) =>
      accounts
        .filter(({ user }) => user.id === userId)
        .map(({ user: { firstName, lastName, emailAddress } }) => ({
          userId,
          firstName,
          lastName,
          emailAddress,
          roleId,
          isSelf: userId === viewer.userId,
        })),
    )
  }),
)

/** Removes a member whose role the caller may give. */
export const removeMember = handler(
  RemoveMember,
  Effect.fnUntraced(function* ({ businessProfileId, userId }) {
    const memberships = yield* Memberships
    const roles = yield* rolesToGive(businessProfileId)
    const present = (yield* memberships.onProfile(businessProfileId)).find((member) => member.userId === userId)
    if (present === undefined) return yield* new UserNotFound({})
    if (!roles.includes(present.roleId)) return yield* new RoleNotAssignable({ roles })
    yield* checkOwnerStays(businessProfileId, userId, undefined)
    const clients = yield* (yield* ClientReach).leave(businessProfileId, userId)
    if (clients > 0) return yield* new ClientsToPassOn({ clients })
    yield* memberships.leave(userId, businessProfileId)
    return {}
  }),
)
