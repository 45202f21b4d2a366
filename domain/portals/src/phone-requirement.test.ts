import { Schema } from "effect"
import { expect, test } from "vitest"
import { PhoneRequirement } from "./phone-requirement.ts"

test("a business phone is required, optional or disabled, as numbers", () => {
  const requirements = ["required", "optional", "disabled"] as const
  expect(requirements.map((requirement) => Schema.encodeSync(PhoneRequirement)(requirement))).toEqual([1, 2, 3])
})
