import { expect, test } from "vitest"
import { chosenOf, runEach, succeededOf } from "./bulk.ts"

test("rows are called one after another in their order, also after a failure", async () => {
  const calls: Array<string> = []
  const results = await runEach(["a", "b", "c"], async (row) => {
    calls.push(`${row} begins`)
    await Promise.resolve()
    calls.push(`${row} ends`)
    return row === "b" ? { status: "failed", failure: "gone" } : { status: "succeeded" }
  })
  expect(calls).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"])
  expect(results).toEqual([{ row: "a" }, { row: "b", failure: "gone" }, { row: "c" }])
})

test("only rows that succeeded are undone, and no defect counts as a success", async () => {
  const results = await runEach([1, 2, 3], async (row) =>
    row === 2 ? { status: "broken", error: undefined } : { status: "succeeded" },
  )
  expect(succeededOf(results)).toEqual([1, 3])
})

test("a chosen row that has left the list is not acted upon", () => {
  expect(chosenOf(["a", "b"], (row) => row, new Set(["b", "c"]))).toEqual(["b"])
})
