import type { JsonObject } from "../core/json.ts"
import { interestName } from "./interest-names.ts"

type Interest = readonly [id: string, name: string, topic: string, size: number]

const INTERESTS: readonly Interest[] = [
  ["6003107902433", "Dentistry", "Health", 38_000_000],
  ["6003384248805", "Fitness and wellness", "Fitness", 610_000_000],
  ["6003225556345", "Oral hygiene", "Health", 12_500_000],
  ["6003648059946", "Health care", "Health", 220_000_000],
  ["6003306084421", "Yoga", "Fitness", 190_000_000],
  ["6003277229371", "Physical fitness", "Fitness", 410_000_000],
  ["6003134986700", "Baking", "Food and drink", 120_000_000],
  ["6003266225248", "Bakery", "Food and drink", 96_000_000],
  ["6003668857118", "Cakes", "Food and drink", 88_000_000],
  ["6003626773307", "Coffee", "Food and drink", 230_000_000],
  ["6003372667195", "Restaurants", "Food and drink", 540_000_000],
  ["6003102988840", "Street food", "Food and drink", 64_000_000],
  ["6003088846792", "Beauty salons", "Beauty", 150_000_000],
  ["6003443805331", "Hair care", "Beauty", 98_000_000],
  ["6003460329503", "Spas", "Beauty", 105_000_000],
  ["6002839660079", "Cosmetics", "Beauty", 390_000_000],
  ["6003456388203", "Clothing", "Shopping", 520_000_000],
  ["6003346592981", "Online shopping", "Shopping", 690_000_000],
  ["6003167425934", "Shopping", "Shopping", 760_000_000],
  ["6003415393053", "Jewellery", "Shopping", 210_000_000],
  ["6003022269556", "Home improvement", "Home and garden", 170_000_000],
  ["6003132926214", "Plumbing", "Home and garden", 14_800_000],
  ["6003234413249", "Interior design", "Home and garden", 260_000_000],
  ["6003470511564", "Gardening", "Home and garden", 145_000_000],
  ["6003578086487", "Real estate", "Business", 180_000_000],
  ["6003402305839", "Small business", "Business", 130_000_000],
  ["6003127206524", "Digital marketing", "Business", 118_000_000],
  ["6002884511422", "Entrepreneurship", "Business", 320_000_000],
  ["6003232518610", "Parenting", "Family", 250_000_000],
  ["6003445506042", "Weddings", "Family", 205_000_000],
  ["6003327847780", "Higher education", "Education", 195_000_000],
  ["6003017204650", "Tutoring", "Education", 24_000_000],
  ["6003176678152", "Automobiles", "Vehicles", 430_000_000],
  ["6003304473660", "Motorcycles", "Vehicles", 240_000_000],
  ["6003263791114", "Travel", "Travel", 640_000_000],
  ["6004160395895", "Hotels", "Travel", 300_000_000],
  ["6003332764037", "Pets", "Animals", 280_000_000],
  ["6003239353894", "Photography", "Hobbies", 340_000_000],
  ["6003020834693", "Music", "Entertainment", 810_000_000],
  ["6003269553527", "Sports", "Sport", 720_000_000],
  ["6003504064283", "Cricket", "Sport", 310_000_000],
  ["6003107902434", "Football", "Sport", 580_000_000],
  ["6003143720966", "Gyms", "Fitness", 140_000_000],
  ["6003159413034", "Meditation", "Fitness", 110_000_000],
  ["6003120620858", "Skin care", "Beauty", 165_000_000],
  ["6003207605030", "Flowers", "Home and garden", 74_000_000],
]

const joints = new Set(["and", "for", "of", "the", "with"])

/** The lower-case words of a text. */
export const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !joints.has(word))

/** Whether two words begin alike. */
export const alike = (left: string, right: string): boolean =>
  left.startsWith(right) || right.startsWith(left) || (left.length > 3 && left.slice(0, 4) === right.slice(0, 4))

/** The size of an audience as a version says it. */
export const audienceOf = (size: number, version: number): JsonObject =>
  version < 13
    ? { audience_size: size }
    : { audience_size_lower_bound: Math.round(size * 0.9), audience_size_upper_bound: Math.round(size * 1.06) }

/** Interests with a word in name or topic, in English or the locale's, that begins as one of the query's words does. */
export const searchInterests = (
  query: string,
  version: number,
  unified: boolean,
  locale: string | undefined,
): JsonObject[] => {
  const named = (part: string) => interestName(part, locale)
  const queryWords = words(query)
  return INTERESTS.filter(([, name, topic]) =>
    words([name, topic, named(name), named(topic)].join(" ")).some((known) =>
      queryWords.some((word) => alike(known, word)),
    ),
  ).map(([id, name, topic, size]) => ({
    id,
    name: named(name),
    ...(unified ? { type: "interests" } : { topic: named(topic), description: null, disambiguation_category: null }),
    path: ["Interests", topic, name].map(named),
    ...audienceOf(size, version),
  }))
}

