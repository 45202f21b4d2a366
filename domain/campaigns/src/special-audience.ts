import { specialCategories } from "./special-categories.ts"
import { withoutExclusions } from "./excluded-places.ts"
import { ageBands as everyAge } from "./targeting-options.ts"
import type { AgeBand } from "./age-bands.ts"
import type { AudienceLanguage } from "./audience-language.ts"
import type { Gender, Interest, TargetLocation } from "./targeting.ts"
import type { SpecialAds, SpecialCategory } from "./special-ads.ts"

/** Kinds of business of the catalogue whose ads mostly offer it. Ours. */
const kinds: Readonly<Record<SpecialCategory, ReadonlySet<string>>> = {
  Housing: new Set(["estate-agent", "property-developer", "property-management-company", "hostel", "student-housing"]),
  Employment: new Set(["employment-agency", "recruitment-agency", "staffing-agency"]),
  Finance: new Set([
    "bank",
    "financial-adviser",
    "financial-office",
    "insurance-agency",
    "pawnbroker",
    "mortgage-broker",
  ]),
}

/** Words that offer it, in the languages of the regions and of the product. Ours. */
const words: Readonly<Record<SpecialCategory, ReadonlyArray<RegExp>>> = {
  Housing: [
    /\b(?:real estate|estate agents?|letting agents?|lettings|property dealers?|\d\s*bhk|paying guest|house shares?)\b/u,
    /\b(?:homes?|houses?|flats?|apartments?|villas?|plots?|bungalows?|propert(?:y|ies)|rooms?)\b.{0,30}\b(?:for sale|to let|to rent|for rent|on rent)\b/u,
    /\b(?:buy|rent|sell|let)\b.{0,20}\b(?:home|house|flat|apartment|villa|property)\b/u,
    /נדל["״]?ן|(?:דיר(?:ה|ות)|בתים|בית) (?:ל|ב)(?:מכירה|השכרה)/u,
    /(?:मकान|फ्लैट|घर|प्लॉट).{0,20}(?:किराए|किराये|बिक्री)/u,
  ],
  Employment: [
    /\b(?:hiring|vacanc(?:y|ies)|job (?:openings?|offers?)|jobs available|recruit(?:ment|ing|ers?)|staffing|internships?|walk-?in interviews?|join our team)\b/u,
    /דרושים|דרוש\/ה|משרות (?:פנויות|פתוחות)|גיוס עובדים/u,
    /नौकरी|भर्ती/u,
  ],
  Finance: [
    /\b(?:loans?|mortgages?|remortgag\w*|credit cards?|emi|insurance|pensions?|nbfc|financial (?:advice|advis\w+|planning|products?))\b/u,
    /\b(?:mutual funds?|invest(?:ing|ments?|ors?)|stock (?:market|brok\w+|trading)|shares? trading|demat|portfolio management|sips?|ipos?)\b/u,
    /הלווא(?:ה|ות)|משכנת(?:א|ה|אות)|ביטוח|השקעות|קרנות נאמנות|כרטיס(?:י)? אשראי/u,
    /लोन|ऋण|बीमा|निवेश|म्यूचुअल/u,
  ],
}

const securities = [words.Finance[1], /השקעות|קרנות נאמנות/u, /निवेश|म्यूचुअल/u]

/** What a business says of itself and its ads. */
export interface SaidOfAds {
  /** Its kind in the catalogue. */
  readonly kind?: string | undefined
  readonly texts: ReadonlyArray<string>
}

/** What the ads may offer by the kind of business and the words; whoever makes them is asked, and decides. */
export const suggestedCategories = ({ kind = "", texts }: SaidOfAds): ReadonlyArray<SpecialCategory> => {
  const said = texts.join("\n").toLowerCase()
  return specialCategories.filter(
    (category) => kinds[category].has(kind) || words[category].some((pattern) => pattern.test(said)),
  )
}

/** Whether the words offer securities or investments. */
export const mentionsSecurities = ({ texts }: Pick<SaidOfAds, "texts">): boolean =>
  securities.some((pattern) => pattern?.test(texts.join("\n").toLowerCase()) === true)

/** The least distance round a place that such ads are shown in, in kilometres. Source: Meta's help, "15 miles"; its circles are of 25 km. */
export const leastSpecialKilometers = 25

/** Whom ads are shown to. */
export interface ShownAudience {
  readonly ageBands: ReadonlyArray<AgeBand>
  readonly gender: Gender
  readonly location: TargetLocation
  readonly interests: ReadonlyArray<Interest>
  /** Any where absent. */
  readonly languages?: ReadonlyArray<AudienceLanguage>
}

const wideRadius = ({ unit }: TargetLocation): TargetLocation["radius"] => (unit === "Miles" ? 20 : 25)

const widened = (location: TargetLocation): TargetLocation => ({
  ...withoutExclusions(location),
  radius: location.radius > wideRadius(location) ? location.radius : wideRadius(location),
  areas: location.areas.map(({ postcode: _code, ...area }) => area),
})

/** Whether networks let such ads leave nobody out. */
export const isSpecial = (special: SpecialAds | undefined): boolean =>
  special !== undefined && special.categories.length > 0

/**
 * The audience as the networks allow it. Special ads reach everybody from 18, in any language, with no postal code, wide circles that
 * leave no place out, and neither interests nor behaviours, since Meta bars some of both.
 */
export const allowedAudience = (audience: ShownAudience, special: SpecialAds | undefined): ShownAudience =>
  isSpecial(special)
    ? { ageBands: everyAge, gender: "All", location: widened(audience.location), interests: [] }
    : audience

/** Whether a declaration lacks a number: financial products for securities in India name who gains and who pays. */
export const lacksIdentity = ({ securities: declared }: SpecialAds): boolean =>
  declared !== undefined && (declared.beneficiary === "" || declared.payer === "")
