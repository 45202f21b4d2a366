import { expect, test } from "vitest"
import { deskAddress, deskHome, deskMenu, deskPages } from "./desk-menu.ts"
import { pageRow } from "./page-at.ts"

const shown = (...actions: ReadonlyArray<string>) =>
  deskMenu((action) => actions.includes(action)).flatMap(({ pages }) => pages)

test("an administrator's desk has every page once, but pages below others", () => {
  const listed = deskPages.filter((name) => pageRow(name).under === undefined)
  expect(shown("administerPortal", "reviewCampaigns", "answerCallbacks", "readBusinesses").toSorted()).toEqual(
    listed.toSorted(),
  )
})

test("an administrator's work begins at the overview, a reviewer's at what is to do", () => {
  expect(deskHome(() => true)).toBe("portalOverview")
  expect(deskHome((action) => action === "reviewCampaigns")).toBe("portal")
})

test("somebody who reviews campaigns alone sees no money", () => {
  expect(shown("reviewCampaigns")).toEqual(["portal", "portalReviews"])
})

test("somebody who answers call-backs alone begins there and sees nothing else", () => {
  expect(shown("answerCallbacks")).toEqual(["portalCalls"])
  expect(deskHome((action) => action === "answerCallbacks")).toBe("portalCalls")
})

test("roles with a right at the desk have its address, clients and their users none", () => {
  for (const role of ["PortalAdministrator", "AccountManager"] as const)
    expect([role, deskAddress([role])]).toEqual([role, expect.stringMatching(/^\/portal/)])
  expect([deskAddress(["ClientAccess"]), deskAddress(["RoimaticUser"]), deskAddress([])]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test("a desk without rights is empty", () => {
  expect([deskMenu(() => false), deskHome(() => false)]).toEqual([[], undefined])
})

test("every page of the desk asks for a right and lies below the desk's address", () => {
  for (const name of deskPages) {
    const { path, needs } = pageRow(name)
    expect([name, path.startsWith("/portal"), needs?.length ?? 0]).toEqual([name, true, expect.any(Number)])
    expect(needs).toBeDefined()
  }
})
