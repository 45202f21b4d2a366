import fc from "fast-check"
import { expect, test } from "vitest"
import { placeLabels } from "./place-labels.ts"

const frame = { width: 400, height: 400 }
const candidate = fc.record({
  name: fc.string({ minLength: 1, maxLength: 14 }),
  x: fc.integer({ min: 0, max: 400 }),
  y: fc.integer({ min: 0, max: 400 }),
  weight: fc.nat(1_000_000),
})

/** Far below a pixel: sums of fractions differ in their last digit by the order they were added in. */
const hair = 1e-6

const boxOf = ({ name, textX, textY, anchor }: ReturnType<typeof placeLabels>[number]) => {
  const width = [...name].length * 7.2 + 4
  const start = anchor === "start" ? textX : anchor === "end" ? textX - width : textX - width / 2
  return { start, end: start + width, top: textY - 11, bottom: textY + 3 }
}

test("no two labels overlap and none leaves the frame", () => {
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 30 }), (candidates) => {
      const boxes = placeLabels(candidates, frame).map(boxOf)
      boxes.forEach((one, index) => {
        expect(one.start).toBeGreaterThanOrEqual(2 - hair)
        expect(one.end).toBeLessThanOrEqual(398 + hair)
        for (const other of boxes.slice(index + 1)) {
          const apart =
            one.end <= other.start + hair ||
            other.end <= one.start + hair ||
            one.bottom <= other.top ||
            other.bottom <= one.top
          expect(apart).toBe(true)
        }
      })
    }),
  )
})

test("of colliding towns the largest chooses its place first", () => {
  const near = [
    { name: "Small", x: 200, y: 200, weight: 10 },
    { name: "Large", x: 202, y: 201, weight: 10_000 },
  ]
  expect(placeLabels(near, frame).map(({ name, anchor }) => [name, anchor])).toEqual([
    ["Large", "start"],
    ["Small", "end"],
  ])
})
