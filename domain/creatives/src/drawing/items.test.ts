import { expect, test } from "vitest"
import { creativeSizes } from "../creative-size.ts"
import { plainContent as content } from "../testing/plain-content.ts"
import { brandItem, logoTile } from "./brand.ts"
import { pillItem, ruleItem, textItem } from "./items.ts"
import { type Sheet, sheetOf } from "./sheet.ts"
import type { Item } from "./stack.ts"
import type { Align } from "./text-line.ts"
import { element, escapeXml } from "./xml.ts"

const sheet = sheetOf(content, "spotlight", creativeSizes.square)
const rtl = sheetOf({ ...content, direction: "rtl" }, "spotlight", creativeSizes.square)
const withLogo = sheetOf({ ...content, logo: "/media/logo.png" }, "spotlight", creativeSizes.square)

const place = { x: 100, y: 50, width: 400, height: 100 }
const draw = (item: Item, on: Sheet = sheet, align: Align = "start") => item.lay(on, 400, 1).draw(place, align)
const x = (markup: string) => Number(/\bx="([\d.-]+)"/.exec(markup)?.[1])

test("a rule aligns to the start edge, the end edge or the middle", () => {
  const rule = ruleItem(100, 4, "#000000", 5)
  expect((["start", "center", "end"] as const).map((align) => x(draw(rule, sheet, align)))).toEqual([100, 250, 400])
  expect((["start", "center", "end"] as const).map((align) => x(draw(rule, rtl, align)))).toEqual([400, 250, 100])
})

test("a rule is never longer than its line, and gives way before anything else", () => {
  expect(draw(ruleItem(1000, 4, "#000000", 5))).toContain('width="400"')
  expect(ruleItem(1, 1, "#000000", 5)).toMatchObject({ gap: 5, drop: 9 })
})

test("pills and paragraphs write in capitals when asked", () => {
  const style = { size: 20, fill: "#000000", ink: "#ffffff" }
  expect(draw(pillItem("now", { ...style, upper: true }))).toContain(">NOW<")
  expect(draw(pillItem("now", style))).toContain(">now<")
  expect(draw(textItem("now", { size: 20, weight: 400, fill: "#000000", lines: 1, upper: true }))).toContain(">NOW<")
})

test("a pill shrinks its words, then cuts them, and never leaves its line", () => {
  const label = "Book your table for tonight right now"
  const laid = pillItem(label, { size: 40, fill: "#000000", ink: "#ffffff" }).lay(sheet, 300, 1)
  expect(laid.cut).toBe(true)
  const markup = laid.draw({ ...place, width: 300 }, "start")
  expect(markup).toContain("…")
  expect(Number(/width="([\d.]+)"/.exec(markup)?.[1])).toBeLessThanOrEqual(300)
})

test("a pill has round ends unless told, and an outline of a tenth of its text", () => {
  const style = { size: 20, fill: "#000000", ink: "#ffffff" }
  const round = draw(pillItem("now", style))
  expect(Number(/rx="([\d.]+)"/.exec(round)?.[1]) * 2).toBeCloseTo(Number(/height="([\d.]+)"/.exec(round)?.[1]), 1)
  expect(draw(pillItem("now", { ...style, radius: 0.5, stroke: "#ff0000" }))).toMatch(/rx="10".*stroke-width="2"/)
})

test("letters of joined scripts are never spaced", () => {
  const style = { size: 20, weight: 400, fill: "#000000", lines: 1, tracking: 0.1 }
  expect(draw(textItem("now", style))).toContain('letter-spacing="2"')
  expect(draw(textItem("लेख", style))).not.toContain("letter-spacing")
})

test("a brand without a logo shows its name alone, or after its initial", () => {
  const style = { size: 20, fill: "#000000" }
  expect(draw(brandItem(style)).match(/<text/g)).toHaveLength(1)
  expect(draw(brandItem({ ...style, monogram: true }))).toContain(">R<")
  expect(brandItem(style)).toEqual({ gap: 0, lay: expect.any(Function) })
  expect(brandItem({ ...style, gap: 3, drop: 4 })).toMatchObject({ gap: 3, drop: 4 })
})

test("a brand's long name shrinks by a quarter at most, then is cut", () => {
  const named = (businessName: string) => {
    const markup = draw(brandItem({ size: 20, fill: "#000000" }), { ...sheet, content: { ...content, businessName } })
    return { size: Number(/font-size="([\d.]+)"/.exec(markup)?.[1]), isCut: markup.includes("…") }
  }
  expect(named("Rye")).toEqual({ size: 20, isCut: false })
  const shrunk = named("w".repeat(27))
  expect([shrunk.size < 20, shrunk.isCut]).toEqual([true, false])
  const cut = named("w".repeat(90))
  expect([cut.size > 14 && cut.size < 15.01, cut.isCut]).toEqual([true, true])
})

test("a logo stands whole on a white tile and needs no initial", () => {
  const tile = logoTile(withLogo, place, 10)
  expect(tile).toContain('href="/media/logo.png"')
  expect(tile).toContain('preserveAspectRatio="xMidYMid meet"')
  expect(tile).not.toContain("<text")
})

test("the initial of a name is a whole character, and a nameless business has none", () => {
  const named = (businessName: string) => logoTile({ ...sheet, content: { ...content, businessName } }, place, 10)
  expect(named("👩‍👩‍👧‍👦 family")).toContain(">👩‍👩‍👧‍👦<")
  expect(named("क्षमा")).toContain(">क्ष<")
  expect(named("  ")).toContain("></text>")
})

test("what XML cannot hold is dropped and its signs are written out", () => {
  expect(escapeXml(`<a href="x">&'`)).toBe("&lt;a href=&quot;x&quot;&gt;&amp;&apos;")
  expect(escapeXml("a\u0000b\ud800c\ufffed")).toBe("abcd")
  expect(element("rect", { x: 1.006, y: undefined, title: '"' })).toBe('<rect x="1.01" title="&quot;"/>')
  expect(element("g", {}, "<a/>", "<b/>")).toBe("<g><a/><b/></g>")
})
