import { asArray, asText, dig, isObject, type JsonObject } from "../core/json.ts"
import { seeded } from "../core/random.ts"
import { fieldError } from "./google-ads-error.ts"

type Shape = (seed: string) => string

/** What people add to a word, in English and as they would in Hebrew. */
const AROUND: readonly (readonly [english: Shape, hebrew: Shape])[] = [
  [(seed) => seed, (seed) => seed],
  [(seed) => `${seed} near me`, (seed) => `${seed} בסביבה`],
  [(seed) => `best ${seed}`, (seed) => `${seed} מומלץ`],
  [(seed) => `${seed} price`, (seed) => `${seed} מחיר`],
  [(seed) => `${seed} open now`, (seed) => `${seed} פתוח עכשיו`],
  [(seed) => `affordable ${seed}`, (seed) => `${seed} בזול`],
  [(seed) => `${seed} offers`, (seed) => `${seed} מבצעים`],
  [(seed) => `top rated ${seed}`, (seed) => `${seed} המלצות`],
  [(seed) => `${seed} services`, (seed) => `${seed} שירותים`],
  [(seed) => `book ${seed} online`, (seed) => `הזמנת ${seed}`],
  [(seed) => `local ${seed}`, (seed) => `${seed} באזור`],
  [(seed) => `${seed} reviews`, (seed) => `${seed} ביקורות`],
]

const around = (seeds: readonly string[]): string[] =>
  AROUND.flatMap(([english, hebrew]) =>
    seeds.map((seed) => (/\p{Script=Hebrew}/u.test(seed) ? hebrew(seed) : english(seed))),
  )

const wordsOfUrl = (url: string): string[] => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined)
    throw fieldError("keywordPlanIdeaError", "URL_CRAWL_ERROR", "The URL could not be crawled.", ["url_seed", "url"])
  const path = parsed.pathname.split("/").filter((part) => part !== "" && part !== "sites")
  const host = parsed.hostname.replace(/^www\./, "").split(".")[0] ?? ""
  return [...path, ...(/^\d+$|^localhost$/.test(host) ? [] : [host])]
    .map((part) =>
      part
        .replace(/\.\w+$/, "")
        .replace(/[-_]+/g, " ")
        .trim(),
    )
    .filter((part) => part !== "")
}

const idea = (text: string, nowMs: number): JsonObject => {
  const random = seeded(`idea/${text}`)
  const searches = Math.round(10 ** (1.6 + random() * 3)) * 10
  const index = Math.floor(random() * 100)
  const bid = Math.round(20 + random() * 160) * 100_000
  const months = Array.from({ length: 12 }, (_, back) => {
    const at = new Date(nowMs)
    at.setUTCDate(1)
    at.setUTCMonth(at.getUTCMonth() - 12 + back)
    return {
      year: String(at.getUTCFullYear()),
      month: at.toLocaleString("en-US", { month: "long", timeZone: "UTC" }).toUpperCase(),
      monthlySearches: String(Math.round((searches * (0.8 + random() * 0.4)) / 10) * 10),
    }
  })
  return {
    text,
    keywordIdeaMetrics: {
      avgMonthlySearches: String(searches),
      monthlySearchVolumes: months,
      competition: index < 34 ? "LOW" : index < 67 ? "MEDIUM" : "HIGH",
      competitionIndex: String(index),
      lowTopOfPageBidMicros: String(bid),
      highTopOfPageBidMicros: String(Math.round(bid * (1.8 + random()))),
      averageCpcMicros: String(Math.round(bid * 1.3)),
    },
    closeVariants: [],
  }
}

const KNOWN = [
  "keywordSeed",
  "urlSeed",
  "keywordAndUrlSeed",
  "siteSeed",
  "geoTargetConstants",
  "language",
  "keywordPlanNetwork",
  "pageSize",
  "pageToken",
  "includeAdultKeywords",
  "historicalMetricsOptions",
]

