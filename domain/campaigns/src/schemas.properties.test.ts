import { Schema } from "effect"
import type * as fc from "fast-check"
import { property } from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { BriefPlan } from "./brief-plan.ts"
import { BriefStatus, briefStatuses } from "./brief.ts"
import { CampaignBudget } from "./budget.ts"
import { CampaignAlert } from "./campaign-alert.ts"
import { CampaignChannel } from "./campaign-channel.ts"
import { CampaignDraft } from "./campaign-draft.ts"
import { CampaignStatus, CampaignStatusNumber } from "./campaign-status.ts"
import { Campaign } from "./campaign.ts"
import { DistanceUnit, Gender, LocationMode, TargetingType, TargetKind, TargetLocation } from "./targeting.ts"
import {
  anyBriefPlan,
  anyCampaign,
  anyCampaignBudget,
  anyCampaignDraft,
  anyConfiguration,
  anyTargetLocation,
} from "./testing/index.ts"

const roundTrips = <A, I>(schema: Schema.Codec<A, I>, any: fc.Arbitrary<A>) =>
  law(
    property(any, (value) => {
      const wire: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(schema)(value)))
      expect(Schema.decodeUnknownSync(schema)(wire)).toEqual(value)
    }),
  )

test("a campaign, its budget, place, draft and brief plan survive the wire unchanged", () => {
  roundTrips(Campaign, anyCampaign)
  roundTrips(CampaignBudget, anyCampaignBudget)
  roundTrips(TargetLocation, anyTargetLocation)
  roundTrips(CampaignDraft, anyCampaignDraft(anyConfiguration))
  roundTrips(BriefPlan, anyBriefPlan)
})

const numbersOf = <A extends string>(schema: Schema.Codec<A, number>, names: ReadonlyArray<A>) =>
  names.map((name) => {
    const number = Schema.encodeSync(schema)(name)
    expect(Schema.decodeUnknownSync(schema)(number)).toBe(name)
    return number
  })

test("every enumeration has the specification's numbers and reads them back", () => {
  expect(numbersOf(Gender, ["Male", "Female", "All"])).toEqual([1, 2, 3])
  expect(numbersOf(DistanceUnit, ["Miles", "Kilometers"])).toEqual([1, 2])
  expect(numbersOf(LocationMode, ["NearBusiness", "SpecificArea"])).toEqual([1, 2])
  expect(numbersOf(TargetingType, ["LatLng", "Region"])).toEqual([1, 2])
  expect(numbersOf(CampaignAlert, ["StartingInFuture", "Ended"])).toEqual([1, 2])
  expect(numbersOf(BriefStatus, briefStatuses)).toEqual([1, 2, 3, 4, 5, 6])
})

test("numbers of our own are one to a name", () => {
  expect(new Set(numbersOf(CampaignStatusNumber, CampaignStatus.literals)).size).toBe(CampaignStatus.literals.length)
  expect(numbersOf(TargetKind, ["Interest", "Demographic", "Behaviour"])).toEqual([1, 2, 3])
  expect(numbersOf(CampaignChannel, ["Social", "Search", "Banner"])).toEqual([1, 2, 3])
})
