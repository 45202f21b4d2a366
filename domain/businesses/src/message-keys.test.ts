import { expect, test } from "vitest"
import { businessMessageKeys } from "./message-keys.ts"

test("message keys of this package are its own, once each", () => {
  expect(new Set(businessMessageKeys).size).toBe(businessMessageKeys.length)
  expect(businessMessageKeys.every((key) => key.startsWith("businesses."))).toBe(true)
})
