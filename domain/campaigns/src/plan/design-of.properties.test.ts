import { acceptCopy } from "@domain/creatives"
import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { budget, emptyPlan } from "../testing/index.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { designOf } from "./design-of.ts"

const plan = (headline: string): CampaignPlan =>
  emptyPlan({
    business: { name: "Bloom", websiteUrl: "https://bloom.example" },
    creative: {
      objective: "WebsiteVisits",
      creativeDetail: {
        adDetail: acceptCopy({
          primaryText: "Fresh flowers",
          headline,
          description: "Today",
          callToAction: "LearnMore",
          origin: "edited",
          accepted: false,
        }),
      },
    },
  })

test("two designs are the same exactly if their ads read the same", () =>
  law(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(designOf(plan(one)) === designOf(plan(other))).toBe(one === other)
      expect(designOf(plan(one))).toBe(designOf(plan(one)))
    }),
  ))

test("audience, budget, tracking and statements are not part of a design", () => {
  const base = plan("Open")
  const statement = { topic: "weapons", words: "Pistols", text: "Pistols for massage" } as const
  const others: ReadonlyArray<CampaignPlan> = [
    { ...base, targeting: { targeting: { interests: [] } } as CampaignPlan["targeting"] },
    { ...base, budget: { budget } },
    { ...base, creative: { ...base.creative, clickTracking: { isOn: true } } },
    { ...base, creative: { ...base.creative, policyStatements: [statement] } },
  ]
  expect(others.map(designOf)).toEqual(others.map(() => designOf(base)))
  const elsewhere = { ...base, business: { ...base.business, websiteUrl: "https://rose.example" } }
  expect(designOf(elsewhere)).not.toBe(designOf(base))
})
