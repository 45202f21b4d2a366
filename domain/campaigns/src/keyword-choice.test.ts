import { expect, test } from "vitest"
import { checkKeywords, firstKeywords, withKeywords } from "./keyword-choice.ts"

test("ten different valid keywords are enough", () => {
  const ten = Array.from({ length: 10 }, (_, index) => `cake ${index}`)
  expect(checkKeywords(ten)).toMatchObject({ missing: 0, invalid: [] })
  expect(checkKeywords(ten.slice(1)).missing).toBe(1)
})

test("a keyword counts once, however it is written", () => {
  expect(checkKeywords(["Birthday  cake", "birthday cake"]).valid).toEqual(["birthday cake"])
})

test("a keyword of twenty characters is refused and not taken", () => {
  const long = "a".repeat(20)
  expect(withKeywords(["bread"], [long, "Buns "])).toEqual({ chosen: ["bread", "buns"], refused: [long] })
})

test("more ideas than a launch needs stand chosen at first, all of them usable", () => {
  const ideas = ["x".repeat(30), ...Array.from({ length: 40 }, (_, at) => `bread ${at}`)].map((keyword) => ({
    keyword,
  }))
  const first = firstKeywords(ideas)
  expect([first.length, first[0]]).toEqual([15, "bread 0"])
})
