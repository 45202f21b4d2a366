import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { checkedStore } from "./checked-store.ts"
import { hoursOfText, textOfHours } from "./hours-text.ts"
import { changedFacts, storeDifferences } from "./store-differences.ts"
import { storeOfTexts, textsOf } from "./store-texts.ts"
import { anyStore } from "./testing/index.ts"

const anyStores = fc.uniqueArray(anyStore, { selector: ({ code }) => code, maxLength: 12 })
const options = { region: "IN", firstRow: 2 } as const

test("a store in its normal form is its own normal form", () => {
  law(
    fc.property(anyStore, (store) => {
      expect(Result.getOrThrow(checkedStore(store, "IN"))).toEqual(store)
    }),
  )
})

test("a store's texts make the same store again, whatever was before", () => {
  law(
    fc.property(anyStore, anyStore, (store, other) => {
      expect(Result.getOrThrow(storeOfTexts(textsOf(store), undefined, "IN"))).toEqual(store)
      expect(Result.getOrThrow(storeOfTexts(textsOf(store), other, "IN"))).toEqual(store)
    }),
  )
})

test("hours as a text are the same hours", () => {
  law(
    fc.property(anyStore, ({ hours = [] }) => {
      expect(Result.getOrThrow(hoursOfText(textOfHours(hours)))).toEqual(hours)
    }),
  )
})

test("a file of the stores that there are changes nothing", () => {
  law(
    fc.property(anyStores, (stores) => {
      const found = storeDifferences(stores, stores.map(textsOf), options)
      expect(found).toEqual({ added: [], changed: [], same: stores.length, gone: [], refused: [] })
    }),
  )
})

test("each row is new, changed, the same or refused, and a named store is not gone", () => {
  law(
    fc.property(anyStores, anyStores, fc.array(fc.nat(11)), (stores, file, spoilt) => {
      const rows = file.map((store, index) =>
        spoilt.includes(index) ? { ...textsOf(store), radius: "far" } : textsOf(store),
      )
      const { added, changed, same, gone, refused } = storeDifferences(stores, rows, options)
      expect(added.length + changed.length + same + refused.length).toBe(file.length)
      const named = new Set(file.map(({ code }) => code))
      expect(gone).toEqual(stores.filter(({ code }) => !named.has(code)))
      for (const { before, after, facts } of changed) expect(facts).toEqual(changedFacts(before, after))
      expect(refused.map(({ row }) => row)).toEqual(
        file.flatMap((_, index) => (spoilt.includes(index) ? [index + 2] : [])),
      )
    }),
  )
})

test("no text makes a store that the rules refuse", () => {
  const anyTexts = fc.record(
    {
      code: fc.string(),
      name: fc.string(),
      latitude: fc.oneof(fc.string(), fc.double().map(String)),
      longitude: fc.oneof(fc.string(), fc.double().map(String)),
      radius: fc.oneof(fc.string(), fc.integer().map(String)),
      phone: fc.string(),
      hours: fc.oneof(fc.string(), fc.constantFrom("Mo-Fr 9-18", "24/7", "Mo 22:00-02:00", "Fr-Mo 25-26")),
      population: fc.string(),
      isOpen: fc.constantFrom("open", "closed", "perhaps", ""),
    },
    { requiredKeys: [] },
  )
  law(
    fc.property(anyTexts, (texts) => {
      const read = storeOfTexts(texts, undefined, "GB")
      if (Result.isFailure(read)) expect(Object.keys(read.failure).length).toBeGreaterThan(0)
      else expect(checkedStore(read.success, "GB")).toEqual(read)
    }),
  )
})
