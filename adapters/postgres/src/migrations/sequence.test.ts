import { firstOfSequence } from "@adapters/sql"
import { expect, test } from "vitest"
import { migrationsByContext } from "./index.ts"
import { sequence } from "./sequence.ts"

const numberedByContext = [
  100, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 300, 400, 401, 402, 403, 600, 601, 620, 700, 701, 702,
  703, 800, 801, 802, 803, 804, 805, 806, 807, 815, 890, 900, 901, 920, 921,
]

test("a new migration joins the sequence, not the numbers of its context", () => {
  expect(migrationsByContext.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(numberedByContext)
})

test("the sequence counts on from its first number without a gap", () => {
  expect(sequence.map(({ id }) => id)).toEqual(sequence.map((_, index) => firstOfSequence + index))
})
