import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { afterSave, answerLeavePrompt, beginDeparture, leaveChoices } from "./leave-prompt.ts"

test("nobody leaves unsaved changes without saying so or saving", () => {
  const step = fc.oneof(fc.constantFrom(...leaveChoices), fc.boolean())
  law(
    fc.property(fc.array(step), (steps) => {
      let departure = beginDeparture(true)
      let mayLeave = false
      for (const each of steps) {
        if (typeof each === "boolean") {
          mayLeave ||= departure === "saving" && each
          departure = afterSave(departure, each)
        } else {
          mayLeave ||= departure === "prompting" && each === "leave"
          departure = answerLeavePrompt(departure, each)
        }
      }
      expect(departure === "left").toBe(mayLeave)
    }),
  )
})
