import { acceptCopy, type Objective, type LeadForm } from "@domain/creatives"
import { defaultFlags } from "@domain/portals"
import { law } from "@domain/kernel/testing"
import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import type { Campaign } from "../campaign.ts"
import type { CampaignChannel } from "../campaign-channel.ts"
import { budget, draft, emptyPlan } from "../testing/index.ts"
import { AdPlan } from "./ad-plan.ts"
import { type AdPlanFacts, adPlanOf, adTermsOf } from "./ad-plan-of.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { launchedAdOf } from "./launched-ad-of.ts"

const channels: ReadonlyArray<CampaignChannel> = ["Social", "Search"]
const launched: Campaign = {
  ...draft,
  budget: { ...budget, dailyBudget: 70_001 },
  startDate: "2026-11-20",
  endDate: "2026-11-29",
  channels: channels.map((channel) => ({ channel, status: "Waiting" })),
}
const copy = {
  headline: "Fresh bread",
  description: "By seven",
  primaryText: "Every morning",
  callToAction: "GetQuote",
  origin: "edited",
  accepted: false,
} as const
const searchAd = { headlines: ["Bread"], descriptions: ["By seven"], origin: "edited", accepted: false } as const
const plan = emptyPlan({
  business: { name: "Rye" },
  creative: { objective: "LeadGeneration", creativeDetail: { adDetail: acceptCopy(copy), searchAd } },
  targeting: {
    channels,
    targetLocation: { mode: "NearBusiness", radius: 10, unit: "Kilometers", areas: [] },
    keywords: ["Bread ", "bread", " "],
  },
})
const facts = {
  channel: "Social",
  attempt: 1,
  source: { portal: { flags: defaultFlags } },
  ownPage: "https://marquee.example/b/rye",
  hasProducts: true,
} as const satisfies AdPlanFacts

const made = (parts: Partial<CampaignPlan> = {}, other: Partial<AdPlanFacts> = {}, campaign = launched) =>
  Result.getOrThrow(adPlanOf(campaign, { ...plan, ...parts }, { ...facts, ...other }))

test("the channels' money adds up to the campaign's", () => {
  const [social, search] = channels.map((channel) => made({}, { channel }).dailyBudget)
  expect([social, search]).toEqual([35_001, 35_000])
})

test("a click leads to the ad's address, else the website, else the portal's page", () => {
  expect(made().link).toBe("https://marquee.example/b/rye")
  expect(made({ business: { websiteUrl: "" } }).link).toBe("https://marquee.example/b/rye")
  const business = { websiteUrl: "https://rye.example" }
  expect(made({ business }).link).toBe("https://rye.example")
  const adDetail = { ...copy, websiteUrl: "https://rye.example/bread" }
  expect(made({ business, creative: { creativeDetail: { adDetail } } }).link).toBe("https://rye.example/bread")
})

test.each<readonly [Objective, CampaignChannel, boolean]>([
  ["LeadGeneration", "Social", true],
  ["LeadGeneration", "Search", false],
  ["WebsiteVisits", "Social", false],
])("a campaign for %s on %s has a lead form: %s", (objective, channel, hasForm) => {
  const { leadForm } = made({ creative: { ...plan.creative, objective } }, { channel })
  expect(leadForm?.privacyUrl).toBe(hasForm ? "https://marquee.example/b/rye#privacy" : undefined)
})

