import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { boundsOf, isInside, overlaps } from "../document/box.ts"
import { type Design, firstSize } from "../document/design.ts"
import { commonSizes, pageSizeOf, safeBoxOf } from "../document/page-size.ts"
import { anyDesign } from "../testing/index.ts"
import { pageOf } from "./page-of.ts"
import { proportionalUnit } from "./proportional.ts"
import { unitsOf } from "./units.ts"

const bleeds = (design: Design) => {
  const shown = design.layers.filter(({ isHidden }) => isHidden !== true)
  return new Set(
    unitsOf(shown, pageSizeOf(firstSize(design)))
      .filter(({ role }) => role === "Ground" || role === "Bleed")
      .flatMap(({ layers }) => layers.map(({ id }) => id)),
  )
}

test("every layer that did not run off its page is inside the safe part of each size", () => {
  law(
    fc.property(anyDesign, fc.constantFrom(...commonSizes), (design, size) => {
      fc.pre(size !== firstSize(design))
      const free = bleeds(design)
      const safe = safeBoxOf(pageSizeOf(size))
      for (const layer of pageOf(design, size).layers)
        if (layer.isHidden !== true && !free.has(layer.id))
          expect(isInside(boundsOf(layer.box, layer.rotation), safe), JSON.stringify(layer)).toBe(true)
    }),
  )
})

test("a ground covers the page of each size", () => {
  law(
    fc.property(anyDesign, fc.constantFrom(...commonSizes), (design, size) => {
      fc.pre(size !== firstSize(design))
      const shown = design.layers.filter(({ isHidden }) => isHidden !== true)
      const grounds = unitsOf(shown, pageSizeOf(firstSize(design))).filter(({ role }) => role === "Ground")
      const page = pageSizeOf(size)
      const placed = new Map(pageOf(design, size).layers.map((layer) => [layer.id, layer.box]))
      for (const { layers } of grounds)
        for (const { id } of layers) expect(placed.get(id)).toEqual({ x: 0, y: 0, ...page })
    }),
  )
})

test("units that did not touch do not touch where a page keeps its arrangement", () => {
  law(
    fc.property(anyDesign, fc.constantFrom(...commonSizes), (design, size) => {
      const [first, page] = [pageSizeOf(firstSize(design)), pageSizeOf(size)]
      const plain = design.layers.map(({ pinX: _x, pinY: _y, ...layer }) => layer)
      const units = unitsOf(plain, first).filter(({ bounds }) => isInside(bounds, safeBoxOf(first)))
      const placed = units.map((unit) => ({
        unit,
        boxes: proportionalUnit(unit, first, page).map(({ box, rotation }) => boundsOf(box, rotation)),
      }))
      for (const one of placed)
        for (const other of placed)
          if (one !== other && !overlaps(one.unit.bounds, other.unit.bounds))
            expect(one.boxes.some((box) => other.boxes.some((their) => overlaps(box, their)))).toBe(false)
    }),
  )
})

test("a page has every layer of its design once, in the design's order", () => {
  law(
    fc.property(anyDesign, fc.constantFrom(...commonSizes), (design, size) => {
      expect(pageOf(design, size).layers.map(({ id }) => id)).toEqual(design.layers.map(({ id }) => id))
    }),
  )
})

test("the first size is as it was made", () => {
  law(
    fc.property(anyDesign, (design) => {
      expect(pageOf(design, firstSize(design)).layers).toEqual(design.layers)
    }),
  )
})
