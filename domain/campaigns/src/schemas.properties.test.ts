import { Schema } from "effect"
import type * as fc from "fast-check"
import { boolean, constantFrom, property, record, string } from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { CampaignId } from "@domain/kernel"
import { AdditionalConfiguration, ConfigurationUpdate } from "./additional-configuration.ts"
import { CampaignBudget } from "./budget.ts"
import { CampaignAlert } from "./campaign-alert.ts"
import { CampaignChannel, LinkedAccounts, LinkedPage } from "./campaign-channel.ts"
import { CampaignContent } from "./campaign-content.ts"
import { CampaignDraft } from "./campaign-draft.ts"
import { CampaignStatus, CampaignStatusNumber } from "./campaign-status.ts"
import { Campaign, ChannelState } from "./campaign.ts"
import {
  CampaignDisabled,
  CampaignMoveNotAllowed,
  CampaignNotFound,
  CampaignNotLaunchable,
  EndDateNotAllowed,
  JobNotFound,
} from "./failures.ts"
import { ReviewDecision } from "./review.ts"
import {
  DistanceUnit,
  Gender,
  LocationMode,
  TargetArea,
  TargetingType,
  TargetKind,
  TargetLocation,
} from "./targeting.ts"
import {
  anyCampaign,
  anyCampaignBudget,
  anyCampaignContent,
  anyCampaignDraft,
  anyConfiguration,
  anyReviewDecision,
  anyTargetLocation,
} from "./testing/index.ts"

const roundTrips = <A, I>(schema: Schema.Codec<A, I>, any: fc.Arbitrary<A>) =>
  law(
    property(any, (value) => {
      const wire: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(schema)(value)))
      expect(Schema.decodeUnknownSync(schema)(wire)).toEqual(value)
    }),
  )

test("a campaign, its budget, place and draft survive the wire unchanged", () => {
  roundTrips(Campaign, anyCampaign)
  roundTrips(CampaignBudget, anyCampaignBudget)
  roundTrips(TargetLocation, anyTargetLocation)
  roundTrips(CampaignDraft, anyCampaignDraft(anyConfiguration))
})

const numbersOf = <A extends string>(schema: Schema.Codec<A, number>, names: ReadonlyArray<A>) =>
  names.map((name) => {
    const number = Schema.encodeSync(schema)(name)
    expect(Schema.decodeUnknownSync(schema)(number)).toBe(name)
    return number
  })

test("content, decisions, configurations and accounts survive the wire", () => {
  roundTrips(CampaignContent, anyCampaignContent)
  roundTrips(ReviewDecision, anyReviewDecision)
  roundTrips(
    ConfigurationUpdate,
    record({
      configuration: anyConfiguration,
      isUpdating: boolean(),
      request: constantFrom(
        { state: "pending" as const },
        { state: "success" as const },
        { state: "fail" as const, errorMessageKey: "key" },
      ),
    }),
  )
  const anyPage = record({ id: string(), name: string(), category: string() }, { requiredKeys: ["id", "name"] })
  const accounts = { facebookPage: anyPage, usePortalPage: boolean(), instagram: boolean() }
  roundTrips(LinkedAccounts, record(accounts, { requiredKeys: ["usePortalPage", "instagram"] }))
})

test("an empty value decodes as no campaign type", () => {
  const schemas = [
    AdditionalConfiguration,
    Campaign,
    CampaignBudget,
    CampaignContent,
    ChannelState,
    ConfigurationUpdate,
    LinkedAccounts,
    LinkedPage,
    TargetArea,
  ]
  const taking = schemas.filter((schema) => Schema.is(Schema.toType(schema))({}))
  expect(taking).toEqual([AdditionalConfiguration])
})

test("every failure says what it is by tag and number", () => {
  const campaignId = CampaignId.make(7)
  const failures = [
    new CampaignNotFound({ campaignId }),
    new CampaignMoveNotAllowed({ campaignId, status: "Draft", move: "pause" }),
    new CampaignDisabled({ campaignId }),
    new CampaignNotLaunchable({ campaignId, missing: ["campaigns.missing.budget"] }),
    new EndDateNotAllowed({ earliest: "2026-11-20", latest: "2026-11-27" }),
    new JobNotFound({}),
  ]
  expect(failures.map(({ _tag, errorCode }) => [_tag, errorCode])).toEqual([
    ["CampaignNotFound", 104],
    ["CampaignMoveNotAllowed", 1006],
    ["CampaignDisabled", 1016],
    ["CampaignNotLaunchable", 1014],
    ["EndDateNotAllowed", 102],
    ["JobNotFound", 308],
  ])
  expect(failures.at(0)).toMatchObject({ campaignId: 7 })
  expect(failures.at(3)).toMatchObject({ missing: ["campaigns.missing.budget"] })
})

test("every enumeration has the specification's numbers and reads them back", () => {
  expect(numbersOf(Gender, ["Male", "Female", "All"])).toEqual([1, 2, 3])
  expect(numbersOf(DistanceUnit, ["Miles", "Kilometers"])).toEqual([1, 2])
  expect(numbersOf(LocationMode, ["NearBusiness", "SpecificArea"])).toEqual([1, 2])
  expect(numbersOf(TargetingType, ["LatLng", "Region"])).toEqual([1, 2])
  expect(numbersOf(CampaignAlert, ["StartingInFuture", "Ended"])).toEqual([1, 2])
})

test("numbers of our own are one to a name", () => {
  expect(new Set(numbersOf(CampaignStatusNumber, CampaignStatus.literals)).size).toBe(CampaignStatus.literals.length)
  expect(numbersOf(TargetKind, ["Interest", "Demographic", "Behaviour"])).toEqual([1, 2, 3])
  expect(numbersOf(CampaignChannel, ["Social", "Search", "Banner"])).toEqual([1, 2, 3])
})
