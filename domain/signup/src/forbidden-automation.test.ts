import { defaultFlags } from "@domain/portals"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { expect, test } from "vitest"
import { forbiddenAutomation } from "./forbidden-automation.ts"
import { furtherSession } from "./further-session.ts"
import { planOf } from "./plan-of.ts"
import { withParts } from "./session-change.ts"
import { decidedContent } from "./summary-approval.ts"
import { begunSession } from "./testing/index.ts"

const both = { creative: { adjustsLook: true }, targeting: { expandsAudience: true } } as const
const begun = begunSession()
const chosen = withParts(begun, both)
const forbidding = { ...defaultFlags, isNetworkAutomationDisabled: true }

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
  const contentOf = (draft: typeof begun) => JSON.stringify(decidedContent(planOf(draft), undefined))
  const changed = [both, { creative: both.creative }, { targeting: both.targeting }].map((parts) =>
    contentOf(withParts(begun, parts)),
  )
  expect(new Set([contentOf(begun), ...changed]).size).toBe(4)
})
