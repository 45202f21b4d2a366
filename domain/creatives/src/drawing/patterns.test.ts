import { expect, test } from "vitest"
import { creativeSizes } from "../creative-size.ts"
import { plainContent as content } from "../testing/plain-content.ts"
import { patternFill } from "./patterns.ts"
import { gradientBox } from "./shapes.ts"
import { sheetOf } from "./sheet.ts"

const sheet = sheetOf(content, "spotlight", creativeSizes.square)
const rtl = sheetOf({ ...content, direction: "rtl" }, "spotlight", creativeSizes.square)
const box = { x: 0, y: 0, width: 1000, height: 1000 }

test("rings stand at the end of a line, which is the left where text runs to the left", () => {
  const places = [sheet, rtl].map((on) => patternFill(on, box, "arcs"))
  expect(places[0]).not.toBe(places[1])
  expect(places.map((markup) => / cx="([\d.]+)"/.exec(markup)?.[1])).toEqual(["820", "180"])
})

test("a gradient across begins where text begins, and one down at the top", () => {
  const stops = [{ at: 0, colour: "#000000", opacity: 1 }]
  expect(gradientBox(sheet, "veil", box, stops, true)).toContain('x1="0" y1="0" x2="1" y2="0"')
  expect(gradientBox(rtl, "veil", box, stops, true)).toContain('x1="1" y1="0" x2="0" y2="0"')
  expect(gradientBox(rtl, "veil", box, stops)).toContain('x1="0" y1="0" x2="0" y2="1"')
})
