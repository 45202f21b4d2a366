import { Schema } from "effect"

/** A page that a business's website links to in its menu, by the link's own words. */
export const WebsitePage = Schema.Struct({
  text: Schema.String.check(Schema.isMaxLength(80)),
  url: Schema.String.check(Schema.isMaxLength(2048)),
})
export type WebsitePage = typeof WebsitePage.Type

/** The pages that a customer looks for, the most wanted first. */
export const pageKinds = [
  "offers",
  "booking",
  "menu",
  "prices",
  "services",
  "shop",
  "category",
  "courses",
  "delivery",
  "gallery",
  "reviews",
  "giftCards",
  "locations",
  "contact",
  "about",
  "faq",
] as const
/** What a customer finds on a page. */
export type PageKind = (typeof pageKinds)[number]

const latin = (words: string) => String.raw`(?<![a-z])(?:${words})(?![a-z])`
/** A Hebrew word may carry a letter or two in front. */
const hebrew = (words: string) => String.raw`(?<!\p{L})[והלב]{0,2}(?:${words})(?!\p{L})`

const pattern = (english: string, hebrewWords: string) => new RegExp(`${latin(english)}|${hebrew(hebrewWords)}`, "iu")

const wordsByKind: Readonly<Record<Exclude<PageKind, "category">, RegExp>> = {
  offers: pattern("offers?|deals?|sales?|specials?|promotions?", "מבצע|מבצעים|הטבות"),
  booking: pattern(
    "book|booking|book now|book online|appointments?|reserve|reservations?",
    "הזמנת תור|קביעת תור|זימון תור|תורים|הזמנת מקום|הזמינו|הזמנה",
  ),
  menu: pattern("menus?", "תפריט|התפריט"),
  prices: pattern("prices?|pricing|price list|rates|fees|tariffs?", "מחירון|מחירים"),
  services: pattern("services?|treatments?|what we do|our work|packages?", "שירותים|השירותים שלנו|טיפולים|חבילות"),
  shop: pattern("shop|store|products?|catalogue|catalog|collections?", "חנות|מוצרים|קטלוג|קולקציה"),
  courses: pattern("courses?|classes|lessons|workshops?|timetable", "קורסים|חוגים|שיעורים|סדנאות"),
  delivery: pattern("delivery|order online|takeaway", "משלוחים|הזמנה אונליין"),
  gallery: pattern("gallery|portfolio|projects|photos", "גלריה|תיק עבודות|עבודות|פרויקטים"),
  reviews: pattern("reviews?|testimonials?", "המלצות|ביקורות|לקוחות ממליצים"),
  giftCards: pattern("gift cards?|gift vouchers?", "כרטיס מתנה|שובר מתנה|גיפט קארד"),
  locations: pattern("locations?|branches|find us|stores|directions|areas covered", "סניפים|איך מגיעים|הסניפים"),
  contact: pattern("contact|contact us|get in touch", "צור קשר|צרו קשר|יצירת קשר"),
  about: pattern("about|about us|our story|who we are", "אודות|עלינו|מי אנחנו|הסיפור שלנו"),
  faq: pattern("faqs?|questions", "שאלות ותשובות|שאלות נפוצות"),
}

/** Pages that no ad leads to, whatever else their words say. */
const unwanted = pattern(
  "log ?in|sign ?in|sign ?up|register|account|cart|basket|bag|checkout|wishlist|privacy|terms|conditions|cookies?|policy|policies|careers?|jobs?|blog|news|press|search|sitemap|track|tracking|accessibility|admin|wp-admin|logout|refund",
  "התחברות|הרשמה|החשבון שלי|עגלה|סל|תקנון|מדיניות|פרטיות|דרושים|בלוג|חדשות|חיפוש|הצהרת נגישות|נגישות",
)

/** Paths that shops keep their categories under. */
const categoryPath = /\/(?:collections|product-category|categor(?:y|ies)|c)\/[^/?#]+/u

const pathOf = (url: string): string => {
  const path = url.replace(/^https?:\/\/[^/?#]*/u, "")
  try {
    return decodeURIComponent(path).replaceAll(/[-_/+]/gu, " ")
  } catch {
    return path.replaceAll(/[-_/+]/gu, " ")
  }
}

/** What a customer finds on a page, by the words of its link, else of its address; undefined for a page that no ad leads to. */
export const pageKindOf = ({ text, url }: WebsitePage): PageKind | undefined => {
  const path = pathOf(url)
  if (unwanted.test(text) || unwanted.test(path)) return undefined
  const byWords = (words: string) => pageKinds.find((kind) => kind !== "category" && wordsByKind[kind].test(words))
  const said = byWords(text)
  if (said !== undefined) return said
  return categoryPath.test(url) ? "category" : byWords(path)
}
