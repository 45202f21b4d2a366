import * as fc from "fast-check"
import { expect, test } from "vitest"
import { nextRequestState } from "./request-state.ts"
import { anyRequestEvent, anyRequestState, law } from "./testing/index.ts"

const failed = { state: "fail", errorMessageKey: "code.104" } as const

test("a request starts, and then succeeds or fails", () => {
  expect(nextRequestState(undefined, { event: "start" })).toEqual({ state: "pending" })
  expect(nextRequestState({ state: "pending" }, { event: "succeed" })).toEqual({ state: "success" })
  expect(nextRequestState({ state: "pending" }, { event: "fail", errorMessageKey: "code.104" })).toEqual(failed)
})

test("starting again clears the message", () => {
  expect(nextRequestState(failed, { event: "start" })).toEqual({ state: "pending" })
  expect(nextRequestState({ state: "success" }, { event: "start" })).toEqual({ state: "pending" })
})

test("an answer that comes late changes nothing", () => {
  expect(nextRequestState(failed, { event: "succeed" })).toBe(failed)
  expect(nextRequestState(undefined, { event: "succeed" })).toBeUndefined()
  expect(nextRequestState({ state: "success" }, { event: "fail", errorMessageKey: "x" })).toEqual({ state: "success" })
})

test("only a failed request has a message, and only pending ones are answered", () => {
  law(
    fc.property(anyRequestState, anyRequestEvent, (state, event) => {
      const next = nextRequestState(state, event)
      if (event.event !== "start" && state?.state !== "pending") expect(next).toBe(state)
      else expect(next?.state).toBe({ start: "pending", succeed: "success", fail: "fail" }[event.event])
      expect(next !== undefined && "errorMessageKey" in next).toBe(next?.state === "fail")
    }),
  )
})
