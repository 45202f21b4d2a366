import { defaultFlags } from "@domain/portals"
import { expect, test } from "vitest"
import { automationOf, automationOffered } from "./network-automation.ts"
import { emptyPlan } from "../testing/index.ts"

const both = { creative: { adjustsLook: true }, targeting: { expandsAudience: true } } as const
const begun = emptyPlan()
const chosen = emptyPlan(both)
const forbidding = { ...defaultFlags, isNetworkAutomationDisabled: true }
const nothing = { expandsAudience: false, adjustsLook: false }

test("a draft leaves nothing to Facebook until its owner says so", () => {
  expect(automationOffered(begun, defaultFlags)).toEqual({ expandsAudience: true, adjustsLook: true })
  expect(automationOf(begun, defaultFlags)).toEqual(nothing)
  expect(automationOf(chosen, defaultFlags)).toEqual({ expandsAudience: true, adjustsLook: true })
})

test("what was chosen counts for nothing where the portal or the channels forbid it", () => {
  expect(automationOf(chosen, forbidding)).toEqual(nothing)
  expect(automationOf({ ...chosen, targeting: { ...both.targeting, channels: ["Search"] } }, defaultFlags)).toEqual(
    nothing,
  )
})

test("a declared category closes the wider audience, and its end opens it again", () => {
  const declared = (categories: ReadonlyArray<"Housing">) =>
    automationOf({ ...chosen, targeting: { ...both.targeting, specialAds: { categories } } }, defaultFlags)
  expect(declared(["Housing"])).toEqual({ expandsAudience: false, adjustsLook: true })
  expect(declared([])).toEqual({ expandsAudience: true, adjustsLook: true })
})

test("the order of cards is left to Facebook where a carousel's owner says so", () => {
  const cards = [{ picture: { url: "/a.png", source: "upload" as const }, headline: "Rye" }]
  const ordered = emptyPlan({ creative: { ordersCards: true, creativeDetail: { cards } } })
  expect(automationOffered(ordered, defaultFlags)).toMatchObject({ ordersCards: true })
  expect(automationOf(ordered, defaultFlags)).toEqual({ ...nothing, ordersCards: true })
  expect(automationOf(ordered, forbidding)).toEqual(nothing)
  expect(automationOf(emptyPlan({ creative: { creativeDetail: { cards } } }), defaultFlags)).toEqual(nothing)
  expect(automationOf(emptyPlan({ creative: { ordersCards: true } }), defaultFlags)).toEqual(nothing)
})
