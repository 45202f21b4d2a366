import { expect, test } from "vitest"
import { keptValues } from "./kept-values.ts"

const first = { name: "Bloom", isPublic: false, most: undefined as number | undefined }

test("what was typed before a reload comes before the first values", () => {
  expect(keptValues({ name: "Rye", isPublic: true, most: 7 }, first)).toEqual({ name: "Rye", isPublic: true, most: 7 })
})

test("what another form kept under the name is not shown", () => {
  expect(keptValues({ name: "Rye" }, first)).toBe(first)
  expect(keptValues({ name: 7, isPublic: true }, first)).toBe(first)
  expect(keptValues("Rye", first)).toBe(first)
})
