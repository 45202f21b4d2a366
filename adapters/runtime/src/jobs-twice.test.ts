import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { jobKinds } from "./job-kinds.ts"

const root = join(import.meta.dirname, "..", "..", "..")
const row = /^\| (\w+\/\w+) \| .+ \| `([^`]+)` "([^"]+)" \|$/gm
const rows = [...readFileSync(join(root, "docs", "operating.md"), "utf8").matchAll(row)].map(
  ([, job = "", file = "", title = ""]) => ({ job, file, title }),
)

test("every kind of job has a line on what its second run does, and no other has", () => {
  expect(rows.map(({ job }) => job).toSorted()).toEqual(jobKinds.map(({ contract }) => contract.name).toSorted())
})

test("every line on a job's second run names a test that there is", () => {
  const missing = rows.filter(({ file, title }) => !readFileSync(join(root, file), "utf8").includes(`test("${title}"`))
  expect(missing).toEqual([])
})

test("the jobs that end with their writes are those of which the lines say so", () => {
  const ended = rows.filter(({ title }) => title.startsWith("a job that its writes end")).map(({ job }) => job)
  expect(ended.toSorted()).toEqual(
    jobKinds
      .filter(({ endsWithWrites }) => endsWithWrites)
      .map(({ contract }) => contract.name)
      .toSorted(),
  )
})
