import { offeringOf } from "@domain/campaigns"
import { allServices, BusinessProfileId, CampaignId } from "@domain/kernel"
import { nextPage } from "@domain/launch"
import { Result } from "effect"
import { expect, test } from "vitest"
import { furtherSession } from "./further-session.ts"
import { journeyFacts } from "./journey-facts.ts"
import { begunSession } from "./testing/index.ts"

const begun = begunSession()
const without = new Set([...allServices].filter((name) => name !== "google"))

test("the journey passes the search ad by where there is no Google", () => {
  const session = { ...begun, ...offeringOf(without, {}) }
  const after = (facts: object) => Result.getOrThrow(nextPage({ flavour: "default", page: "adPreview", ...facts }))?.id
  expect(after(journeyFacts(session))).toBe("emailSignup")
  expect(after(journeyFacts(begun))).toBe("googleAds")
})

test("a further campaign leaves channels that are off behind", () => {
  const last = { ...begun, targeting: { channels: ["Social", "Search"] } } as const
  const facts = {
    sessionId: begun.sessionId,
    encodedId: "other",
    region: "IN",
    name: "Bloom",
    businessProfileId: BusinessProfileId.make(5),
    campaignId: CampaignId.make(8),
    userId: undefined,
    now: 50,
  } as const
  expect(furtherSession(last, { ...facts, ...offeringOf(without, {}) })).toMatchObject({
    channelsOffered: ["Social"],
    targeting: { channels: ["Social"] },
  })
  const before = { ...last, channelsOffered: ["Social"] } as const
  expect(furtherSession(before, facts)).not.toHaveProperty("channelsOffered")
  const all = { ...last, targeting: { channels: ["Social", "Banner"] } } as const
  expect(furtherSession(all, { ...facts, ...offeringOf(allServices, { isBannerOffered: true }) }).targeting).toEqual({
    channels: ["Social", "Banner"],
  })
  expect(furtherSession(all, facts).targeting).toEqual({ channels: ["Social"] })
})
