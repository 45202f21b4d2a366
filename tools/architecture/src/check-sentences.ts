import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { longDocstrings, longTitles } from "./sentences.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const isTest = (file: string): boolean => /\.(test|spec|conformance)\.tsx?$/.test(file)

/** Long docstrings and test titles of the repository, as file, line and problem. */
const findLongSentences = (): ReadonlyArray<string> =>
  globSync("{domain,application,adapters,ui,apps,tools}/*/{src,e2e,.storybook}/**/*.{ts,tsx}", { cwd: root })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8")
      const problems = [...longDocstrings(source), ...(isTest(file) ? longTitles(source) : [])]
      return problems.map((problem) => `${file}:${problem}`)
    })

const problems = findLongSentences()
for (const problem of problems) console.error(problem)
console.log(`${problems.length} long docstrings and titles`)
process.exitCode = problems.length === 0 ? 0 : 1
