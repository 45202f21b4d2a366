import { accuracyOf } from "./accuracy.ts"
import { readSet } from "./measure.ts"
import { pageSets } from "./page-sets.ts"

const [source, only] = process.argv.slice(2)
if (source === undefined) {
  console.error("npm run measure:reading -- <folder or address> [set]")
  process.exit(2)
}

for (const set of pageSets()) {
  if (only !== undefined && only !== set.set) continue
  const { verdicts, read, absent } = await readSet(set, source)
  for (const { page, field, outcome, expected, found } of verdicts) {
    if (outcome === "right" || outcome === "rightly silent") continue
    console.log(`${outcome.padEnd(8)} ${page} ${field}: expected "${expected}", found "${found}"`)
  }
  for (const page of absent) console.log(`not had  ${page}`)
  const { right, wrong, missing, stated, invented } = accuracyOf(verdicts)
  const share = ((100 * right) / Math.max(1, stated)).toFixed(1)
  console.log(
    `${set.set}: ${read} pages, ${right} of ${stated} right (${share} %), ${wrong} wrong, ${missing} missing, ${invented} invented`,
  )
}
