import fc from "fast-check"
import { expect, test } from "vitest"
import { clustersOf } from "./clusters.ts"

const anyPoints = fc.array(fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 700 }) }), {
  maxLength: 200,
})

test("each place is in one cluster, which stands among its places", () => {
  fc.assert(
    fc.property(anyPoints, fc.integer({ min: 20, max: 90 }), (points, cell) => {
      const clusters = clustersOf(points, (point) => point, cell)
      expect(clusters.flatMap(({ places }) => places).toSorted(byPlace)).toEqual(points.toSorted(byPlace))
      for (const { x, places } of clusters) {
        const across = places.map((place) => place.x)
        expect(x).toBeGreaterThanOrEqual(Math.min(...across) - 1e-6)
        expect(x).toBeLessThanOrEqual(Math.max(...across) + 1e-6)
      }
    }),
  )
})

test("places far apart are apart, and near ones are one, on both sides of a line", () => {
  const pairs = (points: ReadonlyArray<{ readonly x: number; readonly y: number }>) =>
    clustersOf(points, (point) => point, 50).map(({ places }) => places.length)
  expect(
    pairs([
      { x: 49, y: 10 },
      { x: 51, y: 10 },
    ]),
  ).toEqual([2])
  expect(
    pairs([
      { x: 10, y: 10 },
      { x: 200, y: 10 },
      { x: 10, y: 300 },
    ]),
  ).toEqual([1, 1, 1])
})

const byPlace = (one: { readonly x: number; readonly y: number }, other: typeof one) =>
  one.x - other.x || one.y - other.y
