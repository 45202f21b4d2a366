import { frameParts } from "@domain/portals"
import { pageIds, storePages, type StorePage } from "@domain/launch"
import { expect, test } from "vitest"
import { campaignPage, signupPage, storePage } from "./journey-pages.ts"
import { movedPages } from "./moved-pages.ts"
import { businessPath, isMenuPage, menuPageAt, pageAt, pageNames, pageRow } from "./page-at.ts"
import type { PageName } from "./page-table.ts"

/** An address of a path: every part that varies is 7. */
const address = (path: string) => path.replaceAll(/\{.*?\}/g, "7")

const all = [
  ...pageNames.map((name) => pageRow(name).path),
  ...pageIds.flatMap((page) => [signupPage(page).path, campaignPage(page).path]),
  ...(Object.keys(storePages) as ReadonlyArray<StorePage>).map((page) => storePage(page).path),
  ...Object.keys(movedPages),
]

test("no two pages answer one address", () => {
  const lower = all.map((path) => address(path).toLowerCase())
  expect(lower.filter((path, at) => lower.indexOf(path) !== at)).toEqual([])
})

test("each address names its page, in any case of letters and with a closing slash", () => {
  for (const name of pageNames) {
    const path = address(pageRow(name).path)
    expect([pageAt(path), pageAt(path.toUpperCase()), pageAt(`${path}/`)]).toEqual([name, name, name])
  }
  expect([pageAt("/nowhere"), pageAt("/s"), pageAt("/s/a/b"), pageAt("/loginx")]).toEqual(Array(4).fill(undefined))
})

test("pages of a business are below its address, and only they are for its members", () => {
  for (const name of pageNames) {
    const { path, access } = pageRow(name)
    expect([name, path.startsWith("/app/{businessProfileId}/")]).toEqual([name, access === "member"])
  }
  expect(businessPath("leads", 7)).toBe("/app/7/leads")
})

test("a page without a menu entry stands under one of a menu, or under the preferences", () => {
  const under = pageNames.flatMap((name) => pageRow(name).under ?? [])
  const isListed = (name: (typeof under)[number]) =>
    isMenuPage(name) || name === "userPreferences" || pageRow(name as PageName).desk !== undefined
  expect(under.filter((name) => !isListed(name))).toEqual([])
  expect([menuPageAt("/app/7/storesetup"), menuPageAt("/app/7/addOns"), menuPageAt("/app/7/campaigns/9")]).toEqual([
    "storeSetup",
    "wallet",
    "campaigns",
  ])
  expect([menuPageAt("/app/7/people"), menuPageAt("/login")]).toEqual([undefined, undefined])
})

test("in the frame, the campaign editor and the builder's workspace hide the footer", () => {
  const whole = { width: 1440, isEmbedded: false }
  const inFrame = pageNames.filter((name) => pageRow(name).access === "member")
  expect(inFrame.filter((name) => !frameParts(pageRow(name).area, whole).footer)).toEqual([
    "editCampaign",
    "workspace",
    "design",
  ])
  expect(inFrame.filter((name) => !frameParts(pageRow(name).area, whole).sidebar)).toEqual([])
})

test("what moved leads to a page, and takes only parts that its address has", () => {
  const partsIn = (path: string) => path.match(/\{.*?\}/g) ?? []
  for (const [from, to] of Object.entries(movedPages)) {
    expect([to, all.map(address).includes(address(to)) && !(to in movedPages)]).toEqual([to, true])
    expect(partsIn(from)).toEqual(expect.arrayContaining(partsIn(to)))
  }
})

test("the page of keywords is the one page of a campaign that asks for no sign-in", () => {
  expect(pageIds.filter((page) => campaignPage(page).access === "public")).toEqual(["googleKeywords"])
})

test("store onboarding asks for a sign-in once there is an account", () => {
  const open = (Object.keys(storePages) as ReadonlyArray<StorePage>).filter(
    (page) => storePage(page).access === "public",
  )
  expect(open).toEqual(["storefront", "user", "verification"])
})
