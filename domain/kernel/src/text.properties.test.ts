import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyText, law } from "./testing/index.ts"
import { cutText, graphemes, textLength, truncateText } from "./text.ts"

const limit = fc.integer({ min: 0, max: 40 })

test("graphemes joined again are the text", () => {
  law(
    fc.property(anyText, (text) => {
      expect(graphemes(text).join("")).toBe(text)
    }),
  )
})

test("a text is as long as it has graphemes, in ASCII or not", () => {
  law(
    fc.property(
      fc.oneof(anyText, fc.string({ unit: "grapheme-ascii" }), fc.string({ unit: "binary-ascii" })),
      (text) => {
        expect(textLength(text)).toBe(graphemes(text).length)
        expect(textLength(`${text}\r\n`)).toBe(graphemes(`${text}\r\n`).length)
      },
    ),
  )
})

test("a truncated text is never longer than its limit", () => {
  law(
    fc.property(anyText, limit, (text, most) => {
      expect(textLength(truncateText(text, most))).toBeLessThanOrEqual(most)
    }),
  )
})

test("truncation keeps whole graphemes of the start", () => {
  law(
    fc.property(anyText, limit, (text, most) => {
      const cut = truncateText(text, most)
      const prefix = cut === text ? text : cut.replace(/…$/, "")
      const starts = graphemes(text).map((_, index, all) => all.slice(0, index).join(""))
      expect([...starts, text].map((start) => start.trimEnd())).toContain(prefix.trimEnd())
    }),
  )
})

test("truncation never splits a grapheme", () => {
  law(
    fc.property(anyText, limit, (text, most) => {
      const whole = graphemes(text)
      const prefix = truncateText(text, most).replace(/…$/, "")
      const count = graphemes(prefix).length
      expect(whole.slice(0, count).join("").trimEnd()).toBe(prefix.trimEnd())
    }),
  )
})

test("a text cut to code units keeps to them and splits no grapheme", () => {
  law(
    fc.property(anyText, limit, (text, most) => {
      const cut = cutText(text, most)
      const starts = graphemes(text).map((_, index, all) => all.slice(0, index).join(""))
      expect(cut.length).toBeLessThanOrEqual(most)
      expect([...starts, text]).toContain(cut)
    }),
  )
})

test("a text within its limit stays as it is", () => {
  law(
    fc.property(anyText, (text) => {
      expect(truncateText(text, textLength(text))).toBe(text)
    }),
  )
})
