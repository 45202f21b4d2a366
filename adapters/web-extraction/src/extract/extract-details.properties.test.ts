import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { samplePages } from "../testing/sample-pages.ts"
import { isColourful, toHex } from "./colours.ts"
import { isRealEmail } from "./emails.ts"
import { extractDetails } from "./extract-details.ts"
import { readLoosely } from "./json-ld.ts"

const read = (html: string) => extractDetails(html, "https://pages.example.com/", { places: fewPlaces, region: "IN" })

const piece = fc.oneof(
  fc.constantFrom(...Object.values(samplePages)),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(
    "<p>",
    "</div>",
    "<a href='tel:",
    "<script type='application/ld+json'>{",
    "<!--",
    "<br>",
    "&#0;",
    "<title>",
  ),
)

describe("laws of reading a page", () => {
  it("no malformed text makes the reading fail", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), fc.nat(), (pieces, cut) => {
        const html = pieces.join("")
        expect(() => read(html.slice(0, cut % (html.length + 1)))).not.toThrow()
      }),
      { numRuns: 60 },
    )
  })

  it("every phone's last digits are on the page", () => {
    fc.assert(
      fc.property(fc.subarray(Object.values(samplePages), { minLength: 1, maxLength: 2 }), (pages) => {
        const html = pages.join("\n")
        const digits = html.replace(/[^\d]/g, "")
        const { phones } = read(html)
        for (const { value } of phones) expect(digits).toContain(value.slice(-8))
      }),
      { numRuns: 40 },
    )
  })

  it("confidence is always between 0 and 1", () => {
    for (const html of Object.values(samplePages)) {
      const text = JSON.stringify(read(html))
      for (const [, confidence] of text.matchAll(/"confidence":([-\d.]+)/g)) {
        expect(Number(confidence)).toBeGreaterThan(0)
        expect(Number(confidence)).toBeLessThanOrEqual(1)
      }
    }
  })

  it("valid JSON is read unchanged", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        expect(readLoosely(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it("a colour in any notation has one hex form; greys are not colourful", () => {
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const hex = `#${[r, g, b].map((c) => c.toString(16).padStart(2, "0")).join("")}`
        expect(toHex(`rgb(${r}, ${g}, ${b})`)).toBe(hex)
        expect(toHex(hex.toUpperCase())).toBe(hex)
        expect(isColourful(toHex(`rgb(${r},${r},${r})`) ?? "")).toBe(false)
      }),
    )
  })
})

describe("e-mail addresses", () => {
  it.each(["hello@shop.co.uk", "a.b+c@clinic.in", "info@bakery.berlin"])("%s is one", (text) => {
    expect(isRealEmail(text)).toBe(true)
  })

  it.each([
    "vue@2.6.12",
    "wght@400..700",
    "photo@2x.png",
    "you@example.com",
    "name@yourdomain.com",
    "abc@sentry.wixpress.com",
    "@shop",
    "a@b",
  ])("%s is none", (text) => {
    expect(isRealEmail(text)).toBe(false)
  })
})
