import { expect, test } from "vitest"
import { seededPortals } from "./seeded-portals.ts"
import { takenAway } from "./taken-away.ts"

const [seeded = expect.unreachable()] = seededPortals
const portal = {
  flags: { ...seeded.flags, isSignupEnabled: true, isBannerOffered: true },
  regions: [
    { region: "IN", currency: "INR", supportNumber: "" },
    { region: "GB", currency: "GBP", supportNumber: "" },
  ] as const,
  languages: ["en", "he"],
}
const use = { businesses: { IN: 4, GB: 3 }, accounts: { he: 2 }, bannerCampaigns: 5 }

test("a region, a language and banners are told with the number that each concerns", () => {
  const after = {
    flags: { ...portal.flags, isBannerOffered: false },
    regions: portal.regions.slice(0, 1),
    languages: ["en"],
  }
  expect(takenAway(portal, after, use)).toEqual([
    { kind: "region", region: "GB", count: 3 },
    { kind: "language", language: "he", count: 2 },
    { kind: "banners", count: 5 },
  ])
})

test("closing the sign-up, launching or campaigns at all is told", () => {
  const flags = {
    ...portal.flags,
    isSignupEnabled: false,
    isCampaignLaunchDisabled: true,
    isCreativeBuilderPortal: true,
  }
  expect(takenAway(portal, { ...portal, flags }, use).map(({ kind }) => kind)).toEqual([
    "signup",
    "launch",
    "campaigns",
  ])
})

test("whatever is added takes nothing away", () => {
  const fewer = { ...portal, regions: portal.regions.slice(0, 1), languages: ["en"] }
  expect(takenAway(fewer, portal, use)).toEqual([])
  expect(takenAway(portal, portal, use)).toEqual([])
})
