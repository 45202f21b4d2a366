import { expect, test } from "vitest"
import { checkManual } from "./check-manual.ts"

const bakery = { slug: "bakery", name: "Bakery" }

test("everything wrong is reported at once", () => {
  expect(checkManual({ name: "Bloom <Bakery>", tagline: "x".repeat(31) })).toEqual({
    name: { key: "validation.specialCharacters" },
    category: { key: "validation.required" },
    tagline: { key: "validation.textTooLong", params: { most: 30 } },
  })
})

test("a name of 25 letters in any script passes, one of 26 does not", () => {
  expect(checkManual({ name: "מאפיית הזריחה", category: bakery })).toEqual({})
  expect(checkManual({ name: "a".repeat(25), category: bakery })).toEqual({})
  expect(checkManual({ name: "a".repeat(26), category: bakery }).name?.key).toBe("validation.textTooLong")
})
