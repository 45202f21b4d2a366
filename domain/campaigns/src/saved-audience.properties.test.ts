import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { locationLack } from "./audience.ts"
import { exclusionFault } from "./excluded-places.ts"
import { audienceOf, withSavedAudience } from "./plan/audience-of.ts"
import { checkedAudience, differingAudience } from "./saved-audience.ts"
import { emptyPlan } from "./testing/index.ts"
import { anyAudienceContent, anySavedAudience } from "./testing/saved-audience.arbitrary.ts"

const place = {
  mode: "SpecificArea",
  radius: 10,
  unit: "Kilometers",
  areas: [{ placeId: "pune", name: "Pune", countryCode: "IN", latitude: 18.5, longitude: 73.9 }],
} as const
const complete = {
  name: " Young   parents ",
  targetGender: "Female",
  ageBands: ["35-44", "25-34"],
  targetLocation: place,
  interests: [],
  includedLists: [],
  excludedLists: [],
} as const

test("a campaign that uses an audience has it", () => {
  law(
    fc.property(anySavedAudience, (audience) => {
      const plan = emptyPlan({ targeting: withSavedAudience({ keywords: ["bread"] }, audience) })
      const used = audienceOf(plan)
      expect(differingAudience(used, audience)).toEqual([])
      expect(plan.targeting).toMatchObject({
        keywords: ["bread"],
        savedAudience: { id: audience.id, name: audience.name },
      })
    }),
  )
})

test("an audience takes the place of the lists of an earlier audience", () => {
  law(
    fc.property(anySavedAudience, anySavedAudience, (one, two) => {
      const plan = emptyPlan({ targeting: withSavedAudience(withSavedAudience({}, one), two) })
      expect(differingAudience(audienceOf(plan), two)).toEqual([])
    }),
  )
})

test("a difference is seen from both sides", () => {
  law(
    fc.property(anyAudienceContent, anyAudienceContent, (one, other) => {
      expect(differingAudience(one, other)).toEqual(differingAudience(other, one))
      expect(differingAudience(one, one)).toEqual([])
    }),
  )
})

test("the order of a choice is no difference", () => {
  law(
    fc.property(anyAudienceContent, (audience) => {
      const turned = {
        ...audience,
        ageBands: audience.ageBands.toReversed(),
        interests: audience.interests.toReversed(),
        includedLists: audience.includedLists.toReversed(),
      }
      expect(differingAudience(audience, turned)).toEqual([])
    }),
  )
})

test("a sound audience has people, a place and no list on both sides", () => {
  law(
    fc.property(anyAudienceContent, (audience) => {
      const isSound =
        audience.ageBands.length > 0 &&
        locationLack(audience.targetLocation) === undefined &&
        exclusionFault(audience.targetLocation) === undefined &&
        !audience.includedLists.some(({ id }) => audience.excludedLists.some((other) => other.id === id))
      expect(Result.isSuccess(checkedAudience({ ...audience, name: "Parents" }))).toBe(isSound)
    }),
  )
})

test("a checked audience has a tidy name and its ages in order", () => {
  expect(Result.getOrThrow(checkedAudience(complete))).toMatchObject({
    name: "Young parents",
    ageBands: ["25-34", "35-44"],
  })
})

test("every failure of an audience is told by its field", () => {
  const list = { id: 1, name: "Buyers" }
  const failed = checkedAudience({
    ...complete,
    name: " ",
    ageBands: [],
    targetLocation: { ...place, areas: [] },
    includedLists: [list],
    excludedLists: [list],
  })
  expect(Result.isFailure(failed) && failed.failure).toMatchObject({
    name: { key: "validation.required" },
    ageBands: { key: "validation.audienceRequired" },
    targetLocation: { key: "validation.placeRequired" },
    excludedLists: { key: "validation.listsContrary" },
  })
})

test("areas that were chosen before do not count near the business", () => {
  const near = { mode: "NearBusiness", radius: 10, unit: "Kilometers", areas: [] } as const
  const one = { ...complete, targetLocation: near }
  expect(differingAudience(one, { ...one, targetLocation: { ...near, areas: place.areas } })).toEqual([])
})
