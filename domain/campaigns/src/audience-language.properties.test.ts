import { Region } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { AudienceLanguage, languagesIn, leastLanguageShare, orderedLanguages } from "./audience-language.ts"
import { audienceReach } from "./audience-reach.ts"

const anyRegion = fc.constantFrom(...Region.literals)
const anyLanguages = fc.subarray([...AudienceLanguage.literals])

test("the order and repetitions of chosen languages do not count", () => {
  law(
    fc.property(anyLanguages, (languages) => {
      expect(orderedLanguages([...languages].reverse())).toEqual(orderedLanguages([...languages, ...languages]))
    }),
  )
})

test("one more language never makes an audience smaller, and none chosen is everybody", () => {
  law(
    fc.property(anyRegion, anyLanguages, fc.constantFrom(...AudienceLanguage.literals), (region, languages, more) => {
      const share = leastLanguageShare(region, languages)
      expect(leastLanguageShare(region, [])).toBe(1)
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThanOrEqual(1)
      if (languages.length > 0) expect(leastLanguageShare(region, [...languages, more])).toBeGreaterThanOrEqual(share)
    }),
  )
})

test("each region offers every language, its most spoken first", () => {
  expect(languagesIn("IN").slice(0, 3)).toEqual(["hi", "bn", "mr"])
  expect(languagesIn("GB")[0]).toBe("en")
  for (const region of Region.literals)
    expect(languagesIn(region).toSorted()).toEqual(AudienceLanguage.literals.toSorted())
})

test("languages lower the least of a reach, and leave its most as it is", () => {
  const pune = { latitude: 18.52, longitude: 73.86, population: 3_000_000 }
  const location = {
    mode: "NearBusiness",
    radius: 10,
    unit: "Kilometers",
    centre: { name: "Pune", ...pune },
    areas: [],
  } as const
  const facts = { region: "IN", bands: ["25-34"], gender: "All" } as const
  const all = audienceReach([pune], location, facts)
  const marathi = audienceReach([pune], location, { ...facts, languages: ["mr"] })
  expect(marathi?.most).toBe(all?.most)
  expect(marathi?.least).toBeLessThanOrEqual((all?.least ?? 0) / 10)
})
