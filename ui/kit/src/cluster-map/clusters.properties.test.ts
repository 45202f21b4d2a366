import fc from "fast-check"
import { expect, test } from "vitest"
import { clustersOf } from "./clusters.ts"

const anyPoints = fc.array(fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 700 }) }), {
  maxLength: 200,
})

test("each place is in one cluster, at the middle of its places and no wider than a square", () => {
  fc.assert(
    fc.property(anyPoints, fc.integer({ min: 20, max: 90 }), (points, cell) => {
      const clusters = clustersOf(points, (point) => point, cell)
      expect(clusters.flatMap(({ places }) => places).toSorted(byPlace)).toEqual(points.toSorted(byPlace))
      for (const { x, y, places } of clusters) {
        const across = places.map((place) => place.x)
        expect(Math.max(...across) - Math.min(...across)).toBeLessThan(cell)
        expect(x).toBeGreaterThanOrEqual(Math.min(...across) - 1e-6)
        expect(x).toBeLessThanOrEqual(Math.max(...across) + 1e-6)
        expect(Math.floor(y / cell)).toBe(Math.floor((places[0]?.y ?? 0) / cell))
      }
    }),
  )
})

const byPlace = (one: { readonly x: number; readonly y: number }, other: typeof one) => one.x - other.x || one.y - other.y
