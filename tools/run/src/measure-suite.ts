import { readFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { Schema } from "effect"
import { suiteTable } from "@tools/bench"
import { run } from "./run-program.ts"
import { root } from "./site.ts"
import { suiteTimes } from "./suite-times.ts"

const Parts = Schema.fromJsonString(
  Schema.Record(Schema.String, Schema.Struct({ seconds: Schema.Number, busy: Schema.Number })),
)

/** Runs all tests, then once more on the same tree, and tells how long each part took. Fails where a test fails. */
export const measureSuite = async (): Promise<string> => {
  const times = suiteTimes()
  const program = join(root, "tools", "run", "src", "test.ts")
  const measured = (name: string, ...words: ReadonlyArray<string>) =>
    times.of(name, async () => {
      if ((await run(process.execPath, [program, ...words])) !== 0) throw new Error("A test failed; see above.")
    })
  await measured("whole", "--all")
  const parts = Schema.decodeSync(Parts)(await readFile(join(root, ".data", "reports", "times.json"), "utf8"))
  await measured("second")
  const { whole = { seconds: 0, busy: 0 }, second = { seconds: 0, busy: 0 } } = times.parts()
  return suiteTable(parts, whole, second.seconds, availableParallelism())
}
