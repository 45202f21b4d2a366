import { expect, test } from "vitest"
import {
  capsHubLifetimeBudget,
  flagsFor,
  isPartnerBrand,
  mayAutomate,
  mayEditSchedule,
  mayLaunch,
  maySignUp,
  portalCategory,
  portalRegionOf,
  regionSettings,
  callsBack,
  supportWays,
} from "./portal-decisions.ts"
import { InvalidPortal } from "./portal.ts"
import { defaultFlags } from "./portal-wire.ts"
import { seededPortals } from "./seeded-portals.ts"

const { isBizgain: _b, isRichMediaAdBuilderPortal: _r, isHubLifetimeBudgetCapEnabled: _h, ...olderFlags } = defaultFlags

test("signing up is what its flag says", () => {
  expect([maySignUp(defaultFlags), maySignUp({ ...defaultFlags, isSignupEnabled: false })]).toEqual([true, false])
})

test("a portal launches unless switched off, and only in categories with campaigns", () => {
  expect([mayLaunch(defaultFlags), mayLaunch({ ...defaultFlags, isCampaignLaunchDisabled: true })]).toEqual([
    true,
    false,
  ])
  expect([mayLaunch(defaultFlags, "Ecommerce"), mayLaunch(defaultFlags, "BrandPortal")]).toEqual([true, false])
})

test("a builder's portal and a builder's business begin no campaigns", () => {
  const builderFlags = { ...defaultFlags, isCreativeBuilderPortal: true }
  expect([
    mayLaunch(builderFlags),
    mayLaunch(builderFlags, "LocalBusiness"),
    mayLaunch({ ...defaultFlags, isRichMediaAdBuilderPortal: true }),
    mayLaunch(defaultFlags, "CreativeBuilder"),
    mayLaunch(defaultFlags, "RichMediaAdBuilder"),
  ]).toEqual([false, false, false, false, false])
  expect([flagsFor(defaultFlags), flagsFor(defaultFlags, "CreativeBuilder"), flagsFor(builderFlags)]).toEqual([
    defaultFlags,
    { ...defaultFlags, isCampaignLaunchDisabled: true },
    { ...builderFlags, isCampaignLaunchDisabled: true },
  ])
})

test("schedules are edited where the flag allows it, by the hour in franchises only", () => {
  const enabled = { ...defaultFlags, isScheduleEditEnabled: true }
  expect([mayEditSchedule(defaultFlags), mayEditSchedule(enabled)]).toEqual([false, true])
  expect([mayEditSchedule(enabled, "HqFranchise"), mayEditSchedule(enabled, "LocalBusiness")]).toEqual([true, false])
  expect(mayEditSchedule(defaultFlags, "HqFranchise")).toBe(false)
})

test("owners may leave something to networks unless the portal forbids it", () => {
  expect(mayAutomate(defaultFlags)).toBe(true)
  expect(mayAutomate({ ...defaultFlags, isNetworkAutomationDisabled: true })).toBe(false)
  expect(mayAutomate(olderFlags)).toBe(true)
})

test("the later flags are off for a portal that was stored without them", () => {
  expect([isPartnerBrand(olderFlags), capsHubLifetimeBudget(olderFlags), portalCategory(olderFlags)]).toEqual([
    false,
    false,
    undefined,
  ])
  expect(isPartnerBrand({ ...olderFlags, isBizgain: true })).toBe(true)
  expect(capsHubLifetimeBudget({ ...olderFlags, isHubLifetimeBudgetCapEnabled: true })).toBe(true)
})

test("a special portal gives its category, a brand portal before a builder", () => {
  expect(portalCategory({ ...defaultFlags, isBrandPortal: true, isCreativeBuilderPortal: true })).toBe("BrandPortal")
  expect(portalCategory({ ...defaultFlags, isCreativeBuilderPortal: true, isRichMediaAdBuilderPortal: true })).toBe(
    "CreativeBuilder",
  )
  expect(portalCategory({ ...defaultFlags, isRichMediaAdBuilderPortal: true })).toBe("RichMediaAdBuilder")
  expect(portalCategory(defaultFlags)).toBeUndefined()
})

const india = { region: "IN", currency: "INR", supportNumber: "+918047112233" } as const
const britain = { region: "GB", currency: "GBP", supportNumber: "" } as const

test("a region that is not sold becomes the first sold one, an unknown one India", () => {
  expect([
    portalRegionOf({ regions: [britain, india] }, "in"),
    portalRegionOf({ regions: [britain, india] }, "FR"),
    portalRegionOf({ regions: [britain] }, "FR"),
    portalRegionOf({ regions: [india] }, "GB"),
    portalRegionOf({ regions: [] }, "GB"),
    portalRegionOf({ regions: [] }, null),
  ]).toEqual(["IN", "IN", "GB", "IN", "GB", "IN"])
})

test("a region's settings are its currency, symbol and support number", () => {
  expect(regionSettings({ regions: [india] }, "IN")).toEqual({ ...india, currencySymbol: "₹" })
  expect(regionSettings({ regions: [india] }, "GB")).toEqual({ ...britain, currencySymbol: "£" })
})

test("support is reached by call-back, link and mail, as far as the portal has them", () => {
  const portal = { regions: [india, britain], supportLink: "https://help.example", supportEmail: " " }
  expect(supportWays(portal, "IN")).toEqual([
    { kind: "callback", target: "+918047112233" },
    { kind: "link", target: "https://help.example" },
  ])
  expect(supportWays({ ...portal, supportLink: "", supportEmail: "a@b.example" }, "GB")).toEqual([
    { kind: "email", target: "a@b.example" },
  ])
})

test("a portal calls back where it has a number in the region and a mailbox", () => {
  const portal = { regions: [india, britain], supportEmail: "a@b.example" }
  expect([
    callsBack(portal, "IN"),
    callsBack(portal, "GB"),
    callsBack({ ...portal, supportEmail: " " }, "IN"),
    callsBack({ ...portal, regions: [] }, "IN"),
  ]).toEqual([true, false, false, false])
})

test("the shipped portals have their own domains, and one is a closed brand portal", () => {
  expect(seededPortals.map(({ domain }) => domain)).toEqual([
    "localhost",
    "highstreet.localhost",
    "parcelwise.localhost",
    "studionoir.localhost",
    "stallmark.localhost",
    "brightside.localhost",
    "tidewater.localhost",
    "inkwell.localhost",
    "reelhouse.localhost",
  ])
  expect(seededPortals.map(({ flags }) => [maySignUp(flags), mayLaunch(flags), portalCategory(flags)])).toEqual([
    [true, true, undefined],
    [true, true, undefined],
    [true, true, undefined],
    [false, false, "BrandPortal"],
    [true, true, undefined],
    [true, true, undefined],
    [true, true, undefined],
    [true, false, "CreativeBuilder"],
    [true, false, "RichMediaAdBuilder"],
  ])
  for (const portal of seededPortals) {
    expect(portal.regions.length).toBeGreaterThan(0)
    expect(new Set(portal.regions.map(({ region }) => region)).size).toBe(portal.regions.length)
    expect(portal.languages).toContain(portal.locale)
    expect(supportWays(portal, portal.regions[0]?.region ?? "IN").map(({ kind }) => kind)).toEqual([
      "callback",
      "link",
      "email",
    ])
  }
})

test("an unknown host is failure 55", () => {
  expect(new InvalidPortal({ domain: "nowhere.example" }).errorCode).toBe(55)
})
