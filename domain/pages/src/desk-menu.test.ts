import { expect, test } from "vitest"
import { deskEntryOf, deskHome, deskMenu, deskPages } from "./desk-menu.ts"
import { pageRow } from "./page-at.ts"

const shown = (...actions: ReadonlyArray<string>) =>
  deskMenu((action) => actions.includes(action)).flatMap(({ pages }) => pages)

test("an administrator's desk has every page once", () => {
  const entries = shown("administerPortal", "reviewCampaigns", "answerCallbacks")
  expect(entries.toSorted()).toEqual([...new Set(deskPages.map(deskEntryOf))].toSorted())
  expect([entries.includes("portalReview"), deskEntryOf("portalReview")]).toEqual([false, "portalReviews"])
})

test("somebody who reviews campaigns alone sees no money", () => {
  expect(shown("reviewCampaigns")).toEqual(["portal", "portalReviews"])
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
