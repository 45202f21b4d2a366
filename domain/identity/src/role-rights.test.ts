import { expect, test } from "vitest"
import { may } from "./may.ts"
import { changedRights, hasRight, rightsOf, roleActions } from "./role-rights.ts"
import { permissions } from "./permissions.ts"
import { roles } from "./role.ts"

test("a role's rights on a portal are what its holder may do there", () => {
  for (const role of roles)
    for (const action of roleActions.filter((one) => permissions[one].scope === "portal"))
      expect(hasRight(role, action)).toBe(may({ kind: "user", roleIds: [role], memberships: [] }, action) === "allowed")
})

test("rights on a portal come before rights on businesses", () => {
  const scopes = roleActions.map((action) => permissions[action].scope)
  expect(scopes.lastIndexOf("portal")).toBeLessThan(scopes.indexOf("profile"))
})

test("an account manager who becomes an administrator gains and loses rights", () => {
  const { gained, lost } = changedRights(["AccountManager"], ["PortalAdministrator"])
  expect(gained).toEqual(["administerPortal"])
  expect(lost).toContain("actAsClient")
  expect(lost).toContain("launchCampaigns")
  expect(lost).not.toContain("reviewCampaigns")
})

test("the same roles change no right, and no role has none", () => {
  expect(changedRights(["BrandManager"], ["BrandManager"])).toEqual({ gained: [], lost: [] })
  expect(rightsOf([])).toEqual([])
})
