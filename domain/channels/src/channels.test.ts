import { carryingPage } from "@domain/campaigns"
import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { checkChannels, unavailableChannels } from "./channel-choice.ts"
import { specifiedGraphVersion, graphFamily, GraphVersion } from "./graph-version.ts"
import { linkChoicesFor, missingLinks, withInstagram } from "./linked-accounts.ts"
import { channelsOn, inCreativeOrder } from "./platform.ts"
import { adAccountStatus, adAccountSteps, nextAdAccountStep } from "./ad-account-setup.ts"

const facebookPage = { id: "4001", name: "Rye" }
const ownLinks = { facebookPage, usePortalPage: false, instagram: true }
const portals = { usePortalPage: true, instagram: true }

test("Facebook carries social ads, Google search and banners, Twitter none", () => {
  expect([channelsOn("Facebook"), channelsOn("Google"), channelsOn("Twitter")]).toEqual([
    ["Social"],
    ["Search", "Banner"],
    [],
  ])
})

test("creatives are made social first, for a local business search first", () => {
  expect(inCreativeOrder("Ecommerce", ["Banner", "Search", "Social"])).toEqual(["Social", "Search", "Banner"])
  expect(inCreativeOrder("LocalBusiness", ["Banner", "Social", "Search"])).toEqual(["Search", "Social", "Banner"])
  expect(inCreativeOrder("LocalBusiness", ["Banner"])).toEqual(["Banner"])
})

test("at least one channel is chosen, and only those that can be launched on", () => {
  expect(checkChannels([], ["Social"])).toEqual(Result.fail({ key: "validation.channelRequired" }))
  expect(checkChannels(["Social", "Banner"], ["Social"])).toEqual(
    Result.fail({ key: "campaigns.missing.channelUnavailable" }),
  )
  expect(checkChannels(["Social", "Social"], ["Social", "Search"])).toEqual(Result.succeed(["Social"]))
  expect(unavailableChannels(["Social", "Banner"], ["Social"])).toEqual(["Banner"])
})

test("social offers Facebook and Instagram to link, search and banners Google", () => {
  expect(linkChoicesFor(["Social"])).toEqual(["Facebook", "Instagram"])
  expect(linkChoicesFor(["Search"])).toEqual(["Google"])
  expect(linkChoicesFor(["Banner", "Social"])).toEqual(["Google", "Facebook", "Instagram"])
  expect(linkChoicesFor([])).toEqual([])
})

test("the portal's page stands before an own one, which else carries the ads", () => {
  expect(carryingPage(ownLinks)).toBe(facebookPage)
  expect(carryingPage({ ...ownLinks, usePortalPage: true })).toBeUndefined()
})

test("social ads lack a page until one is approved or the portal's is used", () => {
  const access = (status: "Requested" | "Approved", pageId = "4001") => [{ pageId, status }]
  expect(missingLinks(["Social"], ownLinks, access("Approved"))).toEqual([])
  expect(missingLinks(["Social"], ownLinks, access("Requested"))).toEqual(["Facebook"])
  expect(missingLinks(["Social"], ownLinks, access("Approved", "4002"))).toEqual(["Facebook"])
  expect(missingLinks(["Social"], undefined, access("Approved"))).toEqual(["Facebook"])
  expect(missingLinks(["Social"], { usePortalPage: false, instagram: false }, [])).toEqual(["Facebook"])
  expect(missingLinks(["Social"], portals, [])).toEqual([])
  expect(missingLinks(["Search", "Banner"], undefined, [])).toEqual([])
})

test("Instagram shows ads only beside a page that carries them", () => {
  expect(withInstagram(ownLinks, true).instagram).toBe(true)
  expect(withInstagram(portals, true).instagram).toBe(true)
  expect(withInstagram({ usePortalPage: false, instagram: false }, true).instagram).toBe(false)
  expect(withInstagram(ownLinks, false).instagram).toBe(false)
})

test("an ad account is set up through the page first where the business has one", () => {
  expect(adAccountSteps(ownLinks)).toEqual([
    "pageAccess",
    "systemUserAccess",
    "pageAssets",
    "instagramAccount",
    "adAccount",
    "accountPages",
    "accountInstagram",
  ])
  expect(adAccountSteps({ ...ownLinks, instagram: false })).toEqual([
    "pageAccess",
    "systemUserAccess",
    "pageAssets",
    "adAccount",
    "accountPages",
  ])
  expect(adAccountSteps(portals)).toEqual(["adAccount"])
})

test("set-up continues with the first open step, and a failed step stops it", () => {
  expect([nextAdAccountStep(ownLinks, {}), adAccountStatus(ownLinks, {})]).toEqual(["pageAccess", "New"])
  const begun = { pageAccess: "Done", systemUserAccess: "InProgress" } as const
  expect([nextAdAccountStep(ownLinks, begun), adAccountStatus(ownLinks, begun)]).toEqual([
    "systemUserAccess",
    "InProgress",
  ])
  const failed = { pageAccess: "Done", systemUserAccess: "Failed" } as const
  expect([nextAdAccountStep(ownLinks, failed), adAccountStatus(ownLinks, failed)]).toEqual([undefined, "Failed"])
  const whole = { adAccount: "Done" } as const
  expect([nextAdAccountStep(portals, whole), adAccountStatus(portals, whole)]).toEqual([undefined, "Done"])
})

test("the specified Graph version is v8.0, and a version is v and a decimal number", () => {
  expect(specifiedGraphVersion).toBe("v8.0")
  const isVersion = Schema.is(GraphVersion)
  expect(["v8.0", "v24.0"].every(isVersion)).toBe(true)
  for (const wrong of ["8.0", "v8", "v8.0.1", "V8.0", "", "xv8.0"]) expect(isVersion(wrong), wrong).toBe(false)
})

test("newer versions: outcomes from 15, users from 22, flags from 23, budgets from 24", () => {
  const family = (version: string) =>
    Object.entries(graphFamily(version)).flatMap(([change, isNewer]) => (isNewer ? [change] : []))
  const users = ["outcomes", "instagramUser", "creativeFeatures"]
  expect(["v8.0", "v14.0"].map(family)).toEqual([[], []])
  expect(["v15.0", "v21.0"].map(family)).toEqual([["outcomes"], ["outcomes"]])
  expect(family("v22.0")).toEqual(users)
  expect(family("v23.0")).toEqual([...users, "advantageAudience"])
  expect(family("v24.0")).toEqual([...users, "advantageAudience", "budgetSharing"])
  expect(family("v27.0")).toEqual(family("v24.0"))
})
