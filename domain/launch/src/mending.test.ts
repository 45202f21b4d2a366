import { expect, test } from "vitest"
import { flavours, flowOf } from "./flavour.ts"
import { backWhileMending, isMendingPage, mendingStart, nextWhileMending } from "./mending.ts"

test("a refused campaign's ads are gone through in order, and then it is launched", () => {
  const walk = (page: "creativePreview" | "adPreview" | "googleAds" | "googleAdsEdit") =>
    nextWhileMending({ flavour: "default", page })?.id
  expect([walk("creativePreview"), walk("adPreview"), walk("googleAds")]).toEqual([
    "adPreview",
    "googleAds",
    "launching",
  ])
  expect(walk("googleAdsEdit")).toBe("googleAds")
  expect(nextWhileMending({ flavour: "default", page: "googleAds", edit: true })?.id).toBe("googleAdsEdit")
  expect(nextWhileMending({ flavour: "default", page: "adPreview", socialOnly: true })?.id).toBe("launching")
})

test("every flavour begins to mend at an ad of its own and ends in the launch and its success", () => {
  for (const flavour of flavours) {
    const seen: Array<string> = []
    let page = mendingStart(flavour).id
    expect(flowOf(flavour).some((row) => row.page === page)).toBe(true)
    while (isMendingPage(page) && seen.length < 10) {
      seen.push(page)
      page = nextWhileMending({ flavour, page })?.id ?? page
    }
    expect([flavour, page, seen.length < 10]).toEqual([flavour, "launching", true])
  }
  expect(nextWhileMending({ flavour: "default", page: "launching" })?.id).toBe("success")
})

test("an agent's client comes past the search ad too, unless the campaign has none", () => {
  expect(nextWhileMending({ flavour: "agent", page: "adPreview" })?.id).toBe("googleAds")
  expect(nextWhileMending({ flavour: "agent", page: "googleAds" })?.id).toBe("launching")
  expect(nextWhileMending({ flavour: "agent", page: "adPreview", socialOnly: true })?.id).toBe("launching")
})

test("nobody goes back from the ads to what was paid for", () => {
  expect(backWhileMending("default", "googleAds")?.id).toBe("adPreview")
  expect(backWhileMending("default", "imageCreatives")).toBeUndefined()
  expect(isMendingPage("budget")).toBe(false)
  expect(isMendingPage("locationTargeting")).toBe(false)
  expect(isMendingPage("launching")).toBe(false)
})
