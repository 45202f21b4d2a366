import { Result } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { changeEndDate, launch } from "./campaign-lifecycle.ts"
import type { Campaign } from "./campaign.ts"
import { type LaunchFacts, missingForLaunch } from "./missing-for-launch.ts"
import { reviewDueAt } from "./review-due.ts"

const at = (text: string) => Date.parse(text)

test("a review is due at the end of the second working day after submission, in the region's time", () => {
  expect(reviewDueAt(at("2026-11-17T10:00:00+05:30"), "IN")).toBe(at("2026-11-20T00:00:00+05:30"))
  expect(reviewDueAt(at("2026-11-18T23:30:00Z"), "GB")).toBe(at("2026-11-21T00:00:00Z"))
})

test("weekends do not count towards a review", () => {
  expect(reviewDueAt(at("2026-11-20T18:00:00+05:30"), "IN")).toBe(at("2026-11-25T00:00:00+05:30"))
  expect(reviewDueAt(at("2026-11-21T09:00:00+05:30"), "IN")).toBe(at("2026-11-25T00:00:00+05:30"))
})

test("a review across the change of clocks is due at local midnight", () => {
  expect(reviewDueAt(at("2026-10-23T12:00:00+01:00"), "GB")).toBe(at("2026-10-28T00:00:00Z"))
})

const ready: LaunchFacts = {
  objective: "Calls",
  promoteServices: ["Root canal"],
  ageBands: ["25-34"],
  targetLocation: {
    mode: "NearBusiness",
    radius: 5,
    unit: "Kilometers",
    centre: { name: "Pune", latitude: 18.5, longitude: 73.8 },
    areas: [],
  },
  channels: ["Social", "Search"],
  keywords: Array.from({ length: 10 }, (_, index) => `dentist ${index}`),
  budget: {
    budgetType: "Lifetime",
    schedulingMode: "RunContinuously",
    currency: "INR",
    dailyBudget: 35_000,
    days: 7,
  },
  paid: true,
  socialCopyAccepted: true,
  searchCopyAccepted: true,
}

test("a complete draft lacks nothing", () => {
  expect(missingForLaunch(ready)).toEqual([])
})

test("an empty draft lacks everything, in the order of the journey", () => {
  expect(missingForLaunch({ paid: false, socialCopyAccepted: false, searchCopyAccepted: false })).toEqual([
    "campaigns.missing.objective",
    "validation.serviceRequired",
    "validation.audienceRequired",
    "validation.channelRequired",
    "campaigns.missing.budget",
    "campaigns.missing.payment",
  ])
})

test("nine keywords are too few for search and enough where search is not chosen", () => {
  const nine = { ...ready, keywords: [...(ready.keywords ?? []).slice(0, 9), "DENTIST 1 "] }
  expect(missingForLaunch(nine)).toEqual(["validation.keywordsTooFew"])
  expect(missingForLaunch({ ...nine, channels: ["Social"] })).toEqual([])
})

test("only the copy of chosen channels must be accepted", () => {
  expect(missingForLaunch({ ...ready, searchCopyAccepted: false })).toEqual(["campaigns.missing.acceptedCopy"])
  expect(missingForLaunch({ ...ready, searchCopyAccepted: false, channels: ["Social"] })).toEqual([])
})

test("a specific area needs at least one chosen place", () => {
  const location = { ...ready.targetLocation, mode: "SpecificArea" as const, areas: [] }
  expect(missingForLaunch({ ...ready, targetLocation: { radius: 5, unit: "Kilometers", ...location } })).toEqual([
    "validation.audienceRequired",
  ])
})

const campaign: Campaign = {
  id: CampaignId.make(1),
  businessProfileId: BusinessProfileId.make(1),
  sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
  name: "Sunrise",
  status: "Active",
  channels: [],
  spent: 0,
  createdAt: 0,
  startDate: "2026-11-20",
  endDate: "2026-12-19",
}
const budget = { ...ready.budget, budgetType: "Daily" as const }

test("a daily-budget campaign ends a week after its start at the earliest", () => {
  const daily = { ...campaign, ...(ready.budget && { budget: { ...ready.budget, ...budget } }) }
  const moment = { now: 0, today: "2026-11-21" }
  const refused = changeEndDate(daily, "2026-11-25", moment)
  expect(Result.isFailure(refused) && refused.failure).toMatchObject({
    _tag: "EndDateNotAllowed",
    earliest: "2026-11-26",
    latest: "2027-11-19",
  })
  expect(Result.isSuccess(changeEndDate(daily, "2026-11-26", moment))).toBe(true)
})

test("a launch whose first day has passed starts today and keeps its length", () => {
  const price = {
    currency: "INR",
    days: 7,
    dailyBudget: 35_000,
    media: 245_000,
    promoDiscount: 0,
    serviceFee: 0,
    serviceFeeWaived: 0,
    taxes: [],
    tax: 0,
    total: 245_000,
    effectivePerDay: 35_000,
    priceListDate: "2026-01-01",
  } as const
  const terms = { region: "IN", price, channels: ["Social"], objective: "Calls" } as const
  const launched = launch(
    { ...campaign, status: "Draft" },
    {
      ...terms,
      budget: {
        ...budget,
        currency: "INR",
        dailyBudget: 35_000,
        days: 7,
        schedulingMode: "Schedule",
        startDate: "2026-11-01",
      },
    },
    { now: 0, today: "2026-11-20" },
  )
  expect(Result.isSuccess(launched) && launched.success).toMatchObject({
    status: "InReview",
    startDate: "2026-11-20",
    endDate: "2026-11-26",
    channels: [{ channel: "Social", status: "Waiting" }],
  })
})
