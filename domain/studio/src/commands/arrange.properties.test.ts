import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { boundsOf } from "../document/box.ts"
import { anyDesign } from "../testing/index.ts"
import { aligned, orderMoves, reordered } from "./arrange.ts"
import { snapOf } from "./snap.ts"

const page = { width: 1080, height: 1080 }
const box = fc.record({
  x: fc.integer({ min: -50, max: 900 }),
  y: fc.integer({ min: -50, max: 900 }),
  width: fc.integer({ min: 5, max: 400 }),
  height: fc.integer({ min: 5, max: 400 }),
})

test("a snapped box touches each guide that it is told", () => {
  law(
    fc.property(box, fc.array(box, { maxLength: 4 }), (moved, others) => {
      const { x, y, guides } = snapOf(moved, page, others, 8)
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(8)
      expect(guides.filter(({ axis }) => axis === "x").length).toBeLessThanOrEqual(1)
      for (const { axis, at } of guides) {
        const start = axis === "x" ? moved.x + x : moved.y + y
        const length = axis === "x" ? moved.width : moved.height
        const lines = [start, start + length / 2, start + length]
        expect(lines.some((line) => Math.abs(line - at) < 0.001)).toBe(true)
      }
    }),
  )
})

test("a box near an edge of the page keeps to it", () => {
  expect(snapOf({ x: 3, y: 480, width: 300, height: 120 }, page, [], 6)).toMatchObject({
    x: -3,
    y: 0,
    guides: [
      { axis: "x", at: 0 },
      { axis: "y", at: 540 },
    ],
  })
  expect(snapOf({ x: 20, y: 480, width: 300, height: 100 }, page, [], 6)).toMatchObject({ x: 0 })
})

test("aligned layers share their edge", () => {
  law(
    fc.property(anyDesign, ({ layers }) => {
      const alone = layers.map(({ group: _group, ...layer }) => layer)
      fc.pre(alone.length > 1)
      const lefts = aligned(alone as typeof layers, "Left", { x: 0, y: 0, ...page }).map(
        (layer) => boundsOf(layer.box, layer.rotation).x,
      )
      for (const left of lefts) expect(left).toBeCloseTo(lefts[0] ?? 0, 6)
    }),
  )
})

test("reordering keeps every layer and the order of the others", () => {
  law(
    fc.property(anyDesign, fc.constantFrom(...orderMoves), fc.nat(7), ({ layers }, move, at) => {
      const ids = layers.map(({ id }) => id)
      const [chosen] = ids.slice(at)
      fc.pre(chosen !== undefined)
      const after = reordered(layers, [chosen], move)
      expect(after.toSorted()).toEqual(ids.toSorted())
      expect(after.filter((id) => id !== chosen)).toEqual(ids.filter((id) => id !== chosen))
      const [from, to] = [ids.indexOf(chosen), after.indexOf(chosen)]
      const expected = {
        Front: ids.length - 1,
        Back: 0,
        Forward: Math.min(from + 1, ids.length - 1),
        Backward: Math.max(from - 1, 0),
      }
      expect(to).toBe(expected[move])
    }),
  )
})
