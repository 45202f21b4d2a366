import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { expect, test } from "vitest"
import { creativeSizes } from "./creative-size.ts"
import { drawCreative } from "./draw-creative.ts"
import { templates } from "./templates/catalogue.ts"
import { anyCreativeContent, anyCreativeSize } from "./testing/creative.arbitrary.ts"
import { graphemes } from "@domain/kernel"
import { textWidth } from "./text/text-width.ts"

const name = /[A-Za-z][\w:.-]*/u.source
const attribute = new RegExp(`\\s+(${name})="([^"<]*)"`, "gu")
const token = new RegExp(`<(/?)(${name})((?:\\s+${name}="[^"<]*")*)(/?)>|([^<]+)`, "gu")
const reference = /^(?:[^&]|&(?:amp|lt|gt|quot|apos);)*$/u
const illegal = /[\p{Cc}\p{Cs}\ufffe\uffff]/u

/** Parses XML strictly; throws on anything malformed. Returns every element with its attributes and text. */
const readXml = (xml: string): ReadonlyArray<{ name: string; attributes: Map<string, string>; text: string }> => {
  const elements: Array<{ name: string; attributes: Map<string, string>; text: string }> = []
  const open: Array<{ name: string; attributes: Map<string, string>; text: string }> = []
  let at = 0
  for (const match of xml.matchAll(token)) {
    if (match.index !== at) throw new Error(`malformed at ${at}: ${xml.slice(at, at + 60)}`)
    at += match[0].length
    const [, closing, tag, attributes = "", empty, text] = match
    if (text !== undefined) {
      const parent = open.at(-1)
      if (parent === undefined || !reference.test(text)) throw new Error(`stray text ${text}`)
      parent.text += text
    } else if (closing === "/") {
      if (open.pop()?.name !== tag) throw new Error(`unbalanced ${tag}`)
    } else {
      const pairs = Array.from(attributes.matchAll(attribute), ([, key = "", value = ""]) => [key, value] as const)
      const element = { name: tag ?? "", attributes: new Map(pairs), text: "" }
      if (element.attributes.size !== pairs.length || !pairs.every(([, value]) => reference.test(value)))
        throw new Error("bad attribute")
      elements.push(element)
      if (empty !== "/") open.push(element)
    }
  }
  if (at !== xml.length || open.length > 0 || illegal.test(xml)) throw new Error("not one whole document")
  return elements
}

const plain = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&")

test("every drawing is well-formed XML for the naughtiest content", () => {
  law(
    fc.property(anyCreativeContent, anyCreativeSize, (content, size) => {
      const elements = readXml(drawCreative(content, content.templateId, size))
      expect(elements[0]?.name).toBe("svg")
      const ids = elements.flatMap(({ attributes }) => attributes.get("id") ?? [])
      expect(new Set(ids).size).toBe(ids.length)
      expect(
        elements.every(({ attributes }) => [...attributes.values()].every((value) => !value.includes("NaN"))),
      ).toBe(true)
    }),
  )
})

test("no line of text leaves the drawing", () => {
  law(
    fc.property(anyCreativeContent, anyCreativeSize, (content, size) => {
      for (const { name: tag, attributes, text } of readXml(drawCreative(content, content.templateId, size))) {
        if (tag !== "text" || graphemes(plain(text)).length < 2) continue
        const number = (key: string): number => Number(attributes.get(key) ?? 0)
        const fontSize = number("font-size")
        const tracking = number("letter-spacing") / fontSize
        const width = textWidth(plain(text), fontSize, number("font-weight"), tracking)
        const anchor = attributes.get("text-anchor")
        const fromLeft = (anchor === "start") === (attributes.get("direction") === "ltr")
        const left = anchor === "middle" ? number("x") - width / 2 : fromLeft ? number("x") : number("x") - width
        expect(left, text).toBeGreaterThanOrEqual(-1)
        expect(left + width, text).toBeLessThanOrEqual(size.width + 1)
        expect(number("y"), text).toBeLessThanOrEqual(size.height)
        expect(number("y"), text).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

const bakery = {
  templateId: "split",
  businessName: "Rye & Co",
  headline: "Fresh bread <daily>",
  description: "Baked before sunrise",
  callToActionLabel: "Order now",
  palette: { primary: "#b4472c" },
  direction: "ltr",
  language: "en",
} as const

test("there are at least ten templates and each draws every size differently", () => {
  expect(templates.length).toBeGreaterThanOrEqual(10)
  for (const size of Object.values(creativeSizes)) {
    const bodies = templates.map(({ id }) => drawCreative(bakery, id, size).replaceAll(/c[0-9a-f]{10}/gu, ""))
    expect(new Set(bodies).size).toBe(templates.length)
  }
})

test("the same content draws the same text, and an unknown template the default", () => {
  expect(drawCreative(bakery)).toBe(drawCreative(bakery))
  expect(drawCreative(bakery, "no-such")).toBe(drawCreative(bakery, "spotlight"))
})

test("markup in a headline is shown, not obeyed", () => {
  expect(drawCreative(bakery)).toContain("&lt;daily&gt;")
})

test("without a photo there is no empty image", () => {
  expect(drawCreative(bakery)).not.toContain("<image")
  expect(drawCreative({ ...bakery, photo: "/media/a.png" })).toContain('<image href="/media/a.png"')
})
