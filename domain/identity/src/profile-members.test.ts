import { expect, test } from "vitest"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { isOwnerRole, keepsOwner } from "./profile-members.ts"
import { type Role, roles } from "./role.ts"

const businessProfileId = BusinessProfileId.make(7)
const [one, other] = [UserId.make(1), UserId.make(2)]
const member = (userId: UserId, roleId: Role) => ({ userId, businessProfileId, roleId })

test("owners are the roles that are responsible for the money", () => {
  expect(roles.filter(isOwnerRole)).toEqual(["RoimaticUser", "ClientAccess", "BizgainAdmin", "BizgainClientAccess"])
})

test("the last owner neither goes nor gets another kind of role", () => {
  const members = [member(one, "ClientAccess"), member(other, "AccountManager")]
  expect([undefined, "BrandManager", "RoimaticUser"].map((next) => keepsOwner(members, one, next as Role))).toEqual([
    false,
    false,
    true,
  ])
  expect(keepsOwner(members, other, undefined)).toBe(true)
})

test("one of two owners may go, and a profile without an owner changes freely", () => {
  expect(keepsOwner([member(one, "ClientAccess"), member(other, "RoimaticUser")], one, undefined)).toBe(true)
  expect(keepsOwner([member(one, "AccountManager")], one, undefined)).toBe(true)
})
