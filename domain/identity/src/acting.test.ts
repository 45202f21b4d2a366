import { expect, test } from "vitest"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { actions } from "./permissions.ts"
import { mayWhileActing } from "./acting.ts"
import { may } from "./may.ts"

const profile = BusinessProfileId.make(5)
const client = {
  kind: "user",
  roleIds: ["ClientAccess"],
  memberships: [{ businessProfileId: profile, roleId: "ClientAccess" }],
} as const
const acted = { ...client, actedBy: UserId.make(9) }

test("who acts as a client may do what the client may, but what is the owner's alone", () => {
  const withheld = actions.filter((action) => may(client, action, profile) !== may(acted, action, profile))
  expect(withheld).toEqual([
    "signUp",
    "decideSummary",
    "payForSession",
    "keepOwnAccount",
    "askForCallback",
    "exchangeSocialToken",
    "createProfile",
    "sendInvitations",
    "keepOwnDevices",
    "setUpSecondFactor",
    "inviteUsers",
    "assignRoles",
    "leadAgency",
    "keepCards",
    "addFunds",
    "refundFunds",
    "buyAddOns",
    "deleteBusiness",
  ])
  expect(withheld.map((action) => may(acted, action, profile))).toEqual(withheld.map(() => "roleForbids"))
})

test("nobody who acts as a client administers a portal or acts as another", () => {
  const admin = { ...acted, roleIds: ["BizgainAdmin"] } as const
  expect([may(admin, "administerPortal"), may(admin, "actAsClient")]).toEqual(["roleForbids", "roleForbids"])
  expect(mayWhileActing("editCampaigns")).toBe(true)
})
