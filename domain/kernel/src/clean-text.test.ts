import * as fc from "fast-check"
import { expect, test } from "vitest"
import { cleanText } from "./clean-text.ts"
import { anyText, law } from "./testing/index.ts"

test("control characters go, tabs and line breaks stay", () => {
  expect(cleanText("a\u0000b\u0007c\u007fd\te\r\nf")).toBe("abcd\te\r\nf")
})

test("half an emoji goes, a whole one stays", () => {
  expect(cleanText("Sweets \ud83c")).toBe("Sweets ")
  expect(cleanText("\udf6c Sweets 🍬")).toBe(" Sweets 🍬")
})

/** Any sequence of code units, including controls and lone surrogates. */
const anyUnits = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0x20 }),
      fc.integer({ min: 0xd800, max: 0xdfff }),
      fc.integer({ min: 0, max: 0xffff }),
    ),
  )
  .map((units) => String.fromCharCode(...units))

test("a cleaned text is well formed, holds no control character and stays as it is", () => {
  law(
    fc.property(fc.oneof(anyText, anyUnits), (text) => {
      const cleaned = cleanText(text)
      expect(cleaned.isWellFormed()).toBe(true)
      expect(cleaned.replace(/[\t\n\r]/g, "")).not.toMatch(/\p{Cc}/u)
      expect(cleanText(cleaned)).toBe(cleaned)
    }),
  )
})
