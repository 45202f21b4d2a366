import { expect, test } from "vitest"
import { stageStates } from "./reading-steps.ts"

const states = (...extraction: Parameters<typeof stageStates>) => stageStates(...extraction).map(({ state }) => state)

test("stages light one after the other", () => {
  expect(states({ status: "pending", stage: "queued" })).toEqual(["running", "waiting", "waiting", "waiting"])
  expect(states({ status: "pending", stage: "contactPage" })).toEqual(["done", "done", "running", "waiting"])
  expect(states({ status: "done", stage: "done" })).toEqual(["done", "done", "done", "done"])
})

test("a failure stands at the stage it happened in", () => {
  expect(states({ status: "failed", stage: "queued" })).toEqual(["failed", "waiting", "waiting", "waiting"])
  expect(states({ status: "failed", stage: "reading" })).toEqual(["done", "failed", "waiting", "waiting"])
})
