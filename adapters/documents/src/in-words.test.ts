import { expect, test } from "vitest"
import { inWords } from "./in-words.ts"

test("rupees are told in lakhs and crores, in English and in Hindi", () => {
  expect(inWords(1_23_45_678_90, "INR", "en")).toBe(
    "One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Rupees And Ninety Paise Only",
  )
  expect(inWords(1_00_000_05, "INR", "hi")).toContain("एक लाख")
})

test("other currencies are told in thousands and millions, yen without smaller coins", () => {
  expect(inWords(1_234_567_89, "GBP", "en")).toContain("One Million Two Hundred Thirty Four Thousand")
  expect(inWords(34_993, "JPY", "en")).toBe("Thirty Four Thousand Nine Hundred Ninety Three Yen Only")
})

test("large sums are told to the last minor unit", () => {
  expect(inWords(9_999_999_999_91, "INR", "en")).toMatch(/Ninety One Paise Only$/)
})

test("languages without words show numerals alone", () => {
  expect([inWords(100, "INR", "he"), inWords(100, "GBP", "hi")]).toEqual([undefined, undefined])
})
