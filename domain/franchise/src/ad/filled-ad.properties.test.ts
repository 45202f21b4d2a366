import { googleCount } from "@domain/creatives"
import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { anyAd, anyStore } from "../testing/index.ts"
import { fieldsIn, valueOfField } from "./ad-field.ts"
import { canShow, filledAd, worstFitFirst } from "./filled-ad.ts"
import { maySay, partsOf } from "./franchise-ad.ts"

test("an ad that can be shown has no field left, and each text fits its network", () => {
  law(
    fc.property(anyAd, anyStore, (ad, store) => {
      const filled = filledAd(ad, store)
      if (!canShow(filled)) return
      for (const text of Object.values(filled.texts)) expect(fieldsIn(text).fields).toEqual([])
      for (const [name, text] of Object.entries(filled.texts)) {
        if (name.startsWith("searchHeadline")) expect(googleCount(text)).toBeLessThanOrEqual(30)
        if (name.startsWith("searchDescription")) expect(googleCount(text)).toBeLessThanOrEqual(90)
      }
      expect(filled.room).toBeGreaterThanOrEqual(0)
    }),
  )
})

test("a store lacks exactly the fields that its texts name and it does not say", () => {
  law(
    fc.property(anyAd, anyStore, (ad, store) => {
      const named = new Set(partsOf(ad).flatMap(({ part }) => fieldsIn(part.text).fields))
      const lacking = [...named].filter((field) => valueOfField(store, field) === undefined)
      const { lacks } = filledAd(ad, store)
      const forCalls = ad.objective === "Calls" && store.phone === undefined ? ["phone"] : []
      expect(lacks.toSorted()).toEqual([...new Set([...lacking, ...forCalls])].toSorted())
    }),
  )
})

test("a store never says what the brand has locked", () => {
  law(
    fc.property(anyAd, anyStore, fc.string(), (ad, store, own) => {
      for (const named of partsOf(ad)) {
        const before = filledAd(ad, store).texts[named.name]
        const after = filledAd(ad, store, [{ code: store.code, part: named.name, text: own }]).texts[named.name]
        if (!maySay(named.part, own)) expect(after).toBe(before)
        if (named.part.rule === "Locked") expect(after).toBe(before)
      }
    }),
  )
})

test("the worst fits come first, and every ad comes once", () => {
  law(
    fc.property(anyAd, fc.uniqueArray(anyStore, { selector: ({ code }) => code, maxLength: 12 }), (ad, stores) => {
      const ads = stores.map((store) => filledAd(ad, store))
      const ordered = worstFitFirst(ads)
      expect(ordered.map(({ code }) => code).toSorted()).toEqual(ads.map(({ code }) => code).toSorted())
      const firstFit = ordered.findIndex(canShow)
      if (firstFit >= 0) expect(ordered.slice(firstFit).every(canShow)).toBe(true)
    }),
  )
})
