import { expect, test } from "vitest"
import { type LaunchFacts, missingForLaunch } from "./missing-for-launch.ts"
import { budget } from "./testing/index.ts"

const place = {
  mode: "NearBusiness",
  radius: 5,
  unit: "Kilometers",
  centre: { name: "Pune", latitude: 18.5, longitude: 73.8 },
  areas: [],
} as const

const ready = {
  objective: "Calls",
  phone: "+918041234567",
  promoteServices: ["Root canal"],
  ageBands: ["25-34"],
  targetLocation: place,
  channels: ["Social", "Search"],
  keywords: Array.from({ length: 10 }, (_, index) => `dentist ${index}`),
  budget,
  paid: true,
  socialCopyAccepted: true,
  searchCopyAccepted: true,
  bannerCopyAccepted: true,
} as const satisfies LaunchFacts

test("a complete draft lacks nothing", () => {
  expect(missingForLaunch(ready)).toEqual([])
})

test("an empty draft lacks everything, in the order of the journey", () => {
  const nothing = { paid: false, socialCopyAccepted: false, searchCopyAccepted: false, bannerCopyAccepted: false }
  expect(missingForLaunch(nothing)).toEqual([
    "campaigns.missing.objective",
    "validation.serviceRequired",
    "validation.audienceRequired",
    "validation.channelRequired",
    "campaigns.missing.budget",
    "campaigns.missing.payment",
  ])
})

test("a campaign for calls needs a number that may be called, another objective none", () => {
  const { phone: _none, ...without } = ready
  expect(missingForLaunch(without)).toEqual(["campaigns.missing.phone"])
  expect(missingForLaunch({ ...without, objective: "LeadGeneration" })).toEqual([])
})

test("services that the business has are as good as those it promotes", () => {
  const { promoteServices: _none, ...without } = ready
  expect(missingForLaunch({ ...without, services: ["Root canal"] })).toEqual([])
})

test("nine keywords are too few for search and enough where search is not chosen", () => {
  const nine = { ...ready, keywords: [...ready.keywords.slice(0, 9), "DENTIST 1 "] }
  expect(missingForLaunch(nine)).toEqual(["validation.keywordsTooFew"])
  expect(missingForLaunch({ ...nine, channels: ["Social"] })).toEqual([])
  const { keywords: _none, ...without } = ready
  expect(missingForLaunch(without)).toEqual(["validation.keywordsTooFew"])
})

test("a keyword that a negative keyword blocks keeps a search campaign from its launch", () => {
  const blocked = { ...ready, negativeKeywords: [{ keyword: "dentist", match: "Broad" }] } as const
  expect(missingForLaunch(blocked)).toEqual(["campaigns.missing.unblockedKeywords"])
  expect(missingForLaunch({ ...blocked, channels: ["Social"] })).toEqual([])
  const exact = { ...ready, negativeKeywords: [{ keyword: "dentist 1", match: "Exact" }] } as const
  expect(missingForLaunch(exact)).toEqual([])
  expect(missingForLaunch({ ...exact, keywordMatches: exact.negativeKeywords })).toEqual([
    "campaigns.missing.unblockedKeywords",
  ])
})

test("a keyword of twenty characters keeps a search campaign from its launch", () => {
  const long = { ...ready, keywords: [...ready.keywords, "dentists near me now"] }
  expect(missingForLaunch(long)).toEqual(["validation.keywordInvalid"])
})

test("only the copy of chosen channels must be accepted", () => {
  expect(missingForLaunch({ ...ready, searchCopyAccepted: false })).toEqual(["campaigns.missing.acceptedSearchCopy"])
  expect(missingForLaunch({ ...ready, socialCopyAccepted: false })).toEqual(["campaigns.missing.acceptedCopy"])
  expect(missingForLaunch({ ...ready, searchCopyAccepted: false, channels: ["Social"] })).toEqual([])
  expect(missingForLaunch({ ...ready, socialCopyAccepted: false, channels: ["Search"] })).toEqual([])
  const unread = { ...ready, socialCopyAccepted: false, bannerCopyAccepted: false }
  expect(missingForLaunch({ ...unread, channels: ["Banner"] })).toEqual(["campaigns.missing.acceptedBannerCopy"])
  expect(missingForLaunch({ ...unread, channels: ["Search"] })).toEqual([])
})

test("an audience needs ages and a whole place", () => {
  const lacks = (facts: Partial<LaunchFacts>) => missingForLaunch({ ...ready, ...facts })
  expect(lacks({ ageBands: [] })).toEqual(["validation.audienceRequired"])
  expect(lacks({ targetLocation: { ...place, mode: "SpecificArea" } })).toEqual(["validation.audienceRequired"])
  const { centre: _none, ...uncentred } = place
  expect(lacks({ targetLocation: uncentred })).toEqual(["validation.audienceRequired"])
})

test("a budget that waits for a day is launched once it names one", () => {
  const scheduled = { ...ready, budget: { ...budget, schedulingMode: "Schedule" } } as const
  expect(missingForLaunch(scheduled)).toEqual(["campaigns.missing.schedule"])
  expect(missingForLaunch({ ...scheduled, budget: { ...scheduled.budget, startDate: "2026-12-01" } })).toEqual([])
})

test("hours without a full hour of the clock are not launched", () => {
  const lacks = (from: number, to: number) => missingForLaunch({ ...ready, hours: [{ weekday: 1, from, to }] })
  expect(lacks(570, 630)).toEqual(["campaigns.missing.schedule"])
  expect(lacks(570, 660)).toEqual([])
  expect(missingForLaunch({ ...ready, hours: [] })).toEqual(["campaigns.missing.schedule"])
})

test("messages need a number for WhatsApp and an own account for Instagram", () => {
  const lacks = (facts: Partial<LaunchFacts>) => missingForLaunch({ ...ready, objective: "InstantMessages", ...facts })
  expect(lacks({ messagingApp: "Messenger" })).toEqual([])
  expect(lacks({ messagingApp: "WhatsApp" })).toEqual(["campaigns.missing.whatsAppNumber"])
  expect(lacks({ messagingApp: "WhatsApp", whatsAppNumber: "+919876543210" })).toEqual([])
  expect(lacks({ messagingApp: "InstagramDirect" })).toEqual(["campaigns.missing.instagramAccount"])
  expect(lacks({ messagingApp: "InstagramDirect", answersOnInstagram: true })).toEqual([])
  expect(lacks({ objective: "Calls", messagingApp: "WhatsApp" })).toEqual([])
})
