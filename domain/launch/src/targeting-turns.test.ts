import type { CampaignChannel } from "@domain/campaigns"
import { expect, test } from "vitest"
import { isSkipped } from "./neighbour-pages.ts"
import { targetingTurns } from "./targeting-turns.ts"

const isAsked = (page: "fbInterests" | "googleKeywords", channels: ReadonlyArray<CampaignChannel>) =>
  !isSkipped("default", page, targetingTurns(channels))

test("keywords are asked only for search", () => {
  expect([isAsked("googleKeywords", ["Social"]), isAsked("googleKeywords", ["Social", "Search"])]).toEqual([
    false,
    true,
  ])
})

test("interests are asked only for social", () => {
  expect([isAsked("fbInterests", ["Search"]), isAsked("fbInterests", ["Social"])]).toEqual([false, true])
})

test("a banner asks for neither interests nor keywords", () => {
  expect([isAsked("fbInterests", ["Banner"]), isAsked("googleKeywords", ["Banner"])]).toEqual([false, false])
})
