import { readFile } from "node:fs/promises"
import { relative } from "node:path"
import { Option, Schema } from "effect"
import { testFilesOf } from "./counts.ts"

interface Suite {
  readonly specs?: ReadonlyArray<{ readonly title: string; readonly file: string; readonly ok: boolean }>
  readonly suites?: ReadonlyArray<Suite>
}

const Suite: Schema.Codec<Suite> = Schema.Struct({
  specs: Schema.optionalKey(
    Schema.Array(Schema.Struct({ title: Schema.String, file: Schema.String, ok: Schema.Boolean })),
  ),
  suites: Schema.optionalKey(Schema.Array(Schema.suspend(() => Suite))),
})
const PlaywrightReport = Schema.fromJsonString(Schema.Struct({ suites: Schema.Array(Suite) }))

/** The failed tests of a Vitest JSON report, each as `file: name`; a file that does not load is named alone. */
export const failedInVitest = async (report: string, root: string): Promise<ReadonlyArray<string>> =>
  (await testFilesOf(report)).flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((one) => one.status === "failed")
    if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`)
    return status === "failed" ? [file] : []
  })

const failedIn = ({ specs = [], suites = [] }: Suite): ReadonlyArray<string> => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedIn),
]

/** The failed tests of a Playwright JSON report, each as `file: name`. */
export const failedInPlaywright = async (report: string): Promise<ReadonlyArray<string>> =>
  Option.match(Schema.decodeOption(PlaywrightReport)(await readFile(report, "utf8").catch(() => "")), {
    onNone: () => [],
    onSome: ({ suites }) => suites.flatMap(failedIn),
  })
