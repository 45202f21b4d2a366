import { ownPortal } from "@application/portals/services"
import { Effect, Schema } from "effect"
import { ClientReach, handler } from "@application/kernel"
import { Role, RoleNotAssignable } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { AssignRole, ListPortalProfiles, ListUserProfiles } from "../contract/user-profiles.ts"
import { Memberships } from "../ports/memberships.ts"
import { checkOwnerStays, rolesToGive } from "./members.ts"
import { visibleUser } from "./visible-users.ts"

const numberOf = Schema.encodeSync(Role)

/** The profiles that a caller may see of a user; all of them are Roimatic ones. */
const profilesShown = Effect.fnUntraced(function* (userId: UserId, isRoimatic = true) {
  const { businessProfiles } = yield* visibleUser(userId)
  return isRoimatic ? businessProfiles : []
})

/** The profiles of a user. */
export const listUserProfiles = handler(ListUserProfiles, ({ userId, isRoimatic }) => profilesShown(userId, isRoimatic))

/** The profiles of a user at the caller's portal, by role. */
export const listPortalProfiles = handler(
  ListPortalProfiles,
  Effect.fnUntraced(function* ({ portalId, userId, roleId = 0, isRoimatic }) {
    yield* ownPortal(portalId)
    const profiles = yield* profilesShown(userId, isRoimatic)
    return profiles.filter((profile) => roleId === 0 || numberOf(profile.roleId) === roleId)
  }),
)

/** Gives a member or colleague a role on a profile, as far as the caller's own roles there reach. */
export const assignRole = handler(
  AssignRole,
  Effect.fnUntraced(function* ({ userId, businessProfileId, role }) {
    const memberships = yield* Memberships
    const roles = yield* rolesToGive(businessProfileId)
    yield* visibleUser(userId)
    const present = (yield* memberships.of(userId)).find((one) => one.businessProfileId === businessProfileId)
    const mayReplace = present === undefined || roles.includes(present.roleId)
    if (!roles.includes(role) || !mayReplace) return yield* new RoleNotAssignable({ roles })
    yield* checkOwnerStays(businessProfileId, userId, role)
    yield* memberships.join(userId, { businessProfileId, roleId: role })
    yield* (yield* ClientReach).follow(businessProfileId)
    return { userId, businessProfileId, roleId: role }
  }),
)
