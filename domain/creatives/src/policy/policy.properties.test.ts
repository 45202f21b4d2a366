import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { expect, test } from "vitest"
import { draftAdCopy } from "../copy/draft-copy.ts"
import { draftSearchAd } from "../copy/draft-search-ad.ts"
import { copyLanguages } from "../copy/copy-language.ts"
import { anyNaughtyText, anyObjective } from "../testing/creative.arbitrary.ts"
import { fiftyBusinesses } from "../testing/fifty-businesses.ts"
import { bannedProblems, type PolicyText, policyProblems } from "./find-policy-problems.ts"

const facts = { names: [], wholeAd: "" }
const topicsOf = (place: PolicyText) => policyProblems(place, facts).map(({ topic }) => topic)

const anyPlace = fc.record({ network: fc.constantFrom("meta", "google"), isHeadline: fc.boolean() })
const faulty = fc.constantFrom(
  "FREE",
  "SaLe",
  "bread!!",
  "cakes?!",
  "S A L E",
  "f.r.e.e",
  "fresh,warm",
  "★",
  "$ale",
  "call 020 7946 0958",
  "Click here to order",
  "BuyNowSave",
)
const plain = fc.constantFrom("bread", "in York", "from 7 am", "Order today", "לחם טרי", "since 1998", "NHS", "£12.50")
const anyText = fc.array(fc.oneof(faulty, plain), { minLength: 1, maxLength: 7 }).map((parts) => parts.join(" "))

test("a mended text has its fault no more, and other words stay", () => {
  law(
    fc.property(anyPlace, anyText, (place, text) => {
      for (const { topic, mended } of policyProblems({ ...place, text }, facts)) {
        if (mended === undefined) continue
        expect(topicsOf({ ...place, text: mended }), `${topic}: ${text} → ${mended}`).not.toContain(topic)
        for (const word of ["bread", "York", "לחם", "NHS", "£12.50"].filter((one) => text.split(" ").includes(one)))
          expect(mended).toContain(word)
      }
    }),
  )
})

test("mending one fault after the other ends, with words left", () => {
  law(
    fc.property(anyPlace, anyText, (place, text) => {
      let now = text
      for (let step = 0; step < 20; step += 1) {
        const next = policyProblems({ ...place, text: now }, facts).find(({ mended }) => mended !== undefined)?.mended
        if (next === undefined) return
        expect(next).toMatch(/\p{L}/u)
        now = next
      }
      expect.unreachable(`${text} is never mended`)
    }),
  )
})

test("any text is judged, however odd", () => {
  law(
    fc.property(anyPlace, anyNaughtyText, (place, text) => {
      for (const { found, mended } of policyProblems({ ...place, text }, facts)) {
        expect(text).toContain(found)
        expect(mended).not.toBe(text)
      }
    }),
  )
})

test("a text of 5,000 characters is judged at once", () => {
  for (const part of ["a ", "cure your ", "A", "1 ", "!", "earn £5 ", "לפני ", "f.", "(", "no. "])
    expect(
      policyProblems({ network: "google", isHeadline: false, text: part.repeat(5000 / part.length) }, facts),
    ).toBeDefined()
})

test("the drafts for fifty businesses say nothing that networks refuse", () => {
  law(
    fc.property(fc.constantFrom(...copyLanguages), fc.nat(49), anyObjective, (language, index, objective) => {
      const business = fiftyBusinesses(language)[index]
      if (business === undefined) return
      const names = business.name === undefined ? [] : [business.name]
      const [copy] = draftAdCopy({ facts: business, objective, language })
      const search = draftSearchAd(business, objective, language)
      const places: ReadonlyArray<PolicyText> = [
        ...[copy?.primaryText ?? "", copy?.description ?? ""].map(
          (text) => ({ network: "meta", isHeadline: false, text }) as const,
        ),
        { network: "meta", isHeadline: true, text: copy?.headline ?? "" },
        ...search.headlines.map((text) => ({ network: "google", isHeadline: true, text }) as const),
        ...search.descriptions.map((text) => ({ network: "google", isHeadline: false, text }) as const),
      ]
      const wholeAd = places.map(({ text }) => text).join("\n")
      const problems = places.flatMap((place) =>
        policyProblems(place, { names, wholeAd }).flatMap(({ topic, severity, found }) =>
          severity === "restricted" ? [] : [`${topic}: ${found} in ${place.text}`],
        ),
      )
      expect(problems).toEqual([])
    }),
  )
})

test("what is banned is the same whether it is asked alone or with all else", () => {
  const hot = fc.constantFrom("pistols", "V A P E", "we€d", "סיגריות", "first copy watches", "Vаpe", "FREE", "bread")
  law(
    fc.property(anyPlace, fc.array(hot, { minLength: 1, maxLength: 6 }), (place, words) => {
      const text = words.join(" ")
      const banned = policyProblems({ ...place, text }, facts).filter(({ severity }) => severity === "banned")
      expect(bannedProblems({ ...place, text })).toEqual(banned)
    }),
  )
})
