import { expect, test } from "vitest"
import { Result } from "effect"
import {
  type AdTest,
  beginTest,
  changedTest,
  judgeTest,
  keptByRule,
  moveTest,
  resultsLeft,
  testMoves,
  withDays,
} from "./ad-test.ts"
import type { TestDay } from "./test-day.ts"

const design = { objective: "LeadGeneration", ratio: 2, needed: 100, endsWeaker: false } as const
const dates = { startDate: "2026-12-01", endDate: "2026-12-20" }
const ad = { primaryText: "", headline: "Rye", description: "", content: {} as never }
const begun = beginTest(design, { A: ad, B: ad }, dates)
const counts = (results: number) => ({ impressions: 900, people: 500, clicks: 40, results, spend: 5_000 })
const day = (date: string, A: number, B: number): TestDay => ({ date, A: counts(A), B: counts(B) })
const facts = { today: "2026-12-05", isChangeable: true }
const moved = (of: AdTest, ...moves: ReadonlyArray<Parameters<typeof moveTest>[1]>): AdTest =>
  moves.reduce((each, move) => Result.getOrThrow(moveTest(each, move, facts)), of)

test("a clear difference ends a test with its winner", () => {
  const ended = judgeTest(withDays(begun, [day("2026-12-01", 4, 25)]), "2026-12-02")
  expect(ended.ended).toEqual({ how: "Winner", on: "2026-12-02", version: "B" })
})

test("the present day is not judged, since it is not over", () => {
  const today = withDays(begun, [day("2026-12-01", 4, 25)])
  expect(judgeTest(today, "2026-12-01").ended).toBeUndefined()
  expect(resultsLeft(today, "2026-12-01")).toBe(100)
})

test("as many results as are needed without a winner end a test without a difference", () => {
  const equal = withDays(begun, [day("2026-12-01", 26, 25), day("2026-12-02", 25, 26)])
  expect(judgeTest(equal, "2026-12-02").ended).toBeUndefined()
  expect(resultsLeft(equal, "2026-12-02")).toBe(49)
  expect(judgeTest(equal, "2026-12-03").ended).toEqual({ how: "NoDifference", on: "2026-12-03" })
})

test("a test ends after its last day", () => {
  expect(judgeTest(begun, "2026-12-20").ended).toBeUndefined()
  expect(judgeTest(begun, "2026-12-21").ended).toEqual({ how: "DaysOver", on: "2026-12-21" })
})

test("a refused version ends a test with the network's words", () => {
  const ended = judgeTest(begun, "2026-12-02", { version: "B", reason: "Too loud" })
  expect(ended.ended).toEqual({ how: "Refused", on: "2026-12-02", version: "B", reason: "Too loud" })
  expect(testMoves(ended, facts)).toEqual(["keepA"])
})

test("an end that was found stays, whatever is told later", () => {
  const ended = judgeTest(withDays(begun, [day("2026-12-01", 4, 25)]), "2026-12-02")
  const corrected = withDays(ended, [day("2026-12-01", 25, 4)])
  expect(judgeTest(corrected, "2026-12-04", { version: "A" })).toEqual(corrected)
})

test("days that are told again take the place of what was told", () => {
  const twice = withDays(withDays(begun, [day("2026-12-02", 1, 1), day("2026-12-01", 1, 1)]), [day("2026-12-02", 3, 2)])
  expect(twice.days).toEqual([day("2026-12-01", 1, 1), day("2026-12-02", 3, 2)])
})

test("a stopped test can go on, and a kept version can be let go", () => {
  expect(moved(begun, "stop").ended?.how).toBe("Stopped")
  expect(moved(begun, "stop", "goOn")).toEqual(begun)
  expect(moved(begun, "stop", "keepB").kept).toEqual({ version: "B", on: "2026-12-05", byRule: false })
  expect(moved(begun, "stop", "keepB", "showBoth")).toEqual(moved(begun, "stop"))
})

test("a change of the ad ends its test and stops the second version", () => {
  const changed = changedTest(begun, "2026-12-05")
  expect(changed.ended?.how).toBe("Changed")
  expect(changed.kept).toEqual({ version: "A", on: "2026-12-05", byRule: true })
  expect(testMoves(changed, facts)).toEqual([])
  const kept = moved(begun, "stop", "keepB")
  expect(changedTest(kept, "2026-12-06")).toEqual({ ...kept, isChanged: true })
})

test("no version is kept while its test runs, and none after its campaign", () => {
  expect(testMoves(begun, facts)).toEqual(["stop"])
  expect(testMoves(begun, { ...facts, isChangeable: false })).toEqual([])
  expect(testMoves(moved(begun, "stop"), { ...facts, today: "2026-12-21" })).toEqual([])
  expect(Result.isFailure(moveTest(begun, "keepA", facts))).toBe(true)
})

test("the weaker version stops by itself only by choice and with a winner", () => {
  const won = judgeTest(withDays(begun, [day("2026-12-01", 4, 25)]), "2026-12-02")
  expect(keptByRule(won, "2026-12-02").kept).toBeUndefined()
  const chosen = { ...won, endsWeaker: true }
  expect(keptByRule(chosen, "2026-12-02").kept).toEqual({ version: "B", on: "2026-12-02", byRule: true })
  expect(keptByRule({ ...moved(begun, "stop"), endsWeaker: true }, "2026-12-05").kept).toBeUndefined()
})
