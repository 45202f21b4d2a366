import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { expect, test } from "vitest"
import { anyNaughtyText } from "../testing/creative.arbitrary.ts"
import { fitText } from "./fit-text.ts"
import { graphemes } from "@domain/kernel"
import { textWidth } from "./text-width.ts"
import { ellipsise, wrapText } from "./wrap-text.ts"

const weight = fc.constantFrom(400, 600, 800)

test("no fitted line is wider than its box, and there are never too many lines", () => {
  law(
    fc.property(
      anyNaughtyText,
      weight,
      fc.integer({ min: 40, max: 900 }),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      (text, bold, width, maxLines, balanced) => {
        const { lines, size } = fitText({ text, width, maxLines, size: 60, minSize: 24, weight: bold, balanced })
        expect(lines.length).toBeLessThanOrEqual(maxLines)
        for (const line of lines) {
          const single = graphemes(line).length <= 1
          expect(single || textWidth(line, size, bold) <= width + 1e-6, line).toBe(true)
        }
      },
    ),
  )
})

test("text that is not cut keeps every word", () => {
  law(
    fc.property(
      fc.array(fc.constantFrom("fresh", "bread", "दाँत", "לחם", "خبز"), { minLength: 1, maxLength: 8 }),
      (words) => {
        const { lines, cut } = fitText({
          text: words.join(" "),
          width: 600,
          maxLines: 6,
          size: 40,
          minSize: 20,
          weight: 400,
        })
        expect(cut).toBe(false)
        expect(lines.join(" ").split(" ")).toEqual(words)
      },
    ),
  )
})

test("an ellipsis never splits a grapheme", () => {
  law(
    fc.property(anyNaughtyText, fc.integer({ min: 20, max: 400 }), (text, width) => {
      const cut = ellipsise(text, width, { size: 30, weight: 400 })
      if (cut === text || cut === "" || cut === "…") return
      const prefix = cut.slice(0, -1)
      const starts = graphemes(text).map((_, index, all) => all.slice(0, index).join("").trimEnd())
      expect(starts).toContain(prefix)
    }),
  )
})

test("a word cut in two is cut between graphemes", () => {
  law(
    fc.property(anyNaughtyText, fc.integer({ min: 20, max: 200 }), (text, width) => {
      const words = text
        .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
        .trim()
        .split(/ +/u)
      const whole = new Set(words.flatMap((word) => graphemes(word)))
      for (const line of wrapText(text, width, { size: 30, weight: 400 }).lines) {
        for (const part of line.split(/[ \u00a0]/u).flatMap((word) => graphemes(word))) {
          expect(whole.has(part), part).toBe(true)
        }
      }
    }),
  )
})
