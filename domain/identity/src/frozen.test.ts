import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "vitest"
import { mayWhenFrozen } from "./frozen.ts"
import { may } from "./may.ts"
import { actions, onSessionProfile, permissions } from "./permissions.ts"

const profile = BusinessProfileId.make(5)
const other = BusinessProfileId.make(6)
const owner = (isFrozen: boolean) =>
  ({
    kind: "user",
    roleIds: [],
    memberships: [
      { businessProfileId: profile, roleId: "ClientAccess", ...(isFrozen && { isFrozen: true as const }) },
      { businessProfileId: other, roleId: "ClientAccess" },
    ],
  }) as const

test("a frozen business neither launches, edits nor refunds, and reads everything", () => {
  const withheld = actions.filter((action) => may(owner(false), action, profile) !== may(owner(true), action, profile))
  expect(withheld).toEqual(actions.filter((action) => !mayWhenFrozen(action)))
  expect(withheld).toEqual(expect.arrayContaining(["launchCampaigns", "editCampaigns", "refundFunds", "payForSession"]))
  expect(withheld.filter((action) => action.startsWith("read"))).toEqual([])
  expect((["addFunds", "workOnLeads", "keepCards"] as const).some((action) => withheld.includes(action))).toBe(false)
  expect(withheld.map((action) => may(owner(true), action, profile))).toEqual(withheld.map(() => "roleForbids"))
})

test("another business of the same owner is not frozen with it", () => {
  for (const action of actions) expect(may(owner(true), action, other)).toBe(may(owner(false), action, other))
})

test("what a session's action needs of its business is stopped with it", () => {
  for (const [action, needed] of Object.entries(onSessionProfile))
    if (!mayWhenFrozen(needed) && permissions[needed].scope === "profile")
      expect([action, mayWhenFrozen(action as keyof typeof onSessionProfile)]).toEqual([action, false])
})
