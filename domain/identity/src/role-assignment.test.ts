import { expect, test } from "vitest"
import { assignableRoles } from "./role-assignment.ts"

test("nobody gives a role that can do more than their own", () => {
  expect([
    assignableRoles(["ClientAccess"], false),
    assignableRoles(["AccountManager"], false),
    assignableRoles(["AccountManager", "RoimaticUser"], false),
  ]).toEqual([
    ["AccountManager", "RoimaticUser", "BrandManager", "ClientAccess"],
    ["AccountManager"],
    ["AccountManager", "RoimaticUser", "BrandManager", "ClientAccess"],
  ])
})

test("whoever may not assign roles gives none", () => {
  expect([assignableRoles(["BrandManager"], false), assignableRoles(["BizgainClientAccess"], true)]).toEqual([[], []])
})

test("a partner brand's roles are given in its portal only", () => {
  const ofBrand = ["BizgainAdmin", "BizgainClientAccess"]
  expect(assignableRoles(["BizgainAdmin"], true)).toEqual(expect.arrayContaining(ofBrand))
  expect(assignableRoles(["BizgainAdmin"], false).filter((role) => ofBrand.includes(role))).toEqual([])
})