/** Keyword ideas around the given words or page, always the same for the same seed. */
export const keywordIdeas = (body: JsonObject, nowMs: number): JsonObject => {
  const unknown = Object.keys(body).find((name) => !KNOWN.includes(name))
  if (unknown !== undefined)
    throw fieldError("requestError", "UNKNOWN", `Unknown name "${unknown}": Cannot find field.`, [unknown])
  if (asArray(body["geoTargetConstants"]).length > 10)
    throw fieldError("keywordPlanIdeaError", "INVALID_VALUE", "At most 10 locations.", ["geo_target_constants"])
  const seeds: string[] = []
  for (const name of ["keywordSeed", "keywordAndUrlSeed"]) {
    if (isObject(body[name])) seeds.push(...asArray(dig(body[name], ["keywords"])).map((one) => asText(one) ?? ""))
  }
  for (const path of [
    ["urlSeed", "url"],
    ["keywordAndUrlSeed", "url"],
    ["siteSeed", "site"],
  ]) {
    const url = asText(dig(body, path))
    if (url !== undefined) seeds.push(...wordsOfUrl(url.includes("://") ? url : `https://${url}`))
  }
  const clean = [...new Set(seeds.map((seed) => seed.toLowerCase().trim()).filter((seed) => seed !== ""))]
  if (clean.length === 0)
    throw fieldError("requestError", "REQUIRED_FIELD_MISSING", "A keyword or URL seed is required.", ["seed"])
  if (clean.length > 20)
    throw fieldError("collectionSizeError", "TOO_MANY", "At most 20 seed keywords.", ["keyword_seed", "keywords"])
  const texts = [...new Set(around(clean))].filter((text) => text.length <= 80)
  const size = Math.min(1000, Number(body["pageSize"] ?? 1000))
  const from = Number(asText(body["pageToken"]) ?? 0)
  const page = texts.slice(from, from + size)
  return {
    results: page.map((text) => idea(text, nowMs)),
    totalSize: String(texts.length),
    ...(from + size < texts.length ? { nextPageToken: String(from + size) } : {}),
  }
}

const PLACES: readonly (readonly [id: string, name: string, canonical: string, country: string, type: string])[] = [
  ["2356", "India", "India", "IN", "Country"],
  ["2826", "United Kingdom", "United Kingdom", "GB", "Country"],
  ["20464", "Maharashtra", "Maharashtra,India", "IN", "State"],
  ["1007788", "Pune", "Pune,Maharashtra,India", "IN", "City"],
  ["1007785", "Mumbai", "Mumbai,Maharashtra,India", "IN", "City"],
  ["1007768", "Bengaluru", "Bengaluru,Karnataka,India", "IN", "City"],
  ["1007809", "Chennai", "Chennai,Tamil Nadu,India", "IN", "City"],
  ["1007740", "Hyderabad", "Hyderabad,Telangana,India", "IN", "City"],
  ["1007751", "New Delhi", "New Delhi,Delhi,India", "IN", "City"],
  ["1007828", "Kolkata", "Kolkata,West Bengal,India", "IN", "City"],
  ["1006886", "London", "London,England,United Kingdom", "GB", "City"],
  ["1006567", "Bristol", "Bristol,England,United Kingdom", "GB", "City"],
  ["1006912", "Manchester", "Manchester,England,United Kingdom", "GB", "City"],
  ["1006864", "Leeds", "Leeds,England,United Kingdom", "GB", "City"],
  ["1007321", "Edinburgh", "Edinburgh,Scotland,United Kingdom", "GB", "City"],
]

/** Google's places for names or postal codes; each suggestion says what it was asked for. */
export const suggestPlaces = (body: JsonObject): JsonObject => {
  const names = asArray(dig(body, ["locationNames", "names"])).map((one) => asText(one) ?? "")
  const country = asText(body["countryCode"])
  const locations = names.flatMap((term) => {
    const needle = term.toLowerCase()
    const postal = /^[1-9]\d{5}$/.test(term) ? "IN" : /^[A-Z]{1,2}\d[A-Z\d]?$/i.test(term) ? "GB" : undefined
    const rows =
      postal === undefined
        ? PLACES.filter(([, name]) => name.toLowerCase().startsWith(needle))
        : [
            [
              `9${postal === "GB" ? "041" : "301"}${Math.floor(seeded(needle)() * 900) + 100}`,
              term.toUpperCase(),
              `${term.toUpperCase()},${postal === "GB" ? "United Kingdom" : "India"}`,
              postal,
              "Postal Code",
            ] as const,
          ]
    return rows
      .filter(([, , , code]) => country === undefined || country === code)
      .map(([id, name, canonicalName, countryCode, targetType]) => ({
        locale: "en",
        searchTerm: term,
        reach: String(Math.floor(seeded(id)() * 9_000_000)),
        geoTargetConstant: {
          resourceName: `geoTargetConstants/${id}`,
          id,
          name,
          canonicalName,
          countryCode,
          targetType,
          status: "ENABLED",
        },
      }))
  })
  return { geoTargetConstantSuggestions: locations }
}
