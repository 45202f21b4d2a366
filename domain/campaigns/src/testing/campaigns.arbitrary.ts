import * as fc from "fast-check"
import { anyDayPart } from "@domain/budget/testing"
import { objectives } from "@domain/creatives"
import { addDays, BusinessProfileId, CampaignId, type LocalDate, SessionId } from "@domain/kernel"
import { anyCurrency, anyDateRange, anyLocalDate, anyRegion } from "@domain/kernel/testing"
import type { AdditionalConfiguration } from "../additional-configuration.ts"
import type { AgeBand } from "../age-bands.ts"
import type { CampaignBudget } from "../budget.ts"
import type { CampaignContent } from "../campaign-content.ts"
import type { CampaignDraft } from "../campaign-draft.ts"
import { CampaignStatus } from "../campaign-status.ts"
import type { Campaign, ChannelState } from "../campaign.ts"
import { type ReviewDecision, ReviewReason } from "../review.ts"
import type { TargetArea, TargetLocation } from "../targeting.ts"
import { ageBands, radiusOptions } from "../targeting-options.ts"

const text = fc.string({ maxLength: 20 })

/** Any status. */
export const anyCampaignStatus = fc.constantFrom(...CampaignStatus.literals)

/** Some of the age bands, in order. */
export const anyAgeBands: fc.Arbitrary<ReadonlyArray<AgeBand>> = fc.subarray([...ageBands])

const anyArea: fc.Arbitrary<TargetArea> = fc.record(
  {
    placeId: text,
    name: text,
    countryCode: fc.constantFrom("IN", "GB"),
    latitude: fc.integer({ min: -90, max: 90 }),
    longitude: fc.integer({ min: -180, max: 180 }),
    postcode: text,
  },
  { requiredKeys: ["placeId", "name", "countryCode", "latitude", "longitude"] },
)

const anyCentre = fc.record({ name: text, latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.nat(180) })
const anyCircle = fc
  .tuple(anyCentre, fc.integer({ min: 1, max: 25 }))
  .map(([centre, kilometers]) => ({ ...centre, kilometers }))

/** A target location, complete or not. */
export const anyTargetLocation: fc.Arbitrary<TargetLocation> = fc.record(
  {
    mode: fc.constantFrom("NearBusiness", "SpecificArea"),
    radius: fc.constantFrom(...radiusOptions),
    unit: fc.constantFrom("Miles", "Kilometers"),
    centre: anyCentre,
    areas: fc.array(anyArea, { maxLength: 4 }),
    branches: fc.array(anyCentre, { maxLength: 2 }),
    excludedAreas: fc.array(anyArea, { maxLength: 2 }),
    excludedCircles: fc.array(anyCircle, { maxLength: 2 }),
  },
  { requiredKeys: ["mode", "radius", "unit", "areas"] },
)

/** Any budget that a draft may have. */
export const anyCampaignBudget: fc.Arbitrary<CampaignBudget> = fc.record(
  {
    budgetType: fc.constantFrom("Daily", "Lifetime"),
    schedulingMode: fc.constantFrom("RunContinuously", "Schedule"),
    currency: anyCurrency,
    dailyBudget: fc.integer({ min: 1, max: 10_000_000 }),
    days: fc.integer({ min: 1, max: 365 }),
    startDate: anyLocalDate,
  },
  { requiredKeys: ["budgetType", "schedulingMode", "currency", "dailyBudget", "days"] },
)

/** A channel's state, with or without a network reason. */
export const anyChannelState: fc.Arbitrary<ChannelState> = fc.record(
  {
    channel: fc.constantFrom("Social", "Search", "Banner"),
    status: fc.constantFrom("Waiting", "Creating", "InReview", "Active", "Paused", "Rejected", "Failed", "Completed"),
    reason: text,
    externalCampaignId: text,
  },
  { requiredKeys: ["channel", "status"] },
)

