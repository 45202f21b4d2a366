import { expect, test } from "vitest"
import { isSkipped } from "@domain/launch"
import { channelFacts } from "./channel-pages.ts"

test("keywords are asked only for search, interests only for social", () => {
  const isAsked = (page: "fbInterests" | "googleKeywords", channels: Parameters<typeof channelFacts>[0]) =>
    !isSkipped("default", page, channelFacts(channels))
  expect([isAsked("googleKeywords", ["Social"]), isAsked("googleKeywords", ["Social", "Search"])]).toEqual([
    false,
    true,
  ])
  expect([isAsked("fbInterests", ["Search"]), isAsked("fbInterests", ["Social"])]).toEqual([false, true])
})
