import { expect, test } from "vitest"
import { mayTrack, metricsOf } from "./script.ts"

test("lines of scripts with marks above and below are taller and further apart", () => {
  const latin = { ascent: 0.78, descent: 0.24, leading: 1.1 }
  expect(["bread", "לחם", "面包"].map((text) => metricsOf(text, 1.1))).toEqual([latin, latin, latin])
  const tall = { ascent: 0.96, descent: 0.36, leading: 1.32 }
  expect(["خبز", "दाँत", "ขนมปัง"].map((text) => metricsOf(text, 1.1))).toEqual([tall, tall, tall])
  expect(metricsOf("خبز", 2).leading).toBeCloseTo(2.32)
})

test("letter-spacing is for scripts whose letters stand apart", () => {
  expect(["bread", "面包", "ขนมปัง"].map(mayTrack)).toEqual([true, true, true])
  expect(["لحم", "לחם", "दाँत", "bread خبز"].map(mayTrack)).toEqual([false, false, false, false])
})
