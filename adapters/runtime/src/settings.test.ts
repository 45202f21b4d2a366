import { Result } from "effect"
import { expect, test } from "vitest"
import { readSettings } from "./settings.ts"

test("every missing or wrong setting is named at once, in a sentence", () => {
  const read = readSettings({ PORT: "many", DATABASE_URL: "not an address", LINK_KEYS: "short" })
  const text = Result.isFailure(read) ? read.failure : ""
  for (const name of ["PORT", "DATABASE_URL", "LINK_KEYS", "STRIPE_SECRET_KEY"]) expect(text).toContain(name)
  expect(text).toContain("each of at least 32 characters")
})
