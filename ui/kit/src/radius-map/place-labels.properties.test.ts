import fc from "fast-check"
import { expect, test } from "vitest"
import { placeLabels } from "./place-labels.ts"

const middle = { x: 200, y: 200 }
const reach = 150
const circle = Array.from({ length: 120 }, (_, index) => {
  const bearing = (index * Math.PI) / 60
  return { x: middle.x + reach * Math.cos(bearing), y: middle.y + reach * Math.sin(bearing) }
})
const scale = { x0: 0, x1: 90, y0: 360, y1: 400 }
const drawing = { width: 400, height: 400, outlines: [circle], marks: [middle], blocked: [scale] }
const candidate = fc.record({
  name: fc.string({ minLength: 1, maxLength: 14 }),
  x: fc.integer({ min: -20, max: 420 }),
  y: fc.integer({ min: -20, max: 420 }),
  weight: fc.nat(1_000_000),
})
const labels = fc.array(candidate, { maxLength: 40 }).map((candidates) => placeLabels(candidates, drawing))

/** Far below a pixel, for rounding differences of sums. */
const hair = 1e-6

type Label = ReturnType<typeof placeLabels>[number]

const boxOf = ({ name, textX, textY, anchor }: Label) => {
  const width = [...name].length * 7.2 + 4
  const start = anchor === "start" ? textX : anchor === "end" ? textX - width : textX - width / 2
  return { start, end: start + width, top: textY - 12, bottom: textY + 3 }
}

const dotOf = ({ x, y, isOnMark }: Label) => {
  const room = isOnMark ? 9 : 4
  return { start: x - room, end: x + room, top: y - room, bottom: y + room }
}

const areApart = (one: ReturnType<typeof boxOf>, other: ReturnType<typeof boxOf>): boolean =>
  one.end <= other.start + hair ||
  other.end <= one.start + hair ||
  one.bottom <= other.top + hair ||
  other.bottom <= one.top + hair

test("no label overlaps another or any dot, and none leaves the frame", () => {
  fc.assert(
    fc.property(labels, (placed) => {
      placed.forEach((label, index) => {
        const box = boxOf(label)
        expect(box.start).toBeGreaterThanOrEqual(2 - hair)
        expect(box.end).toBeLessThanOrEqual(398 + hair)
        expect(box.top).toBeGreaterThanOrEqual(2 - hair)
        expect(box.bottom).toBeLessThanOrEqual(398 + hair)
        for (const other of placed) expect(areApart(box, dotOf(other))).toBe(true)
        for (const other of placed.slice(index + 1)) {
          expect(areApart(box, boxOf(other))).toBe(true)
          expect(areApart(dotOf(label), dotOf(other))).toBe(true)
        }
      })
    }),
  )
})

test("a label is entirely inside or outside the circle", () => {
  const isWithin = (x: number, y: number) => Math.hypot(x - middle.x, y - middle.y) < reach
  fc.assert(
    fc.property(labels, (placed) => {
      for (const label of placed) {
        const { start, end, top, bottom } = boxOf(label)
        const isIn = isWithin(start, top)
        for (let step = 0; step <= 20; step += 1) {
          const x = start + ((end - start) * step) / 20
          expect([isWithin(x, top), isWithin(x, bottom)]).toEqual([isIn, isIn])
        }
      }
    }),
  )
})

test("nothing covers a mark or the scale", () => {
  const mark = { start: 191, end: 209, top: 191, bottom: 209 }
  const bar = { start: scale.x0, end: scale.x1, top: scale.y0, bottom: scale.y1 }
  fc.assert(
    fc.property(labels, (placed) => {
      for (const label of placed) {
        expect(areApart(boxOf(label), mark)).toBe(true)
        expect(areApart(boxOf(label), bar)).toBe(true)
        expect(areApart(dotOf(label), bar)).toBe(true)
        expect(label.isOnMark || areApart(dotOf(label), mark)).toBe(true)
      }
    }),
  )
})

test("of colliding towns the largest is placed first, and a covered one is hidden", () => {
  const near = [
    { name: "Small", x: 200, y: 100, weight: 10 },
    { name: "Covered", x: 215, y: 102, weight: 5 },
    { name: "Large", x: 202, y: 109, weight: 10_000 },
  ]
  expect(placeLabels(near, drawing).map(({ name, anchor }) => [name, anchor])).toEqual([
    ["Large", "start"],
    ["Small", "end"],
  ])
})

test("the largest town on a mark gives it its name", () => {
  const places = [
    { name: "Quarter", x: 203, y: 196, weight: 10 },
    { name: "Town", x: 195, y: 204, weight: 10_000 },
  ]
  const [label, ...rest] = placeLabels(places, drawing)
  expect(label).toMatchObject({ name: "Town", isOnMark: true, ...middle })
  expect(rest).toEqual([])
})

test("a town near the line has its label on the other side", () => {
  const at = (x: number) => placeLabels([{ name: "Riverside", x, y: 200, weight: 1 }], drawing)[0]?.anchor
  expect(at(340)).toBe("end")
  expect(at(60)).toBe("start")
})