/** A campaign of any status, with a pause reason exactly when it is paused. */
export const anyCampaign: fc.Arbitrary<Campaign> = fc
  .record({
    id: fc.integer({ min: 1, max: 9_999 }),
    region: anyRegion,
    status: anyCampaignStatus,
    pauseReason: fc.constantFrom("owner" as const, "insufficientFunds" as const, "disabled" as const),
    channels: fc.array(anyChannelState, { maxLength: 3 }),
    dates: fc.option(anyDateRange),
    spent: fc.nat(1_000_000),
  })
  .map(({ id, region, status, pauseReason, channels, dates, spent }) => ({
    id: CampaignId.make(id),
    businessProfileId: BusinessProfileId.make(1),
    sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
    region,
    name: "Sunrise",
    status,
    channels,
    spent,
    createdAt: 0,
    ...(status === "Paused" && { pauseReason }),
    ...(dates !== null && { startDate: dates.from, endDate: dates.to }),
  }))

/** A stored draft. */
export const anyCampaignDraft = (anyJson: fc.Arbitrary<AdditionalConfiguration>): fc.Arbitrary<CampaignDraft> =>
  fc
    .record({
      name: fc.string({ minLength: 1, maxLength: 100 }),
      budget: fc.integer({ min: 1, max: 10_000_000 }),
      budgetType: fc.constantFrom("Daily", "Lifetime"),
      objectiveId: fc.constantFrom(...objectives),
      dates: anyDateRange,
      schedulingMode: fc.constantFrom("RunContinuously", "Schedule"),
      additionalConfigurationJson: anyJson,
      isDraft: fc.boolean(),
    })
    .map(({ dates, ...draft }) => ({ ...draft, startDate: dates.from, endDate: dates.to }))

const anyJsonValue: fc.Arbitrary<AdditionalConfiguration[string]> = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.array(fc.oneof(text, fc.integer(), fc.constant(null)), { maxLength: 3 }),
  fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.oneof(text, fc.integer()), { maxKeys: 3, noNullPrototype: true }),
)

/** A further configuration without absent fields. */
export const anyConfiguration: fc.Arbitrary<AdditionalConfiguration> = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,3}$/),
  anyJsonValue,
  { maxKeys: 5, noNullPrototype: true },
)

/** Content, valid or not. */
export const anyCampaignContent: fc.Arbitrary<CampaignContent> = fc.record(
  {
    objective: fc.constantFrom(...objectives),
    promotedServices: fc.array(text, { maxLength: 3 }),
    gender: fc.constantFrom("Male", "Female", "All"),
    ageBands: anyAgeBands,
    location: anyTargetLocation,
    budget: anyCampaignBudget,
    keywords: fc.array(text, { maxLength: 12 }),
    interests: fc.array(fc.record({ id: text, name: text, path: fc.array(text, { maxLength: 2 }) }), { maxLength: 2 }),
    tag: text,
    mobile: text,
    callHours: fc.array(anyDayPart, { maxLength: 3 }),
    notes: text,
  },
  {
    requiredKeys: [
      "objective",
      "promotedServices",
      "gender",
      "ageBands",
      "location",
      "budget",
      "keywords",
      "interests",
    ],
  },
)

/** A reviewer's decision. */
export const anyReviewDecision: fc.Arbitrary<ReviewDecision> = fc.oneof(
  fc.record({ decision: fc.constant("approved" as const), comment: text }, { requiredKeys: ["decision"] }),
  fc.record(
    {
      decision: fc.constant("rejected" as const),
      reasons: fc.subarray([...ReviewReason.literals], { minLength: 1 }),
      comment: text,
    },
    { requiredKeys: ["decision", "reasons"] },
  ),
)

/** A day and another up to ten days before or after it. */
export const anyDayNear = (day: LocalDate): fc.Arbitrary<LocalDate> =>
  fc.integer({ min: -10, max: 10 }).map((days) => addDays(day, days))
