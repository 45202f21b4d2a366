import * as fc from "fast-check"
import { expect, test } from "vitest"
import { applyDifference } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { configurationPatch } from "./additional-configuration.ts"
import { anyConfiguration } from "./testing/index.ts"

test("a configuration's patch gives the new one, and equal ones give none", () => {
  law(
    fc.property(anyConfiguration, anyConfiguration, (before, after) => {
      const patch = configurationPatch(before, after)
      expect(applyDifference(before, patch ?? [])).toEqual(after)
      expect(configurationPatch(after, { ...after })).toBeUndefined()
    }),
  )
})
