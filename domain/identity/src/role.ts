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
