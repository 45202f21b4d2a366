import { spawnSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import { coverageFigures, mutationFigures, testFigures, testsText, withFigures } from "./figures.ts"
import { hasTitle, lawsOf } from "./titles.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const data = join(root, ".data")
const report = join(data, "domain-tests.json")
const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined)

const commandLine = process.argv.slice(2)
const write = commandLine.includes("--write")
const filters = commandLine.filter((it) => it !== "--write")

mkdirSync(data, { recursive: true })
const { status } = spawnSync(
  process.execPath,
  [
    join(root, "node_modules", "vitest", "vitest.mjs"),
    "run",
    "--config",
    "tools/specification/vitest.domain.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...(filters.length === 0 ? ["--coverage"] : filters),
  ],
  { cwd: root, stdio: "inherit" },
)

const laws = new Map<string, ReadonlyArray<string>>()
const generates = (file: string, title: string): boolean => {
  const known = laws.get(file) ?? lawsOf(file, readFileSync(file, "utf8"))
  laws.set(file, known)
  return hasTitle(known, title)
}
const tests = testFigures(read(report), generates)
console.log(`\n${tests.examples} examples and ${tests.laws} laws, ${tests.failed} failed`)

if (write && status === 0) {
  const page = join(root, "docs", "specification.md")
  const mutation = globSync(join(data, "mutation", "*.json"))
    .toSorted()
    .map((file) => mutationFigures(basename(file, ".json"), read(file)))
  const whole =
    filters.length === 0
      ? testsText(tests, coverageFigures(read(join(data, "domain-coverage", "coverage-summary.json"))))
      : undefined
  writeFileSync(page, withFigures(readFileSync(page, "utf8"), whole, mutation))
}
process.exitCode = status ?? 1
