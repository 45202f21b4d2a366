import { EmailAddress, type ProfileMembership, type Role } from "@domain/identity"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { expect, test } from "vitest"
import { landingOf } from "./landing.ts"

const bakery: ProfileMembership = { id: BusinessProfileId.make(7), name: "Rye", region: "IN", roleId: "ClientAccess" }
const signedIn = (roleIds: ReadonlyArray<Role>, profiles: ReadonlyArray<ProfileMembership> = []) => ({
  status: "signedIn" as const,
  user: {
    id: UserId.make(1),
    emailAddress: EmailAddress.make("asha@example.com"),
    firstName: "Asha",
    lastName: "Rao",
    languageId: "1",
    roleIds,
  },
  profiles,
})

test.each<readonly [ReadonlyArray<Role>, RegExp]>([
  [["PortalAdministrator"], /^\/portal/],
  [["AccountManager"], /^\/portal/],
  [["ClientAccess"], /^\/signup$/],
  [[], /^\/signup$/],
])("without a business, %j lands at %s", async (roleIds, place) => {
  expect(await landingOf(signedIn(roleIds), null)).toMatch(place)
})

test("an administrator with a business lands there, or where they were going", async () => {
  expect(await landingOf(signedIn(["PortalAdministrator"], [bakery]), null)).toBe("/app/7/dashboard")
  expect(await landingOf(signedIn(["PortalAdministrator"]), "/portal/prices")).toBe("/portal/prices")
})
