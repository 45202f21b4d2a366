import { expect, test } from "vitest"
import { deskHome, deskMenu, deskPages } from "./desk-menu.ts"
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

test("somebody who answers call-backs alone begins there and sees nothing else", () => {
  expect(shown("answerCallbacks")).toEqual(["portalCalls"])
  expect(deskHome((action) => action === "answerCallbacks")).toBe("portalCalls")
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
