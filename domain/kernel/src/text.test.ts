import { expect, test } from "vitest"
import { cutText, textLength, truncateText } from "./text.ts"

test("a family of joined emoji is one character", () => {
  expect(textLength("👩‍👩‍👧‍👦")).toBe(1)
  expect(textLength("नि")).toBe(1)
})

test("a long text ends in an ellipsis within the limit, without a blank before it", () => {
  expect(truncateText("Fresh bread daily", 7)).toBe("Fresh…")
  expect(truncateText("Fresh bread", 4)).toBe("Fre…")
})

test("the limit is 100 unless told", () => {
  expect(truncateText("a".repeat(100))).toBe("a".repeat(100))
  expect(truncateText("a".repeat(101))).toBe(`${"a".repeat(99)}…`)
})

test.each([
  ["joined emoji", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦…"],
  ["flags", "🇮🇳🇬🇧🇮🇳", "🇮🇳…"],
  ["skin tones", "👍🏽👍🏽👍🏽", "👍🏽…"],
  ["combining marks", "e\u0301\u0323e\u0301e", "e\u0301\u0323…"],
  ["Devanagari", "किकिकि", "कि…"],
  ["Hebrew points", "שָׁלוֹם", "שָׁ…"],
])("%s are cut between characters", (_script, text, cut) => {
  expect(truncateText(text, 2)).toBe(cut)
})

test("an emoji that does not fit is left out whole", () => {
  expect([cutText("Sweets 🍬", 8), cutText("Sweets 🍬", 9), cutText("Sweets", 3)]).toEqual([
    "Sweets ",
    "Sweets 🍬",
    "Swe",
  ])
})

test("a very long text is cut without being read to its end", () => {
  expect(truncateText("a".repeat(5_000_000), 3)).toBe("aa…")
})

test("a limit of nothing leaves nothing", () => {
  expect([truncateText("bread", 0), truncateText("bread", -1), truncateText("", 0)]).toEqual(["", "", ""])
})
