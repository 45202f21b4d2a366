import fc from "fast-check"
import { expect, test } from "vitest"
import { circleAround, type Coordinates, fittedView, graticuleOf, scaleBar } from "./map-geometry.ts"

/** Paths are rounded to tenths of a pixel. */
const hair = 0.1
const kilometresPerDegree = 111.195
const radians = (degrees: number) => (degrees * Math.PI) / 180

const distance = (a: Coordinates, b: Coordinates): number => {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return ((2 * Math.asin(Math.sqrt(half))) / radians(1)) * kilometresPerDegree
}

/** Evenly distributed; fast-check's doubles cluster around zero. */
const number = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000)
const place = fc.record({ latitude: number(-70, 70), longitude: number(-180, 180) })
const kilometres = number(1, 100)

const view = fc.record({ place, kilometres, width: number(160, 1200), shape: number(0.5, 1.2) }).map((drawn) => {
  const height = drawn.width * drawn.shape
  const margin = drawn.width / 10
  const circle = circleAround(drawn.place, drawn.kilometres)
  return { circle, margin, ...fittedView(circle, drawn.width, height, margin) }
})

test("every point of a circle is at its radius from the centre", () => {
  fc.assert(
    fc.property(place, kilometres, (middle, reach) => {
      for (const edge of circleAround(middle, reach)) expect(distance(middle, edge)).toBeCloseTo(reach, 4)
    }),
  )
})

test("the drawing fits the frame within its margin, centred", () => {
  fc.assert(
    fc.property(view, ({ circle, width, height, margin, pointOf }) => {
      const points = circle.map(pointOf)
      const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
      const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
      expect(left + right).toBeCloseTo(width, 6)
      expect(top + bottom).toBeCloseTo(height, 6)
      expect(Math.min(left, top) - margin).toBeCloseTo(0, 6)
    }),
  )
})

test("a place is found again where it was drawn", () => {
  fc.assert(
    fc.property(view, place, ({ pointOf, placeOf }, anywhere) => {
      const place = placeOf(pointOf(anywhere))
      expect(place.latitude).toBeCloseTo(anywhere.latitude, 8)
      expect(place.longitude).toBeCloseTo(anywhere.longitude, 8)
    }),
  )
})

test("north is up, and steps north and east are equally long", () => {
  fc.assert(
    fc.property(view, place, ({ pointOf }, { latitude, longitude }) => {
      const step = 1e-4
      const point = pointOf({ latitude, longitude })
      const north = point.y - pointOf({ latitude: latitude + step, longitude }).y
      const east = pointOf({ latitude, longitude: longitude + step / Math.cos(radians(latitude)) }).x - point.x
      expect(north).toBeGreaterThan(0)
      expect(north / east).toBeCloseTo(1, 4)
    }),
  )
})

test("the scale bar has its true length and at most a fifth of the width", () => {
  fc.assert(
    fc.property(view, fc.constantFrom(1, 1.609_344), ({ width, height, placeOf, ...rest }, unit) => {
      const bar = scaleBar({ width, height, placeOf, ...rest }, unit)
      expect([1, 2, 5, 10, 20, 50, 100]).toContain(bar.kilometres / unit)
      const [from, to] = [-0.5, 0.5].map((end) => placeOf({ x: width / 2 + end * bar.pixels, y: height / 2 }))
      if (from === undefined || to === undefined) throw new Error("a bar has two ends")
      expect(distance(from, to) / bar.kilometres).toBeCloseTo(1, 3)
      if (bar.kilometres > unit) expect(bar.pixels).toBeLessThanOrEqual(width / 5)
    }),
  )
})

test("one to four parallels cross the map within its bounds", () => {
  fc.assert(
    fc.property(view, (seen) => {
      const parallels = [...graticuleOf(seen).matchAll(/M0,([\d.-]+)H/g)].map(([, y]) => Number(y))
      expect(parallels.length).toBeGreaterThanOrEqual(1)
      expect(parallels.length).toBeLessThanOrEqual(4)
      expect(Math.min(...parallels)).toBeGreaterThanOrEqual(-hair)
      expect(Math.max(...parallels)).toBeLessThanOrEqual(seen.height + hair)
    }),
  )
})

test("places at the poles and across the date line have finite positions", () => {
  for (const latitude of [90, -90])
    for (const longitude of [180, -180]) {
      const seen = fittedView(circleAround({ latitude, longitude }, 5), 400, 300, 40)
      expect(graticuleOf(seen)).not.toMatch(/NaN|Infinity/)
      expect(Number.isFinite(seen.pointOf({ latitude, longitude }).y)).toBe(true)
    }
})
