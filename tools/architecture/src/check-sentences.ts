import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { docstringsWithoutNouns, longDocstrings, longTitles } from "./sentences.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const isTest = (file: string): boolean => /\.(test|spec|conformance)\.tsx?$/.test(file)

/** Docstrings that are long or leave out nouns, and long test titles, as file, line and problem. */
const findProblems = (): ReadonlyArray<string> =>
  globSync("{domain,application,adapters,ui,apps,tools}/*/{src,e2e,.storybook}/**/*.{ts,tsx}", { cwd: root })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8")
      const problems = [
        ...longDocstrings(source),
        ...docstringsWithoutNouns(source),
        ...(isTest(file) ? longTitles(source) : []),
      ]
      return problems.map((problem) => `${file}:${problem}`)
    })

const problems = findProblems()
for (const problem of problems) console.error(problem)
console.log(`${problems.length} docstrings and titles to mend`)
process.exitCode = problems.length === 0 ? 0 : 1
