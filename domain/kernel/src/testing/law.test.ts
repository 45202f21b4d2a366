import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law, lawParameters } from "./law.ts"

test("runs and seed are read from the environment", () => {
  expect(lawParameters({ FAST_CHECK_RUNS: "7", FAST_CHECK_SEED: "-3" })).toEqual({ numRuns: 7, seed: -3 })
})

test("without them a law runs a hundred times from any seed", () => {
  expect(lawParameters({})).toEqual({ numRuns: 100 })
  expect(lawParameters({ FAST_CHECK_RUNS: "many", FAST_CHECK_SEED: "" })).toEqual({ numRuns: 100 })
  expect(lawParameters({ FAST_CHECK_RUNS: "0" })).toEqual({ numRuns: 1 })
})

test("a broken law prints its seed and smallest counterexample", () => {
  const broken = fc.property(fc.nat(), (number) => number < 10)
  expect(() => {
    law(broken)
  }).toThrow(/seed: .*Counterexample: \[10\]/s)
})
