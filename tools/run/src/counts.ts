import { readFile } from "node:fs/promises"
import { Option, Schema } from "effect"

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 }

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

const numberAt = (value: unknown, key: string): number => {
  const count: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined
  return typeof count === "number" ? count : 0
}

const isEmpty = ({ passed, failed, skipped }: Counts): boolean => passed + failed + skipped === 0

/** Counts of a Vitest JSON report; a missing or empty report is one failure. */
export const vitestCounts = async (file: string): Promise<Counts> => {
  const report: unknown = JSON.parse(await readFile(file, "utf8").catch(() => "null"))
  const counts = {
    passed: numberAt(report, "numPassedTests"),
    failed: numberAt(report, "numFailedTests"),
    skipped: numberAt(report, "numPendingTests") + numberAt(report, "numTodoTests"),
  }
  const broken = numberAt(report, "numFailedTestSuites") > 0 && counts.failed === 0
  return isEmpty(counts) || broken ? { ...counts, failed: counts.failed + 1 } : counts
}

const TestFiles = Schema.fromJsonString(
  Schema.Struct({
    testResults: Schema.Array(
      Schema.Struct({
        name: Schema.String,
        status: Schema.String,
        assertionResults: Schema.Array(Schema.Struct({ status: Schema.String, fullName: Schema.String })),
      }),
    ),
  }),
)
type TestFile = (typeof TestFiles.Type)["testResults"][number]

/** The test files of a Vitest JSON report; none where it is missing. */
export const testFilesOf = async (report: string): Promise<ReadonlyArray<TestFile>> =>
  Option.match(Schema.decodeOption(TestFiles)(await readFile(report, "utf8").catch(() => "")), {
    onNone: () => [],
    onSome: ({ testResults }) => testResults,
  })

/** Counts of a file; one that does not load is one failure. */
const countsOfFile = ({ status, assertionResults }: TestFile): Counts => {
  const of = (wanted: string) => assertionResults.filter((one) => one.status === wanted).length
  const [passed, failed] = [of("passed"), of("failed")]
  const skipped = assertionResults.length - passed - failed
  return { passed, skipped, failed: failed === 0 && status === "failed" ? 1 : failed }
}

/** Counts of a Vitest JSON report by what `groupOf` says of the path of a test file. */
export const vitestCountsBy = async (
  file: string,
  groupOf: (path: string) => string,
): Promise<ReadonlyMap<string, Counts>> => {
  const counts = new Map<string, Counts>()
  for (const one of await testFilesOf(file)) {
    const group = groupOf(one.name)
    counts.set(group, addCounts(counts.get(group) ?? noCounts, countsOfFile(one)))
  }
  return counts
}

/** Counts of a Playwright JSON report; a missing or empty report is one failure. */
export const playwrightCounts = async (file: string): Promise<Counts> => {
  const report: unknown = JSON.parse(await readFile(file, "utf8").catch(() => "null"))
  const stats: unknown = typeof report === "object" && report !== null ? Reflect.get(report, "stats") : undefined
  const counts = {
    passed: numberAt(stats, "expected") + numberAt(stats, "flaky"),
    failed: numberAt(stats, "unexpected"),
    skipped: numberAt(stats, "skipped"),
  }
  return isEmpty(counts) ? { ...counts, failed: 1 } : counts
}
