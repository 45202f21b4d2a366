import { wireEnum } from "@domain/kernel"

/** Spec: roles, with the specification's numbers. */
export const Role = wireEnum({
  AccountManager: 4,
  RoimaticUser: 15,
  BrandManager: 16,
  ClientAccess: 27,
  BizgainAdmin: 44,
  BizgainClientAccess: 45,
})
export type Role = typeof Role.Type

/** Whom a role is for; the meanings are ours, the specification has only names. `isStaff` roles reach every profile they are members of. */
export interface RoleMeaning {
  readonly meaning: string
  readonly isStaff: boolean
  readonly isPartnerBrand: boolean
}

/** One row a role. Spec: roles and permissions. */
export const roleMeanings: Readonly<Record<Role, RoleMeaning>> = {
  AccountManager: { meaning: "runs campaigns for clients, without their money", isStaff: true, isPartnerBrand: false },
  RoimaticUser: { meaning: "serves itself with its own profiles", isStaff: false, isPartnerBrand: false },
  BrandManager: { meaning: "watches a brand's divisions and approves plans", isStaff: true, isPartnerBrand: false },
  ClientAccess: { meaning: "owns profiles, from its sign-up on", isStaff: false, isPartnerBrand: false },
  BizgainAdmin: { meaning: "administers a partner brand's profiles", isStaff: true, isPartnerBrand: true },
  BizgainClientAccess: { meaning: "a partner brand's client", isStaff: false, isPartnerBrand: true },
}

/** Every role, in the order of its number. */
export const roles: ReadonlyArray<Role> = Object.keys(roleMeanings).filter((name): name is Role => name in roleMeanings)

/** The role of somebody who signs up: client access, in a partner brand's portal that brand's own. Spec: "Signup assigns the client-access role". */
export const signUpRole = (isPartnerBrand: boolean): Role => (isPartnerBrand ? "BizgainClientAccess" : "ClientAccess")

/** The business-admin role that a partner brand gives per profile. Spec: roles, "assigned per profile". */
export const businessAdminRole: Role = "BizgainAdmin"
