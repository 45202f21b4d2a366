import { expect, test } from "vitest"
import { missingForLaunch } from "../missing-for-launch.ts"
import { ageBands } from "../targeting-options.ts"
import { launchFactsOf } from "./launch-facts.ts"
import { shownAudienceOf, targetGenderOf } from "./shown-audience.ts"
import { emptyPlan } from "../testing/index.ts"

const agent = (targeting: NonNullable<Parameters<typeof emptyPlan>[0]>["targeting"] = {}) =>
  emptyPlan({
    region: "IN",
    business: { name: "Baner Homes", category: { slug: "estate-agent", name: "Estate agent" } },
    targeting: { ageBands: ["25-34"], targetGender: "Female", ...targeting },
  })

const lacks = (plan: ReturnType<typeof agent>) =>
  missingForLaunch(launchFactsOf(plan, false)).filter((key) => /specialCategory|securitiesIdentity/.test(key))

test("an estate agent's ads wait for the word whether they offer housing", () => {
  expect(lacks(agent())).toEqual(["campaigns.missing.specialCategory"])
  expect(lacks(agent({ specialAds: { categories: [] } }))).toEqual([])
  expect(lacks(agent({ specialAds: { categories: ["Housing"] } }))).toEqual([])
})

test("ads for securities are not launched without who gains and who pays", () => {
  const declared = (payer: string) => ({
    categories: ["Finance" as const],
    securities: { beneficiary: "1698107647", payer },
  })
  expect(lacks(agent({ specialAds: declared("") }))).toEqual(["campaigns.missing.securitiesIdentity"])
  expect(lacks(agent({ specialAds: declared("1698107647") }))).toEqual([])
})

test("a declared category shows the ads to everybody, whoever was chosen", () => {
  expect(shownAudienceOf(agent({ specialAds: { categories: ["Housing"] } }))).toMatchObject({
    ageBands,
    gender: "All",
    location: { radius: 25 },
    interests: [],
  })
  expect(shownAudienceOf(agent({ specialAds: { categories: [] } }))).toMatchObject({
    ageBands: ["25-34"],
    gender: "Female",
  })
})

test("ads are shown to those whom the business serves until others are chosen", () => {
  expect(targetGenderOf(emptyPlan({ business: {} }))).toBe("All")
  expect(targetGenderOf(emptyPlan({ business: { gender: "Female" } }))).toBe("Female")
  expect(targetGenderOf(emptyPlan({ business: { gender: "Female" }, targeting: { targetGender: "All" } }))).toBe("All")
})
