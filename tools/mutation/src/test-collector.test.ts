import { expect, test } from "vitest"
import { describe as group, takeCollected, test as declare } from "./test-collector.ts"

test("declared tests are collected with their groups, and not run", () => {
  const ran: Array<string> = []
  group("prices", () => {
    group("with tax", () => declare("round", () => ran.push("round")))
    declare("sum", () => ran.push("sum"))
  })
  const collected = takeCollected()
  expect(collected.map(({ name }) => name)).toEqual(["prices > with tax > round", "prices > sum"])
  expect(ran).toEqual([])
  for (const each of collected) each.run()
  expect(ran).toEqual(["round", "sum"])
  expect(takeCollected()).toEqual([])
})

test("each row is a test with its values, however alike the titles are", () => {
  const given: Array<unknown> = []
  declare.each([
    [1, "one"],
    [2, "two"],
  ])("number", (...row) => given.push(row))
  declare.each(["three"])("number", (value) => given.push(value))
  group.each(["four"])("group", (value) => declare("number", () => given.push(value)))
  const collected = takeCollected()
  for (const each of collected) each.run()
  expect(given).toEqual([[1, "one"], [2, "two"], "three", "four"])
  expect(collected.map(({ name }) => name)).toEqual(["number #0", "number #1", "number #0", "group #0 > number"])
})
