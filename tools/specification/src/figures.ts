/** How many tests of the domain state an example and how many a law. */
export interface TestFigures {
  readonly examples: number
  readonly laws: number
  readonly failed: number
}

/** Covered and all branches of the domain. */
export interface CoverageFigures {
  readonly covered: number
  readonly total: number
}

/** Mutants of one package: killed (a time-out kills too), and all that could be tried, in all of its files or in some. */
export interface MutationFigures {
  readonly name: string
  /** How many of its files were measured, if not all. */
  readonly sampled?: number
  readonly killed: number
  readonly total: number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const at = (value: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce((found, key) => (isRecord(found) ? found[key] : undefined), value)

const list = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** Counts of a vitest JSON report; a law is a test that generates, by its file and title. */
export const testFigures = (report: unknown, generates: (file: string, title: string) => boolean): TestFigures =>
  list(at(report, "testResults")).reduce<TestFigures>(
    (sum, file) => {
      const results = list(at(file, "assertionResults"))
      const name = String(at(file, "name"))
      const laws = results.filter((it) => generates(name, String(at(it, "title")))).length
      const failed = results.filter((it) => at(it, "status") === "failed").length
      const broken = results.length === 0 && at(file, "status") === "failed" ? 1 : 0
      return {
        examples: sum.examples + results.length - laws,
        laws: sum.laws + laws,
        failed: sum.failed + failed + broken,
      }
    },
    { examples: 0, laws: 0, failed: 0 },
  )

/** Branches of a coverage summary. */
export const coverageFigures = (summary: unknown): CoverageFigures => ({
  covered: Number(at(summary, "total", "branches", "covered")),
  total: Number(at(summary, "total", "branches", "total")),
})

/** Mutants of a package's mutation report. Mutants that cannot compile or were left out do not count. */
export const mutationFigures = (name: string, report: unknown): MutationFigures => {
  const files = at(report, "files")
  const isWhole = String(list(at(report, "config", "mutate"))[0] ?? "*").includes("*")
  const statuses = (isRecord(files) ? Object.values(files) : [])
    .flatMap((file) => list(at(file, "mutants")))
    .map((mutant) => at(mutant, "status"))
  const killed = statuses.filter((status) => status === "Killed" || status === "Timeout").length
  const alive = statuses.filter((status) => status === "Survived" || status === "NoCoverage").length
  const sampled = isWhole || !isRecord(files) ? undefined : Object.keys(files).length
  return { name, ...(sampled !== undefined && { sampled }), killed, total: killed + alive }
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "none" : `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %`

/** The first line of the figures. */
export const testsText = (tests: TestFigures, coverage: CoverageFigures): string =>
  `${tests.examples} examples and ${tests.laws} laws; ${percent(coverage.covered, coverage.total)} of ${coverage.total} branches covered.`

const rowText = ({ name, sampled, killed, total }: MutationFigures): string => {
  const measured = sampled === undefined ? name : `${name}, ${sampled} files by chance`
  return `| ${measured} | ${total} | ${percent(killed, total)} |`
}

const opening = "<!-- figures -->"
const closing = "<!-- end of figures -->"

/** The page with measured figures replaced; the others stay. */
export const withFigures = (
  page: string,
  tests: string | undefined,
  mutation: ReadonlyArray<MutationFigures>,
): string => {
  const [before = "", rest = ""] = page.split(opening)
  const [present = "", after = ""] = rest.split(closing)
  const lines = present.trim().split("\n")
  const rows = new Map(
    lines
      .filter((line) => /^\| [a-z]+(?:, [^|]+)? \| \d+ \|/.test(line))
      .map((line) => [/[a-z]+/.exec(line)?.[0] ?? "", line] as const),
  )
  for (const each of mutation) rows.set(each.name, rowText(each))
  const figures = [
    tests ?? lines[0] ?? "",
    "",
    "| package | mutants | killed |",
    "| --- | --- | --- |",
    ...[...rows].toSorted(([one], [other]) => one.localeCompare(other)).map(([, line]) => line),
  ].join("\n")
  return `${before}${opening}\n\n${figures}\n\n${closing}${after}`
}
