import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { awaitsSecondFactor, may, type Principal } from "./may.ts"
import { actions, permissions } from "./permissions.ts"
import { type Role, roles } from "./role.ts"

const businessProfileId = BusinessProfileId.make(7)
const holder = (roleId: Role, lacksSecondFactor: boolean): Principal => ({
  kind: "user",
  lacksSecondFactor,
  roleIds: [roleId],
  memberships: [{ businessProfileId, roleId }],
})

test.each(["PortalAdministrator", "BizgainAdmin"] as const)(
  "a %s without a second factor sets one up first",
  (role) => {
    const lacking = holder(role, true)
    const open = actions.filter((action) => may(lacking, action, businessProfileId) === "allowed")
    const visitors = actions.filter((action) => may({ kind: "visitor" }, action, businessProfileId) === "allowed")
    expect(open.toSorted()).toEqual([...visitors, "setUpSecondFactor"].toSorted())
  },
)

test("an owner without a second factor does all but move money out", () => {
  const refused = actions.filter(
    (action) =>
      may(holder("ClientAccess", false), action, businessProfileId) === "allowed" &&
      may(holder("ClientAccess", true), action, businessProfileId) !== "allowed",
  )
  expect(refused).toEqual(["refundFunds", "deleteBusiness"])
})

test("nobody of any role moves money out or administers without a second factor", () => {
  for (const role of roles)
    for (const action of ["refundFunds", "administerPortal"] as const)
      expect(may(holder(role, true), action, businessProfileId)).not.toBe("allowed")
})

test("a second factor gives nobody a right that their role lacks", () => {
  for (const role of roles)
    for (const action of actions) {
      const answer = may(holder(role, false), action, businessProfileId)
      if (answer !== "allowed") expect(awaitsSecondFactor(holder(role, true), action, businessProfileId)).toBe(false)
    }
})

test("setting up a second factor is everybody's on their own account", () => {
  expect(permissions.setUpSecondFactor.scope).toBe("self")
  for (const role of roles) expect(may(holder(role, true), "setUpSecondFactor")).toBe("allowed")
})
