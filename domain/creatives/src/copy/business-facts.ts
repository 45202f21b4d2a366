import { cycled, type Some } from "../cycled.ts"
import type { Offer } from "../offer.ts"
import { offerText } from "./offer-text.ts"
import type { CopyPatterns } from "./patterns.ts"
import { plainWords } from "./plain-words.ts"

/** What the business has stated; drafts use nothing else. Texts are in the ad's language. */
export interface BusinessFacts {
  readonly name: string
  readonly category?: string
  readonly services: ReadonlyArray<string>
  readonly city?: string
  readonly offer?: Offer
  /** Precedes a flat offer's amount, such as `₹`. */
  readonly currencySymbol?: string
  readonly phone?: string
}

/** The values of a pattern's placeholders, empty where a fact is missing; one set per leading service. */
export interface FactWords {
  readonly name: string
  readonly category: string
  readonly city: string
  readonly inCity: string
  readonly offer: string
  readonly until: string
  readonly phone: string
  readonly service: string
  readonly other: string
}

const untilOf = (offer: Offer | undefined, patterns: CopyPatterns): string => {
  const until = offer?.type === "Skip" ? undefined : offer?.validUntil
  return until === undefined ? "" : patterns.date(Number(until.slice(8)), Number(until.slice(5, 7)))
}

/** Sets of placeholder values, each led by another service; one set without services when none is stated. */
export const factWords = (facts: BusinessFacts, patterns: CopyPatterns): Some<FactWords> => {
  const [first, ...more] = new Set(facts.services.map(plainWords).filter((service) => service !== ""))
  const city = plainWords(facts.city)
  const common = {
    name: plainWords(facts.name),
    category: plainWords(facts.category),
    city,
    inCity: city === "" ? "" : patterns.inCity(city),
    offer: offerText(facts.offer, patterns.language, facts.currencySymbol),
    until: untilOf(facts.offer, patterns),
    phone: plainWords(facts.phone),
  }
  if (first === undefined) return [{ ...common, service: "", other: "" }]
  const services: Some<string> = [first, ...more]
  const led = (service: string, index: number): FactWords => ({
    ...common,
    service,
    other: more.length === 0 ? "" : cycled(services, index + 1),
  })
  return [led(first, 0), ...more.map((service, index) => led(service, index + 1))]
}
