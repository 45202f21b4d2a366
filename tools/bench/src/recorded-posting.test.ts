import { expect, test } from "vitest"
import { nthRound } from "./recorded-posting.ts"

test("a later round counts on what the first two counted, and names itself", () => {
  const round = (reference: string, available: number) => [
    { text: "BEGIN" },
    { text: "insert", name: "one", values: [5, reference, available] },
  ]
  expect(nthRound(round("spend:1", 99), round("spend:2", 98), 7)).toEqual([
    { text: "BEGIN", values: [] },
    { text: "insert", name: "one", values: [5, "spend:7", 93] },
  ])
})
