import { assignableRoles, type Role, rolesOn } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { isPartnerBrand } from "@domain/portals"
import { usePortal, useSessionState } from "@ui/shared/frame"

/** The roles that the signed-in user may give and take on a profile. */
export const useRolesToGive = (businessProfileId: BusinessProfileId): ReadonlyArray<Role> => {
  const { portal } = usePortal()
  const session = useSessionState()
  if (session.status !== "signedIn") return []
  const memberships = session.profiles.map(({ id, roleId }) => ({ businessProfileId: id, roleId }))
  const held = rolesOn({ kind: "user", roleIds: session.user.roleIds, memberships }, businessProfileId)
  return assignableRoles(held, isPartnerBrand(portal.flags))
}
