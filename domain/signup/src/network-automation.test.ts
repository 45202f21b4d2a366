import { defaultFlags } from "@domain/portals"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { expect, test } from "vitest"
import { furtherSession } from "./further-session.ts"
import { automationOf, automationOffered, forbiddenAutomation } from "./network-automation.ts"
import { decidedContent } from "./summary-approval.ts"
import { begunSession } from "./testing/index.ts"
import { withParts } from "./session-change.ts"

const both = { creative: { adjustsLook: true }, targeting: { expandsAudience: true } } as const
const begun = begunSession()
const chosen = withParts(begun, both)
const forbidding = { ...defaultFlags, isNetworkAutomationDisabled: true }
const nothing = { expandsAudience: false, adjustsLook: false }

test("a draft leaves nothing to Facebook until its owner says so", () => {
  expect(automationOffered(begun, defaultFlags)).toEqual({ expandsAudience: true, adjustsLook: true })
  expect(automationOf(begun, defaultFlags)).toEqual(nothing)
  expect(automationOf(chosen, defaultFlags)).toEqual({ expandsAudience: true, adjustsLook: true })
})

test("what was chosen counts for nothing where the portal or the channels forbid it", () => {
  expect(automationOf(chosen, forbidding)).toEqual(nothing)
  expect(automationOf(withParts(chosen, { targeting: { channels: ["Search"] } }), defaultFlags)).toEqual(nothing)
})

test("a declared category closes the wider audience, and its end opens it again", () => {
  const declared = (categories: ReadonlyArray<"Housing">) =>
    automationOf(withParts(chosen, { targeting: { specialAds: { categories } } }), defaultFlags)
  expect(declared(["Housing"])).toEqual({ expandsAudience: false, adjustsLook: true })
  expect(declared([])).toEqual({ expandsAudience: true, adjustsLook: true })
})

test("only what is switched on is refused where the portal forbids it", () => {
  expect(forbiddenAutomation(both, forbidding)).toEqual(["expandsAudience", "adjustsLook"])
  expect(forbiddenAutomation(both, defaultFlags)).toEqual([])
  const off = { creative: { adjustsLook: null }, targeting: { expandsAudience: false } }
  expect(forbiddenAutomation(off, forbidding)).toEqual([])
})

test("a further campaign asks anew what may be left to Facebook", () => {
  const facts = {
    sessionId: begun.sessionId,
    encodedId: begun.encodedId,
    region: begun.region,
    name: "Rye",
    businessProfileId: BusinessProfileId.make(7),
    campaignId: CampaignId.make(8),
    userId: undefined,
    now: 0,
  }
  const { creative, targeting } = furtherSession(withParts(chosen, { targeting: { keywords: ["rye"] } }), facts)
  expect({ ...creative, ...targeting }).toEqual({ keywords: ["rye"] })
})

test("a client decides on what is left to Facebook", () => {
  const contentOf = (draft: typeof begun) => JSON.stringify(decidedContent(draft, undefined))
  const changed = [both, { creative: both.creative }, { targeting: both.targeting }].map((parts) =>
    contentOf(withParts(begun, parts)),
  )
  expect(new Set([contentOf(begun), ...changed]).size).toBe(4)
})
