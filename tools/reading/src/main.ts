import { writeFileSync } from "node:fs"
import { accuracyOf } from "./accuracy.ts"
import { firstReadings, keepFirstReadings } from "./first-readings.ts"
import { readSet, type SetReading } from "./measure.ts"
import { nameSets, suggestedKinds } from "./name-sets.ts"
import { pageSets } from "./page-sets.ts"
import { readingPage } from "./report.ts"

const options = process.argv.slice(2)
const [source, only] = options.filter((option) => !option.startsWith("--"))
if (source === undefined) {
  console.error(
    "npm run measure:reading -- <folder or address of owner/repository/commit/path> [set] [--first] [--write]",
  )
  process.exit(2)
}

const report = ({ set, read, verdicts, absent }: SetReading): void => {
  for (const { page, field, outcome, expected, found } of verdicts) {
    if (outcome === "right" || outcome === "rightly silent") continue
    console.log(`${outcome.padEnd(8)} ${page} ${field}: expected "${expected}", found "${found}"`)
  }
  for (const page of absent) console.log(`not had  ${page}`)
  const { right, wrong, missing, stated, invented } = accuracyOf(verdicts)
  console.log(
    `${set.set}: ${read} pages, ${right} of ${stated} right, ${wrong} wrong, ${missing} missing, ${invented} invented`,
  )
}

const readings: Array<SetReading> = []
for (const set of pageSets().filter((each) => only === undefined || each.set === only)) {
  const reading = await readSet(set, source)
  report(reading)
  readings.push(reading)
}

if (options.includes("--first")) keepFirstReadings(readings)

if (only === undefined) {
  const names = []
  for (const [half, named] of Object.entries(nameSets())) {
    const kinds = await suggestedKinds(named)
    const right = kinds.filter((kind) => kind.isRight).length
    for (const { name, found } of kinds.filter((kind) => !kind.isRight))
      console.log(`wrong    ${name}: found "${found}"`)
    console.log(`names ${half}: ${right} of ${kinds.length} right`)
    names.push({ half, right, names: kinds.length, wrong: kinds.length - right })
  }
  if (options.includes("--write")) {
    writeFileSync(new URL("../../../docs/reading.md", import.meta.url), readingPage(readings, names, firstReadings()))
    console.log("Written to docs/reading.md")
  }
}
