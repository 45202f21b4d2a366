import { expect, test } from "vitest"
import { isLeftOut, pageBefore, recommendedChannels } from "./channel-pages.ts"

test("keywords are asked only for search, interests only for social", () => {
  expect(isLeftOut("googleKeywords", ["Social"])).toBe(true)
  expect(isLeftOut("googleKeywords", ["Social", "Search"])).toBe(false)
  expect(isLeftOut("fbInterests", ["Search"])).toBe(true)
  expect(isLeftOut("linkAccounts", [])).toBe(false)
})

test("back leads past the pages that were left out", () => {
  expect(pageBefore("default", "linkAccounts", ["Social"])).toBe("fbInterests")
  expect(pageBefore("default", "googleKeywords", ["Search"])).toBe("channelSelection")
  expect(pageBefore("default", "channelSelection", ["Social"])).toBeUndefined()
})

test("messages are recommended on social only", () => {
  expect(recommendedChannels("InstantMessages")).toEqual(["Social"])
  expect(recommendedChannels("Calls")).toEqual(["Social", "Search"])
})
