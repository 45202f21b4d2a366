import { expect, test } from "vitest"
import { isolateNumerals } from "./bidi.ts"

const shown = (text: string) => isolateNumerals(text).replaceAll("\u2066", "[").replaceAll("\u2069", "]")

test("phone numbers and prices are left-to-right islands", () => {
  expect(shown("טלפון: +972 3 555 0199.")).toBe("טלפון: [+972 3 555 0199].")
  expect(shown("מחיר ₪1,500-₪2,000, בין 09:00")).toBe("מחיר [₪1,500-₪2,000], בין [09:00]")
  expect(shown("خصم 15% على كل شيء")).toBe("خصم [15%] على كل شيء")
})

test("the hyphen of a Hebrew prefix stays outside the island", () => {
  expect(shown("ב-50% הנחה")).toBe("ב-[50%] הנחה")
})

test("text without numerals is unchanged", () => {
  expect(isolateNumerals("שלום, עולם")).toBe("שלום, עולם")
})