type City = readonly [key: string, name: string, region: string, country: string]
const CITIES: readonly City[] = [
  ["1018001", "Pune", "Maharashtra", "IN"],
  ["1018002", "Mumbai", "Maharashtra", "IN"],
  ["1018003", "Nagpur", "Maharashtra", "IN"],
  ["1018004", "Bengaluru", "Karnataka", "IN"],
  ["1018005", "Mysuru", "Karnataka", "IN"],
  ["1018006", "Chennai", "Tamil Nadu", "IN"],
  ["1018007", "Coimbatore", "Tamil Nadu", "IN"],
  ["1018008", "Hyderabad", "Telangana", "IN"],
  ["1018009", "New Delhi", "Delhi", "IN"],
  ["1018010", "Gurugram", "Haryana", "IN"],
  ["1018011", "Noida", "Uttar Pradesh", "IN"],
  ["1018012", "Lucknow", "Uttar Pradesh", "IN"],
  ["1018013", "Jaipur", "Rajasthan", "IN"],
  ["1018014", "Kolkata", "West Bengal", "IN"],
  ["1018015", "Ahmedabad", "Gujarat", "IN"],
  ["1018016", "Kochi", "Kerala", "IN"],
  ["2601001", "London", "England", "GB"],
  ["2601002", "Bristol", "England", "GB"],
  ["2601003", "Manchester", "England", "GB"],
  ["2601004", "Leeds", "England", "GB"],
  ["2601005", "Birmingham", "England", "GB"],
  ["2601006", "Whitby", "England", "GB"],
  ["2601007", "Sheffield", "England", "GB"],
  ["2601008", "Edinburgh", "Scotland", "GB"],
  ["2601009", "Glasgow", "Scotland", "GB"],
  ["2601010", "Cardiff", "Wales", "GB"],
  ["2601011", "Belfast", "Northern Ireland", "GB"],
]
const COUNTRIES: Readonly<Record<string, string>> = {
  IN: "India",
  GB: "United Kingdom",
  US: "United States",
  IL: "Israel",
  AE: "United Arab Emirates",
}

/**
 * Postal codes: six digits in India; in the United Kingdom districts, except districts that end in a letter, such as
 * EC1A.
 */
const ZIPS: Readonly<Record<string, RegExp>> = { IN: /^[1-9]\d{5}$/, GB: /^[A-Z]{1,2}\d{1,2}$/ }

/** Whether the search answers this key to a kind of place. */
export const isPlaceKey = (type: "zip", key: string): boolean => {
  const [country = "", code = ""] = key.split(":")
  return type === "zip" && ZIPS[country]?.test(code) === true
}

/** Places by name or postal code: countries, regions, cities and zips. */
export const searchPlaces = (query: string, types: readonly string[], within: string | undefined): JsonObject[] => {
  const needle = query.trim().toLowerCase()
  const wants = (type: string): boolean => types.length === 0 || types.includes(type)
  const named = (code: string): JsonObject => ({ country_code: code, country_name: COUNTRIES[code] ?? code })
  const matches: JsonObject[] = []
  if (wants("country")) {
    for (const [code, name] of Object.entries(COUNTRIES)) {
      if (name.toLowerCase().startsWith(needle))
        matches.push({ key: code, name, type: "country", ...named(code), supports_region: true, supports_city: true })
    }
  }
  const regions = new Map(CITIES.map(([, , region, country]) => [region, country]))
  if (wants("region")) {
    ;[...regions].forEach(([region, country], index) => {
      if (region.toLowerCase().startsWith(needle))
        matches.push({
          key: String((country === "GB" ? 8200 : 1700) + index),
          name: region,
          type: "region",
          ...named(country),
          supports_region: true,
          supports_city: true,
        })
    })
  }
  if (wants("city")) {
    for (const [key, name, region, country] of CITIES) {
      if (name.toLowerCase().startsWith(needle))
        matches.push({
          key,
          name,
          type: "city",
          ...named(country),
          region,
          region_id: 0,
          supports_region: true,
          supports_city: true,
        })
    }
  }
  if (wants("zip")) {
    const code = needle.toUpperCase()
    for (const country of Object.keys(ZIPS).filter((one) => isPlaceKey("zip", `${one}:${code}`)))
      matches.push({
        key: `${country}:${code}`,
        name: code,
        type: "zip",
        ...named(country),
        supports_region: false,
        supports_city: false,
      })
  }
  return within === undefined ? matches : matches.filter((place) => place["country_code"] === within)
}
