import { Schema } from "effect"

/** What a business's website says in its favour, in the kinds that ads have words for. */
const claimKinds = [
  "freeDelivery",
  "freeQuotes",
  "freeParking",
  "freeReturns",
  "sameDay",
  "homeVisits",
  "giftCards",
  "familyBusiness",
  "wheelchairAccess",
  "kosher",
  "vegan",
  "openSevenDays",
  "openAllHours",
  "since",
] as const

/** A claim that the website itself makes; `year` is the year that a business says it has worked since. */
export const StatedClaim = Schema.Struct({
  kind: Schema.Literals(claimKinds),
  year: Schema.optionalKey(Schema.Int),
})
export type StatedClaim = typeof StatedClaim.Type

type Kind = StatedClaim["kind"]

const before = String.raw`(?<![\p{L}\p{N}])`
const after = String.raw`(?![\p{L}\p{N}])`

const words = (...all: ReadonlyArray<string>): RegExp => new RegExp(`${before}(?:${all.join("|")})${after}`, "giu")

/** The phrases that make each claim, in English and in Hebrew. Kinds that no phrase makes come from the opening hours. */
const phrases: ReadonlyArray<readonly [Kind, RegExp]> = [
  [
    "freeDelivery",
    words("free (?:home |local |uk |uk-wide |nationwide )?(?:delivery|shipping)", "משלוח(?:ים)? (?:חינם|בחינם)"),
  ],
  [
    "freeQuotes",
    words("free (?:no[- ]obligation )?(?:quotes?|quotations?|estimates?)", "הצעת מחיר (?:חינם|ללא התחייבות|בחינם)"),
  ],
  ["freeParking", words("free (?:on-?site |customer )?(?:car )?parking", "חני(?:י)?ה (?:חינם|בחינם|ללא תשלום)")],
  ["freeReturns", words("free returns", "החזר(?:ה|ות) (?:חינם|בחינם)")],
  [
    "sameDay",
    words("same[- ]day (?:delivery|service|repairs?|appointments?)", "(?:משלוח|שירות) (?:באותו היום|באותו יום)"),
  ],
  ["homeVisits", words("home visits?", "ביקורי בית")],
  ["giftCards", words("gift (?:cards?|vouchers?)", "(?:כרטיס(?:י)? מתנה|שובר(?:י)? מתנה)")],
  ["familyBusiness", words("family[- ](?:run|owned)(?: and operated)?", "family business", "עסק משפחתי")],
  [
    "wheelchairAccess",
    words("wheelchair[- ](?:accessible|access)", "נגיש(?:ה|ים)? לכיסאות גלגלים", "גישה לכיסאות גלגלים"),
  ],
  ["kosher", words("kosher", "כשר(?:ה|ות)?(?: למהדרין)?")],
  ["vegan", words("vegan (?:options?|menu|dishes)", "(?:מנות|אפשרויות) טבעוניות")],
  ["openSevenDays", words("open (?:7|seven) days(?: a week)?", "פתוח(?:ים)? (?:7|שבעה) ימים(?: בשבוע)?")],
  ["openAllHours", words(String.raw`open 24 hours`, String.raw`24\/7`, String.raw`פתוח(?:ים)? 24 שעות`)],
]

/** A claim is none where it is denied, or true only of some orders: "free delivery over £50" is not free delivery. */
const denied =
  /(?:\bno|\bnot|\bnon|\bwithout|\bisn'?t|\baren'?t|\bcan(?:not|'t)|\bunless|לא|אין|ללא|בלי)[^.!?]{0,24}$/iu
const limited =
  /^[^.!?]{0,40}?(?:\b(?:over|above|from|when|if|on orders?|for orders?|on selected|selected|min(?:imum)?|within|up to|with code|\*)|[*†]|מעל|בקנייה|בהזמנה|החל מ|עד)/iu

const founded =
  /(?:\b(?:established|estd?\.?|founded|in business|trading|serving [^.!?]{1,40}|family[- ](?:run|owned)[^.!?]{0,20})\s*(?:in|since)?|נוסד(?:ה|נו)?|הוקם|הוקמה|פועל(?:ת|ים)?|קיים|קיימת)\s*[:,]?\s*(?:in |since |מאז |משנת |בשנת |ב[-־]?)?((?:18|19|20)\d\d)(?!\d)/giu

const isStated = (line: string, pattern: RegExp): boolean =>
  [...line.matchAll(pattern)].some(
    ({ index, 0: found }) =>
      !denied.test(line.slice(Math.max(0, index - 40), index)) && !limited.test(line.slice(index + found.length)),
  )

/** Longer lines are articles, which say more than what the business promises. */
const longestLine = 300

/** What the visible lines of a business's website say in its favour, each kind once. */
export const statedClaims = (lines: ReadonlyArray<string>): ReadonlyArray<StatedClaim> => {
  const short = lines.filter((line) => line.length <= longestLine)
  const claims = phrases.flatMap(([kind, pattern]): ReadonlyArray<StatedClaim> =>
    short.some((line) => isStated(line, pattern)) ? [{ kind }] : [],
  )
  const years = short.flatMap((line) => [...line.matchAll(founded)].map(([, year]) => Number(year)))
  return years.length === 0 ? claims : [...claims, { kind: "since", year: Math.min(...years) }]
}

interface Span {
  readonly weekday: number
  readonly from: number
  readonly to: number
}

/** What the opening hours say: whether the business opens on every day of the week, or never closes. */
export const claimsOfHours = (hours: ReadonlyArray<Span>): ReadonlyArray<StatedClaim> => {
  const days = new Set(hours.map(({ weekday }) => weekday))
  if (days.size < 7) return []
  const minutes = hours.reduce((sum, { from, to }) => sum + to - from, 0)
  return [{ kind: minutes >= 7 * 1440 ? "openAllHours" : "openSevenDays" }]
}
