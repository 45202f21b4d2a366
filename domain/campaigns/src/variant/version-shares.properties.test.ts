import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { versionShares } from "./version-shares.ts"

test("the halves of a budget add up to it and differ by at most one minor unit", () => {
  law(
    fc.property(fc.nat(), (whole) => {
      const { A, B } = versionShares(whole)
      expect(A + B).toBe(whole)
      expect(A - B === 0 || A - B === 1).toBe(true)
    }),
  )
})