test("a form's own consents, questions and button reach the plan in the ad's language", () => {
  const leadForm: LeadForm = {
    title: "Ask us",
    description: "Today",
    completionTitle: "Thanks",
    completionDescription: "Soon",
    fields: ["Name"],
    consents: ["Contact", "Newsletter"],
    consentTerms: [
      { consent: "Contact", isRequired: false, texts: [{ language: "he", text: "מותר" }] },
      { consent: "Newsletter", isRequired: true, texts: [{ language: "en", text: "Send me recipes." }] },
    ],
    questions: [{ key: "q1", label: "When?" }],
    thanks: { button: "Call" },
  }
  const creative = { ...plan.creative, creativeDetail: { leadForm, savedForm: { id: 1, name: "Ask", version: 3 } } }
  const form = made({ creative }).leadForm
  expect(form?.consent?.boxes).toEqual([
    { key: "contact", text: "Rye may contact me about my request.", isRequired: false },
    { key: "newsletter", text: "Send me recipes.", isRequired: true },
  ])
  expect([form?.questions, form?.thanks]).toEqual([
    leadForm.questions,
    { button: "Website", buttonText: "View website" },
  ])
  expect(made({ creative, contact: { phone: "+912012345678" } }).leadForm?.thanks).toEqual({
    button: "Call",
    buttonText: "Call us",
  })
})

test("products follow the picture of an ad for visits alone", () => {
  const visits = { creative: { ...plan.creative, objective: "WebsiteVisits" as const } }
  expect(made(visits).showsProducts).toBe(true)
  expect(made(visits, { hasProducts: false }).showsProducts).toBeUndefined()
  expect(made(visits, { channel: "Search" }).showsProducts).toBeUndefined()
  expect(made().showsProducts).toBeUndefined()
})

test("keywords are in small letters and each once", () => {
  expect(made({}, { channel: "Search" }).search?.keywords).toEqual(["bread"])
})

test("keywords go to the network with their matches and negative keywords", () => {
  const targeting = {
    ...plan.targeting,
    keywordMatches: [
      { keyword: "bread", match: "Exact" },
      { keyword: "gone", match: "Broad" },
    ],
    negativeKeywords: [{ keyword: "free", match: "Broad" }],
  } as const
  const ad = made({ targeting }, { channel: "Search" })
  const searches = {
    keywordMatches: [{ keyword: "bread", match: "Exact" }],
    negativeKeywords: [{ keyword: "free", match: "Broad" }],
  }
  expect(ad.search).toMatchObject({ keywords: ["bread"], ...searches })
  expect(launchedAdOf(ad, plan).audience).toMatchObject(searches)
  const plain = made({}, { channel: "Search" }).search
  expect([plain?.keywordMatches, plain?.negativeKeywords]).toEqual([undefined, undefined])
})

test("a launched ad names the lists that it is shown to and leaves out", () => {
  const lists = { includedLists: [{ id: 3, name: "Regulars" }], excludedLists: [{ id: 4, name: "Bought" }] }
  const aimed = { ...plan, targeting: { ...plan.targeting, ...lists } }
  const named = { includedLists: ["Regulars"], excludedLists: ["Bought"] }
  const told = made({}, { audiences: { included: ["1"], excluded: ["2"] } })
  expect(launchedAdOf(told, aimed).audience).toMatchObject(named)
  const forbidden = launchedAdOf(made({}, { audiences: { included: [], excluded: ["2"] } }), aimed).audience
  expect([forbidden.includedLists, forbidden.excludedLists]).toEqual([undefined, ["Bought"]])
})

test("what the launch fixed wins over the portal's settings of today", () => {
  const source = { fixed: { tracking: "utm_source=old", automation: { expandsAudience: true, adjustsLook: false } } }
  expect(made({}, { source })).toMatchObject({ tracking: "utm_source=old", automation: { expandsAudience: true } })
})

const mark = { name: "mq_ad", value: "70-1", isNeeded: false }
const tagsOff = { clickTracking: { isOn: false } }

test("an ad that leads to the business's website carries its mark beside the tags", () => {
  const website = { business: { websiteUrl: "https://rye.example" } }
  expect(made(website, { mark }).tracking).toMatch(/^utm_.*&mq_ad=70-1$/)
  expect(made({}, { mark }).tracking).not.toMatch(/mq_ad/)
})

