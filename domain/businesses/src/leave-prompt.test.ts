import { expect, test } from "vitest"
import { afterSave, answerLeavePrompt, beginDeparture, leaveChoices } from "./leave-prompt.ts"

test("unsaved changes ask with three choices, saved ones let go at once", () => {
  expect(leaveChoices).toEqual(["stay", "leave", "saveAndContinue"])
  expect([beginDeparture(true), beginDeparture(false)]).toEqual(["prompting", "left"])
})

test("staying ends it, leaving gives the changes up, and save and continue saves first", () => {
  expect(leaveChoices.map((choice) => answerLeavePrompt("prompting", choice))).toEqual(["stayed", "left", "saving"])
})

test("a save that succeeded lets go, one that failed asks again", () => {
  expect([afterSave("saving", true), afterSave("saving", false)]).toEqual(["left", "prompting"])
})

test("an answer or a save that nobody waits for changes nothing", () => {
  for (const departure of ["saving", "stayed", "left"] as const)
    expect(leaveChoices.map((choice) => answerLeavePrompt(departure, choice))).toEqual([
      departure,
      departure,
      departure,
    ])
  for (const departure of ["prompting", "stayed", "left"] as const) expect(afterSave(departure, true)).toBe(departure)
})
