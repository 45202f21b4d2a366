import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { assignableRoles, grantableRoles, leastRole, RoleNotAssignable, withPortalRoles } from "./role-assignment.ts"
import { roles } from "./role.ts"

test("of the roles to give, the least has the fewest powers", () => {
  expect(leastRole(assignableRoles(["ClientAccess"], false))).toBe("BrandManager")
  expect(leastRole(assignableRoles(["AccountManager"], false))).toBe("AccountManager")
  expect(leastRole([])).toBeUndefined()
})

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

test("a portal's roles are given and taken, and all others stay", () => {
  const some = fc.subarray([...roles])
  law(
    fc.property(some, some, fc.boolean(), (held, wanted, isPartnerBrandPortal) => {
      const given = withPortalRoles(held, wanted, { isPartnerBrandPortal, isOwn: false })
      const grantable = grantableRoles(isPartnerBrandPortal)
      const isRefused = wanted.some((role) => !grantable.includes(role) && !held.includes(role))
      const kept = held.filter((role) => !grantable.includes(role))
      expect(Result.map(given, (all) => all.toSorted())).toEqual(
        isRefused
          ? Result.fail(new RoleNotAssignable({ roles: grantable }))
          : Result.succeed([...new Set([...kept, ...wanted])].toSorted()),
      )
    }),
  )
})

test("administrators keep their own administration, and nobody gives a client's role", () => {
  const own = { isPartnerBrandPortal: false, isOwn: true }
  expect(Result.isFailure(withPortalRoles(["PortalAdministrator"], ["AccountManager"], own))).toBe(true)
  expect(Result.isSuccess(withPortalRoles(["PortalAdministrator"], [], { ...own, isOwn: false }))).toBe(true)
  expect(Result.isFailure(withPortalRoles([], ["ClientAccess"], own))).toBe(true)
  expect([grantableRoles(false).includes("BizgainAdmin"), grantableRoles(true).includes("BizgainAdmin")]).toEqual([
    false,
    true,
  ])
})
