import { BusinessProfileId } from "@domain/kernel"
import fc from "fast-check"
import { expect, test } from "vitest"
import { AssistantScope, assistantScopeFor, isProposing } from "./assistant-scopes.ts"
import { may, type Principal } from "./may.ts"
import { actions, permissions } from "./permissions.ts"
import { roles } from "./role.ts"

const businessProfileId = BusinessProfileId.make(7)
const other = BusinessProfileId.make(8)

const grants = fc.record({
  roleId: fc.constantFrom(...roles),
  scopes: fc.subarray([...AssistantScope.literals]),
  businessProfileIds: fc.option(fc.subarray([businessProfileId, other]), { nil: undefined }),
  lacksSecondFactor: fc.boolean(),
})

test("an assistant may only what its person may, in its scopes and businesses", () => {
  fc.assert(
    fc.property(grants, ({ roleId, scopes, businessProfileIds, lacksSecondFactor }) => {
      const own: Principal = {
        kind: "user",
        lacksSecondFactor,
        roleIds: [roleId],
        memberships: [businessProfileId, other].map((id) => ({ businessProfileId: id, roleId })),
      }
      const assistant = { id: "a", name: "Helper", scopes, ...(businessProfileIds && { businessProfileIds }) }
      for (const action of actions) {
        if (may({ ...own, assistant }, action, businessProfileId) !== "allowed") continue
        expect(may(own, action, businessProfileId)).toBe("allowed")
        expect([...scopes, "any"]).toContain(assistantScopeFor(action))
        expect(businessProfileIds ?? [businessProfileId]).toContain(businessProfileId)
      }
    }),
  )
})

test("an assistant's scopes open what they name to a person with the rights", () => {
  const own = { kind: "user", roleIds: [], memberships: [{ businessProfileId, roleId: "ClientAccess" }] } as const
  const assistant = {
    id: "a",
    name: "Helper",
    scopes: ["campaigns:read"],
    businessProfileIds: [businessProfileId],
  } as const
  expect(may({ ...own, assistant }, "readCampaigns", businessProfileId)).toBe("allowed")
  expect(may({ ...own, assistant }, "readWallet", businessProfileId)).toBe("roleForbids")
  expect(may({ ...own, assistant }, "readCampaigns", other)).toBe("notMember")
})

test("no scope of an assistant opens approvals, payments, people or portals", () => {
  const opened = actions.filter((action) => assistantScopeFor(action) !== undefined && !isProposing(action))
  expect(opened.filter((action) => !action.startsWith("read"))).toEqual([])
  expect(opened.filter((action) => permissions[action].scope === "portal")).toEqual([])
})
