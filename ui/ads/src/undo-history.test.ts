import { expect, test } from "vitest"
import { noHistory, remember, takeBack, type UndoHistory } from "./undo-history.ts"

const start: UndoHistory<string> = noHistory

test("typing in one field is one step back", () => {
  const typed = remember(remember(start, "", "headline"), "B", "headline")
  expect(takeBack(typed)?.version).toBe("")
})

test("another field begins another step", () => {
  const two = remember(remember(start, "first", "headline"), "second", "offer")
  const back = takeBack(two)
  expect(back?.version).toBe("second")
  expect(takeBack(back?.rest ?? start)?.version).toBe("first")
})

test("after a step back the same field begins a new step", () => {
  const back = takeBack(remember(start, "a", "headline"))
  expect(remember(back?.rest ?? start, "b", "headline").past).toEqual(["b"])
})

test("with nothing done there is nothing to take back", () => {
  expect(takeBack(start)).toBeUndefined()
})

test("the oldest of more than fifty steps is forgotten", () => {
  let history = start
  for (let step = 0; step < 60; step += 1) history = remember(history, String(step), String(step))
  expect(history.past.length).toBe(50)
  expect(history.past[0]).toBe("10")
})
