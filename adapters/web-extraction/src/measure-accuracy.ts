import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { loadGazetteer } from "@adapters/places"
import { accuracyOf, judge, type Label } from "./accuracy.ts"
import { decodePage } from "./charset.ts"
import { extractDetails } from "./extract/extract-details.ts"

const [folder, shown] = process.argv.slice(2)
if (folder === undefined) {
  console.error("node src/measure-accuracy.ts <folder of *.html with expected.json> [page to print in full]")
  process.exit(2)
}

const labels: { readonly pages: Readonly<Record<string, Label>> } = JSON.parse(
  readFileSync(join(folder, "expected.json"), "utf8"),
)
const places = loadGazetteer()
const verdicts = readdirSync(folder)
  .filter((file) => file.endsWith(".html"))
  .flatMap((file) => {
    const stem = file.replace(/\.html$/, "")
    const label = labels.pages[stem]
    if (label === undefined) return []
    const html = decodePage(readFileSync(join(folder, file)), "text/html")
    const details = extractDetails(html, `https://pages.example.com/${encodeURIComponent(file)}`, {
      places,
      region: "IN",
    })
    if (stem === shown) console.log(JSON.stringify(details, null, 1))
    return judge(stem, label, details)
  })

for (const { page, field, outcome, expected, found } of verdicts) {
  if (outcome !== "right" && outcome !== "rightly silent") {
    console.log(`${outcome.padEnd(8)} ${page} ${field}: expected "${expected}", found "${found}"`)
  }
}
const { right, stated, invented, silent } = accuracyOf(verdicts)
console.log(`${right} of ${stated} stated fields right (${((100 * right) / Math.max(1, stated)).toFixed(1)} %)`)
console.log(`${invented} invented values; ${silent} fields rightly left empty`)
