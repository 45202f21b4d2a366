import { expect, test } from "vitest"
import { growthOf, memoryOf } from "./memory.ts"

const mb = (...sizes: ReadonlyArray<number>) => sizes.map((size) => size * 2 ** 20)

test("memory that ends a quarter above its warm size has grown", () => {
  expect(growthOf(mb(200, 280, 300, 380, 360, 370))).toBeUndefined()
  expect(growthOf(mb(200, 280, 300, 340, 360, 380))).toBe("memory grew: 200, 280, 300, 340, 360, 380 MB")
  expect(growthOf([])).toBeUndefined()
})

test("the memory of a running process is known, that of none is not", async () => {
  expect(await memoryOf(undefined)).toBeUndefined()
  expect(await memoryOf(process.pid)).toBeGreaterThan(2 ** 20)
})
