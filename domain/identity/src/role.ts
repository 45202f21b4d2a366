import { wireEnum } from "@domain/kernel"

/** The roles, with the specification's numbers; the last is ours. Spec: roles. */
export const Role = wireEnum({
  AccountManager: 4,
  RoimaticUser: 15,
  BrandManager: 16,
  ClientAccess: 27,
  BizgainAdmin: 44,
  BizgainClientAccess: 45,
  PortalAdministrator: 90,
})
export type Role = typeof Role.Type

/**
 * The meaning of a role; `isStaff` roles apply to every profile of the user. Meanings are ours, since the specification
 * has only names.
 */
export interface RoleMeaning {
  readonly meaning: string
  readonly isStaff: boolean
  readonly isPartnerBrand: boolean
}

/** The meaning of each role. Spec: roles and permissions. */
export const roleMeanings: Readonly<Record<Role, RoleMeaning>> = {
  AccountManager: { meaning: "runs campaigns for clients, without their money", isStaff: true, isPartnerBrand: false },
  RoimaticUser: { meaning: "serves itself with its own profiles", isStaff: false, isPartnerBrand: false },
  BrandManager: { meaning: "watches a brand's divisions and approves plans", isStaff: true, isPartnerBrand: false },
  ClientAccess: { meaning: "owns profiles, from its sign-up on", isStaff: false, isPartnerBrand: false },
  BizgainAdmin: { meaning: "administers a partner brand's profiles", isStaff: true, isPartnerBrand: true },
  BizgainClientAccess: { meaning: "a partner brand's client", isStaff: false, isPartnerBrand: true },
  PortalAdministrator: {
    meaning: "runs a portal: its look, hosts, prices, people and reviews, and no profile's campaigns",
    isStaff: true,
    isPartnerBrand: false,
  },
}

/** Whether one of the roles is the house's, which applies to every profile of its user. Ours. */
export const isStaff = (roleIds: ReadonlyArray<Role>): boolean => roleIds.some((role) => roleMeanings[role].isStaff)

/** Every role, in the order of its number. */
export const roles: ReadonlyArray<Role> = Object.keys(roleMeanings).filter((name): name is Role => name in roleMeanings)

/** The house's roles, whose people run the portal. */
export const staffRoles: ReadonlyArray<Role> = roles.filter((role) => roleMeanings[role].isStaff)

/**
 * The role given at sign-up: client access, or the partner brand's own in its portal. Spec: "Signup assigns the
 * client-access role".
 */
export const signUpRole = (isPartnerBrand: boolean): Role => (isPartnerBrand ? "BizgainClientAccess" : "ClientAccess")

/** The business-admin role that a partner brand assigns per profile. Spec: roles, "assigned per profile". */
export const businessAdminRole: Role = "BizgainAdmin"
