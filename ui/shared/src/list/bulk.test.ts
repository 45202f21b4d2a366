import { expect, test } from "vitest"
import { actsFor, chosenOf, runEach, succeededOf } from "./bulk.ts"

test("rows are called one after another in their order, also after a failure", async () => {
  const calls: Array<string> = []
  const told: Array<number> = []
  const results = await runEach(
    ["a", "b", "c"],
    {
      run: async (row) => {
        calls.push(`${row} begins`)
        await Promise.resolve()
        calls.push(`${row} ends`)
        return row === "b" ? { status: "failed", failure: "gone" } : { status: "succeeded" }
      },
    },
    (done) => told.push(done),
  )
  expect(calls).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"])
  expect(results).toEqual([{ row: "a" }, { row: "b", failure: "gone" }, { row: "c" }])
  expect(told).toEqual([1, 2, 3])
})

test("only rows that succeeded are undone, and no defect counts as a success", async () => {
  const results = await runEach([1, 2, 3], {
    run: async (row) => (row === 2 ? { status: "broken", error: undefined } : { status: "succeeded" }),
  })
  expect(succeededOf(results)).toEqual([1, 3])
})

test("a row that an act cannot change is told and neither called nor undone", async () => {
  const called: Array<number> = []
  const results = await runEach([1, 2, 3], {
    fits: (row) => row !== 2,
    run: async (row) => {
      called.push(row)
      return { status: "succeeded" }
    },
  })
  expect(called).toEqual([1, 3])
  expect(results).toEqual([{ row: 1 }, { row: 2, isSkipped: true }, { row: 3 }])
  expect(succeededOf(results)).toEqual([1, 3])
})

test("an act is offered while it can change one of the chosen rows", () => {
  const run = async () => ({ status: "succeeded" }) as const
  const actions = [
    { id: "any", label: "Any", run },
    { id: "even", label: "Even", run, fits: (row: number) => row % 2 === 0 },
  ]
  expect(actsFor(actions, [1, 3]).map(({ id }) => id)).toEqual(["any"])
  expect(actsFor(actions, [1, 2]).map(({ id }) => id)).toEqual(["any", "even"])
})

test("a chosen row that has left the list is not acted upon", () => {
  expect(chosenOf(["a", "b"], (row) => row, new Set(["b", "c"]))).toEqual(["b"])
})
