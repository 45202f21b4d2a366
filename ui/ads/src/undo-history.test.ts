import { expect, test } from "vitest"
import { comeAgain, noHistory, remember, takeBack, type UndoHistory } from "./undo-history.ts"

const start: UndoHistory<string> = noHistory

test("typing in one field is one step back", () => {
  const typed = remember(remember(start, "", "headline"), "B", "headline")
  expect(takeBack(typed, "Br")?.version).toBe("")
})

test("another field begins another step", () => {
  const two = remember(remember(start, "first", "headline"), "second", "offer")
  const back = takeBack(two, "third")
  expect(back?.version).toBe("second")
  expect(takeBack(back?.rest ?? start, "second")?.version).toBe("first")
})

test("after a step back the same field begins a new step", () => {
  const back = takeBack(remember(start, "a", "headline"), "ab")
  expect(remember(back?.rest ?? start, "b", "headline").past).toEqual(["b"])
})

test("with nothing done there is nothing to take back", () => {
  expect(takeBack(start, "now")).toBeUndefined()
})

test("the oldest of more than fifty steps is forgotten", () => {
  let history = start
  for (let step = 0; step < 60; step += 1) history = remember(history, String(step), String(step))
  expect(history.past.length).toBe(50)
  expect(history.past[0]).toBe("10")
})

test("a version that was gone back from comes again", () => {
  const back = takeBack(remember(start, "first", "headline"), "second")
  const again = comeAgain(back?.rest ?? start, "first")
  expect(again?.version).toBe("second")
  expect(takeBack(again?.rest ?? start, "second")?.version).toBe("first")
})

test("a change after a step back leaves nothing to come again", () => {
  const back = takeBack(remember(start, "first", "headline"), "second")
  expect(comeAgain(remember(back?.rest ?? start, "first", "offer"), "third")).toBeUndefined()
})
