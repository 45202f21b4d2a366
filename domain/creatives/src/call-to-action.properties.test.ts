import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { defaultCallToAction, isCallToActionAllowed } from "./call-to-action.ts"
import { anyObjective } from "./testing/index.ts"

test("the proposed button is one that the objective allows, with and without an offer", () => {
  law(
    fc.property(anyObjective, fc.boolean(), (goal, hasOffer) => {
      expect(isCallToActionAllowed(goal, defaultCallToAction(goal, hasOffer))).toBe(true)
    }),
  )
})
