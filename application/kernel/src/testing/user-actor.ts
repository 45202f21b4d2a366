import { type BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import type { Role } from "@domain/identity"
import type { Actor } from "../actor.ts"

/** A signed-in user with this role on each of these profiles. */
export const userActor = (
  userId: number,
  businessProfileIds: ReadonlyArray<BusinessProfileId> = [],
  roleId: Role = "ClientAccess",
): Extract<Actor, { readonly kind: "user" }> => ({
  kind: "user",
  userId: UserId.make(userId),
  portalId: PortalId.make(1),
  familyId: "family",
  roleIds: [],
  memberships: businessProfileIds.map((businessProfileId) => ({ businessProfileId, roleId })),
})