test("without tags an address is marked only where results are counted by it", () => {
  const untagged = { business: { websiteUrl: "https://rye.example" }, creative: { ...plan.creative, ...tagsOff } }
  expect(made(untagged, { mark }).tracking).toBeUndefined()
  expect(made(untagged, { mark: { ...mark, isNeeded: true } }).tracking).toBe("mq_ad=70-1")
})

test("an address that was copied from another ad loses that ad's mark", () => {
  const websiteUrl = "https://rye.example/a?MQ_AD=12-1&size=2#top"
  expect(made({ business: { websiteUrl } }, { mark }).link).toBe("https://rye.example/a?size=2#top")
  expect(made({ business: { websiteUrl: "https://rye.example/?mq_ad=12-1" } }, { mark }).link).toBe(
    "https://rye.example/",
  )
  expect(made({ business: { websiteUrl } }).link).toBe(websiteUrl)
})

test("what a launch fixed gets no mark afterwards", () => {
  const source = { fixed: { tracking: "utm_source=old" } }
  const business = { websiteUrl: "https://rye.example" }
  expect(made({ business }, { source, mark: { ...mark, isNeeded: true } }).tracking).toBe("utm_source=old")
})

test("a campaign that was launched without terms or an audience says which it lacks", () => {
  expect(Result.getOrThrow(Result.flip(adPlanOf(draft, plan, facts)))).toEqual({ lacks: "terms" })
  expect(Result.getOrThrow(Result.flip(adPlanOf(launched, emptyPlan(), facts)))).toEqual({ lacks: "audience" })
  expect(adTermsOf(draft, "Social")).toBeUndefined()
})

test("what a network is told is stored and read as it was", () => {
  const anyFacts = fc.record({
    channel: fc.constantFrom(...channels),
    objective: fc.constantFrom<Objective>("LeadGeneration", "WebsiteVisits", "Calls", "InstantMessages"),
    hasProducts: fc.boolean(),
  })
  law(
    fc.property(anyFacts, ({ objective, ...other }) => {
      const ad = made({ creative: { ...plan.creative, objective } }, other)
      const stored: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(AdPlan)(ad)))
      expect(Schema.decodeUnknownSync(AdPlan)(stored)).toEqual(ad)
    }),
  )
})

test("an owner reads of a launched ad what its channel shows", () => {
  const social = launchedAdOf(made(), plan)
  expect(social).toMatchObject({ businessName: "Rye", picture: { primaryText: "Every morning" } })
  expect([social.text, social.audience.keywords]).toEqual([undefined, []])
  const search = launchedAdOf(made({}, { channel: "Search" }), plan)
  expect(search).toMatchObject({ text: { headlines: ["Bread"] }, audience: { keywords: ["bread"], interests: [] } })
  expect(search.picture).toBeUndefined()
})

const cards = ["Rye", "Buns"].map((headline) => ({
  picture: { url: `/${headline}.png`, source: "upload" as const },
  headline,
  link: `https://rye.example/${headline}`,
}))
const carousel = (objective: Objective) => ({
  creative: {
    objective,
    creativeDetail: { adDetail: acceptCopy(copy), cards, carousel: { endCard: true } },
  },
})

test("a carousel tells cards instead of products, with their pages for visits alone", () => {
  const visits = made(carousel("WebsiteVisits"))
  expect(visits.social).toMatchObject({ cards, endCard: true })
  expect(visits.showsProducts).toBeUndefined()
  expect(made(carousel("LeadGeneration")).social?.cards).toEqual(cards.map(({ link: _link, ...card }) => card))
  expect(made(carousel("Calls")).social).not.toHaveProperty("cards")
  expect(made({ creative: { ...plan.creative, objective: "WebsiteVisits" } }).showsProducts).toBe(true)
})

test("a launched carousel is read with its cards", () => {
  const { picture } = launchedAdOf(made(carousel("WebsiteVisits")), plan)
  expect(picture).toMatchObject({ cards, endCard: true })
})
