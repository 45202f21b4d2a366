import { allServices, BusinessProfileId, CampaignId } from "@domain/kernel"
import { nextPage } from "@domain/launch"
import { Result } from "effect"
import { expect, test } from "vitest"
import { channelsOf, channelsOfferedTo, maySearch, offeringOf } from "./channels-of.ts"
import { furtherSession } from "./further-session.ts"
import { journeyFacts } from "./journey-facts.ts"
import { begunSession } from "./testing/index.ts"

const begun = begunSession()
const without = new Set([...allServices].filter((name) => name !== "google"))

test("a draft notes its channels only where not all that are offered are on", () => {
  expect(offeringOf(allServices)).toEqual({})
  expect(offeringOf(without)).toEqual({ channelsOffered: ["Social"] })
})

test("a draft has the chosen channels, else all that it may run on", () => {
  const social = { channelsOffered: ["Social"] } as const
  expect([channelsOfferedTo({}), channelsOfferedTo(social)]).toEqual([["Social", "Search"], ["Social"]])
  expect([maySearch({}), maySearch(social)]).toEqual([true, false])
  expect(channelsOf({ targeting: {}, ...social })).toEqual(["Social"])
  expect(channelsOf({ targeting: { channels: ["Search"] } })).toEqual(["Search"])
})

test("the journey passes the search ad by where there is no Google", () => {
  const session = { ...begun, ...offeringOf(without) }
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
  expect(furtherSession(last, { ...facts, ...offeringOf(without) })).toMatchObject({
    channelsOffered: ["Social"],
    targeting: { channels: ["Social"] },
  })
  const before = { ...last, channelsOffered: ["Social"] } as const
  expect(furtherSession(before, facts)).not.toHaveProperty("channelsOffered")
})
