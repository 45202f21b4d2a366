import type { Context } from "../core/context.ts"
import type { JsonObject } from "../core/json.ts"
import { GraphError, unknownNode } from "./graph-error.ts"
import type { MetaState, Page } from "./meta-state.ts"

type PublicFacts = {
  readonly username: string
  readonly about: string
  readonly description?: string
  readonly categories: readonly string[]
  readonly location?: JsonObject
  readonly singleLine?: string
  readonly phone?: string
  readonly emails?: readonly string[]
  /** A demo site of the sandbox. */
  readonly site?: string
  readonly hours?: JsonObject
  readonly scene: string
}

const weekdays = (opens: string, closes: string, days: readonly string[]): JsonObject =>
  Object.fromEntries(
    days.flatMap((day) => [
      [`${day}_1_open`, opens],
      [`${day}_1_close`, closes],
    ]),
  )

/** What pages show to everybody, by page id; a page without facts here is unpublished. */
const FACTS: Readonly<Record<string, PublicFacts>> = {
  "4005": {
    username: "sunrisedentalcare.example",
    about: "Gentle dentistry for the whole family in Kothrud, Pune.",
    description: "Painless root canals, braces, aligners, implants and children's dentistry since 2011.",
    categories: ["Dentist & Dental Office", "Cosmetic Dentist"],
    location: {
      street: "2nd Floor, Mayur Arcade, Paud Road, Kothrud",
      city: "Pune",
      state: "Maharashtra",
      zip: "411038",
      country: "India",
      country_code: "IN",
      latitude: 18.5074,
      longitude: 73.8077,
    },
    singleLine: "2nd Floor, Mayur Arcade, Paud Road, Kothrud, Pune, India, Maharashtra 411038",
    phone: "020 6600 0142",
    emails: ["hello@sunrisedental.example"],
    site: "sunrise-dental",
    hours: weekdays("09:30", "20:30", ["mon", "tue", "wed", "thu", "fri", "sat"]),
    scene: "dental clinic",
  },
  "4002": {
    username: "harbourandrye.example",
    about: "Slow sourdough, celebration cakes and proper coffee on Bristol's harbourside.",
    categories: ["Bakery", "Coffee Shop"],
    location: {
      street: "14 Gasferry Row",
      city: "Bristol",
      zip: "BS1 6UN",
      country: "United Kingdom",
      country_code: "GB",
      latitude: 51.4485,
      longitude: -2.609,
    },
    singleLine: "14 Gasferry Row, Bristol, United Kingdom BS1 6UN",
    phone: "+44 117 496 0182",
    site: "harbour-rye",
    hours: weekdays("07:30", "16:00", ["tue", "wed", "thu", "fri"]),
    scene: "bakery bread",
  },
  "4003": {
    username: "nilgiriyoga.example",
    about: "Small-group Hatha and Ashtanga yoga in Indiranagar.",
    categories: ["Yoga Studio"],
    singleLine: "No. 27, 3rd Cross, 12th Main, Indiranagar, Bengaluru, Karnataka 560038",
    phone: "+91 80 4123 0117",
    scene: "yoga",
  },
}

/** Where each published page is shown. */
export const PAGE_ADDRESSES: readonly string[] = Object.values(FACTS).map(
  ({ username }) => `https://www.facebook.com/${username}`,
)

/** User names that are people's and not pages'. */
const PEOPLE = new Set(["asha.menon.example"])

/** Fields that everybody may ask a page for. */
export const PUBLIC_PAGE_FIELDS = [
  "id",
  "name",
  "username",
  "about",
  "description",
  "category",
  "category_list",
  "location",
  "phone",
  "emails",
  "website",
  "link",
  "single_line_address",
  "hours",
  "picture",
  "cover",
  "fan_count",
  "verification_status",
]

/** The page with this id or user name, whatever its case. */
export const findPage = (meta: MetaState, reference: string): Page | undefined => {
  const named = Object.entries(FACTS).find(([, { username }]) => username === reference.toLowerCase())?.[0]
  return meta.pages[named ?? reference]
}

/** What only the page itself says of its business. */
export const publicFacts = (context: Context, page: Page): JsonObject => {
  const facts = FACTS[page.id]
  if (facts === undefined) return {}
  const picture = (width: number, height: number): string =>
    `${context.origin()}/scene/${encodeURIComponent(facts.scene)}.jpg?w=${width}&h=${height}&seed=${page.id}`
  return {
    username: facts.username,
    about: facts.about,
    ...(facts.description === undefined ? {} : { description: facts.description }),
    category_list: facts.categories.map((name, index) => ({ id: `${page.id}${index}`, name })),
    ...(facts.location === undefined ? {} : { location: facts.location }),
    ...(facts.singleLine === undefined ? {} : { single_line_address: facts.singleLine }),
    ...(facts.phone === undefined ? {} : { phone: facts.phone }),
    ...(facts.emails === undefined ? {} : { emails: [...facts.emails] }),
    ...(facts.site === undefined ? {} : { website: `${context.origin()}/sites/${facts.site}/` }),
    ...(facts.hours === undefined ? {} : { hours: facts.hours }),
    picture: {
      data:
        facts.site === undefined
          ? { url: picture(200, 200), width: 200, height: 200, is_silhouette: true }
          : { url: `${context.origin()}/sites/${facts.site}/logo.png`, width: 240, height: 240, is_silhouette: false },
    },
    link: `https://www.facebook.com/${facts.username}`,
    cover: { id: `${page.id}9`, source: picture(1200, 630), offset_x: 50, offset_y: 50 },
  }
}

/** Lets an app without any user's permission see published pages and nothing else. */
export const requirePublicPage = (page: Page | undefined, reference: string, isPlainRead: boolean): Page => {
  if (PEOPLE.has(reference.toLowerCase())) {
    throw new GraphError(803, `(#803) Cannot query users by their username (${reference})`, { status: 404 })
  }
  if (page === undefined || FACTS[page.id] === undefined) throw unknownNode(reference)
  if (!isPlainRead) {
    throw new GraphError(
      10,
      "(#10) This endpoint requires the 'pages_read_engagement' permission or the 'Page Public Content Access' feature.",
    )
  }
  return page
}
