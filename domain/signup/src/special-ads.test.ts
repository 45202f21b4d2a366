import { expect, test } from "vitest"
import { ageBands, missingForLaunch } from "@domain/campaigns"
import { launchFactsOf } from "./launch-facts.ts"
import { shownAudienceOf } from "./special-ads.ts"
import { begunSession } from "./testing/index.ts"

const agent = (targeting: NonNullable<Parameters<typeof begunSession>[0]>["targeting"] = {}) =>
  begunSession({
    region: "IN",
    business: { name: "Baner Homes", category: { slug: "estate-agent", name: "Estate agent" } },
    targeting: { ageBands: ["25-34"], targetGender: "Female", ...targeting },
  })

const lacks = (session: ReturnType<typeof agent>) =>
  missingForLaunch(launchFactsOf(session)).filter((key) => /specialCategory|securitiesIdentity/.test(key))

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
