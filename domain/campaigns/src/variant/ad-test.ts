import { LocalDate } from "@domain/kernel"
import { Result, Schema } from "effect"
import { PictureAd } from "../launched-ad.ts"
import { AdVersion } from "./ad-variant.ts"
import { winnerOf } from "./evidence.ts"
import { type AdTestMove, AdTestMoveNotAllowed } from "./failures.ts"
import { TestDay, testTotals } from "./test-day.ts"
import { TestDesign } from "./test-design.ts"

const optional = Schema.optionalKey

/** Why a test has ended: a winner, no difference, no more days, its owner, a refused version, or a version that was changed. */
export const TestEnding = Schema.Literals(["Winner", "NoDifference", "DaysOver", "Stopped", "Refused", "Changed"])
export type TestEnding = typeof TestEnding.Type

/** A test of a social ad's two versions. Ours. */
export const AdTest = Schema.Struct({
  ...TestDesign.fields,
  /** What both versions show. */
  ads: Schema.Struct({ A: PictureAd, B: PictureAd }),
  startedOn: LocalDate,
  endsOn: LocalDate,
  days: Schema.Array(TestDay),
  ended: optional(
    Schema.Struct({
      how: TestEnding,
      on: LocalDate,
      /** The winner, or the version that was refused. */
      version: optional(AdVersion),
      /** The network's words for a refusal. */
      reason: optional(Schema.String),
    }),
  ),
  /** The version that has all of the money from then on. */
  kept: optional(Schema.Struct({ version: AdVersion, on: LocalDate, byRule: Schema.Boolean })),
  /** Whether the ad was changed since, so that neither version is what was tested. */
  isChanged: optional(Schema.Boolean),
})
export type AdTest = typeof AdTest.Type

/** A test that begins with its campaign. */
export const beginTest = (
  { question, objective, ratio, needed, endsWeaker }: TestDesign,
  ads: AdTest["ads"],
  { startDate, endDate }: { readonly startDate: LocalDate; readonly endDate: LocalDate },
): AdTest => ({
  ...(question !== undefined && { question }),
  objective,
  ratio,
  needed,
  endsWeaker,
  ads,
  startedOn: startDate,
  endsOn: endDate,
  days: [],
})

/** The test with what networks told of some days, in place of what they told before. */
export const withDays = <Test extends Pick<AdTest, "days">>(test: Test, told: ReadonlyArray<TestDay>): Test => {
  const byDate = new Map([...test.days, ...told].map((day) => [day.date, day]))
  return { ...test, days: [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)) }
}

/** Days that are over, which alone are judged: a day is looked at once. */
const daysOver = ({ days }: Pick<AdTest, "days">, today: LocalDate) => days.filter(({ date }) => date < today)

const resultsOf = (days: ReadonlyArray<TestDay>): number => {
  const { A, B } = testTotals(days)
  return A.results + B.results
}

/** A version that its network shows to nobody, with its words. */
export interface RefusedVersion {
  readonly version: AdVersion
  readonly reason?: string
}

/**
 * The test with its end, where it has come: a refused version, a winner by the evidence of the days that are over, as many results
 * as were needed without a winner, or the last day. An end that was found stays. Ours.
 */
export const judgeTest = (test: AdTest, today: LocalDate, refused?: RefusedVersion): AdTest => {
  if (test.ended !== undefined || test.kept !== undefined) return test
  if (refused !== undefined) return { ...test, ended: { how: "Refused", on: today, ...refused } }
  const days = daysOver(test, today)
  const version = winnerOf(days, test.ratio)
  if (version !== undefined) return { ...test, ended: { how: "Winner", on: today, version } }
  if (resultsOf(days) >= test.needed) return { ...test, ended: { how: "NoDifference", on: today } }
  return today > test.endsOn ? { ...test, ended: { how: "DaysOver", on: today } } : test
}

/** The results that are still needed at the most; none once it has ended. */
export const resultsLeft = (test: AdTest, today: LocalDate): number =>
  test.ended === undefined ? Math.max(0, test.needed - resultsOf(daysOver(test, today))) : 0

/**
 * What may be done now, while the campaign may be changed: stop a running test, go on with a stopped one as long as both are shown,
 * keep a version of an ended one that its network did not refuse, and show both again. Ours.
 */
export const testMoves = (
  { ended, kept, endsOn, isChanged = false }: AdTest,
  { today, isChangeable }: { readonly today: LocalDate; readonly isChangeable: boolean },
): ReadonlyArray<AdTestMove> => {
  if (!isChangeable || isChanged || today > endsOn) return []
  if (kept !== undefined) return ended?.how === "Refused" ? [] : ["showBoth"]
  if (ended === undefined) return ["stop"]
  const refused = ended.how === "Refused" ? ended.version : undefined
  return [
    ...(ended.how === "Stopped" ? (["goOn"] as const) : []),
    ...(refused === "A" ? [] : (["keepA"] as const)),
    ...(refused === "B" ? [] : (["keepB"] as const)),
  ]
}

/** The test after a move. A test that goes on judges by all days on which both versions were shown. */
export const moveTest = (
  test: AdTest,
  move: AdTestMove,
  facts: { readonly today: LocalDate; readonly isChangeable: boolean },
): Result.Result<AdTest, AdTestMoveNotAllowed> => {
  if (!testMoves(test, facts).includes(move)) return Result.fail(new AdTestMoveNotAllowed({ move }))
  const { ended: _ended, kept: _kept, ...design } = test
  const on = facts.today
  switch (move) {
    case "stop":
      return Result.succeed({ ...test, ended: { how: "Stopped", on } })
    case "goOn":
      return Result.succeed(design)
    case "keepA":
    case "keepB":
      return Result.succeed({ ...test, kept: { version: move === "keepA" ? "A" : "B", on, byRule: false } })
    case "showBoth":
      return Result.succeed({ ...design, ...(test.ended !== undefined && { ended: test.ended }) })
  }
}

/** The test of an ad that is being changed: its second version stops, where none was kept before. */
export const changedTest = (test: AdTest, today: LocalDate): AdTest => ({
  ...test,
  isChanged: true,
  ended: test.ended ?? { how: "Changed", on: today },
  kept: test.kept ?? { version: "A", on: today, byRule: true },
})

/** The test whose weaker version stops, where its owner chose so and it has a winner; unchanged otherwise. */
export const keptByRule = (test: AdTest, today: LocalDate): AdTest =>
  test.endsWeaker && test.kept === undefined && test.ended?.how === "Winner" && test.ended.version !== undefined
    ? { ...test, kept: { version: test.ended.version, on: today, byRule: true } }
    : test
