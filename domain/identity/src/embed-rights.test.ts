import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { mayWhenEmbedded } from "./acting.ts"
import { may, type Principal } from "./may.ts"
import { actions, permissions } from "./permissions.ts"
import { roles } from "./role.ts"

const businessProfileId = BusinessProfileId.make(7)

test("a sign-in by an embed key moves no money out and changes no account or person", () => {
  const closed = [
    "refundFunds",
    "keepOwnAccount",
    "keepCards",
    "inviteUsers",
    "sendInvitations",
    "assignRoles",
  ] as const
  for (const action of closed) expect(mayWhenEmbedded(action)).toBe(false)
  for (const action of actions.filter((name) => permissions[name].scope === "portal"))
    expect(mayWhenEmbedded(action)).toBe(false)
})

test("a client who came from the portal's site runs and pays for campaigns", () => {
  for (const action of ["editCampaigns", "launchCampaigns", "payForSession", "addFunds", "readWallet"] as const)
    expect(mayWhenEmbedded(action)).toBe(true)
})

test("an embed key never allows what the user's own sign-in does not", () => {
  for (const roleId of roles) {
    const own: Principal = { kind: "user", roleIds: [roleId], memberships: [{ businessProfileId, roleId }] }
    for (const action of actions)
      if (may({ ...own, embedKeyId: "site" }, action, businessProfileId) === "allowed")
        expect(may(own, action, businessProfileId)).toBe("allowed")
  }
})
