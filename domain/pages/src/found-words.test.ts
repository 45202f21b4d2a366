import * as fc from "fast-check"
import { expect, test } from "vitest"
import { hasWords } from "./found-words.ts"

test("words are found in any case and order, and without marks on their letters", () => {
  expect(["MONEY add", "mon", "wallet", ""].map((typed) => hasWords("Add money", typed))).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect([hasWords("Caf\u00e9 R\u00fcge", "cafe ruge"), hasWords("ארנק", "ארנ")]).toEqual([true, true])
})

test("every text has its own words, turned around or in capitals", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z\u05d0-\u05ea]{1,8}$/u), { minLength: 1 }), (words) => {
      expect(hasWords(words.join(" "), words.toReversed().join("  ").toUpperCase())).toBe(true)
    }),
  )
})
