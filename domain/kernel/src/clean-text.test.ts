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

test("a cleaned text is well formed, holds no NUL and stays as it is", () => {
  law(
    fc.property(fc.oneof(anyText, fc.string({ unit: "binary" })), (text) => {
      const cleaned = cleanText(text)
      expect(cleaned.isWellFormed() && !cleaned.includes("\u0000")).toBe(true)
      expect(cleanText(cleaned)).toBe(cleaned)
    }),
  )
})
