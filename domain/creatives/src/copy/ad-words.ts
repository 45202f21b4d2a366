import { cycled, type Some } from "../cycled.ts"
import type { Objective } from "../objective.ts"
import type { Offer } from "../offer.ts"
import type { BusinessFacts } from "./business-facts.ts"
import { offerText } from "./offer-text.ts"
import type { CopyPatterns } from "./patterns.ts"
import { plainWords } from "./plain-words.ts"
import { tradeOf } from "./trade.ts"

/** The values of a pattern's placeholders, empty where a fact is missing; one set per leading service. */
export interface AdWords {
  readonly name: string
  readonly atName: string
  readonly category: string
  readonly inCity: string
  readonly offer: string
  /** The offer with its last day, if it has one. */
  readonly offerUntil: string
  readonly service: string
  readonly other: string
  /** The leading service and a second one. */
  readonly both: string
  /** Two services of three or more. */
  readonly andMore: string
  readonly action: string
  /** The action inside a sentence. */
  readonly toAct: string
  readonly line: string
  readonly otherLine: string
  readonly short: string
  readonly long: string
}

const offerUntil = (offer: Offer | undefined, worded: string, patterns: CopyPatterns): string => {
  const until = offer?.type === "Skip" ? undefined : offer?.validUntil
  if (until === undefined || worded === "") return worded
  return patterns.until(worded, patterns.date(Number(until.slice(8)), Number(until.slice(5, 7))))
}

/** The stated services in sentence case, each once, without the kind of business itself. */
const servicesOf = (facts: BusinessFacts, category: string, patterns: CopyPatterns): ReadonlyArray<string> => {
  const byWords = new Map(
    facts.services.map((service) => {
      const worded = patterns.sentenceCase(plainWords(service))
      return [worded.toLowerCase(), worded] as const
    }),
  )
  return [...byWords].flatMap(([lower, worded]) => (worded === "" || lower === category.toLowerCase() ? [] : [worded]))
}

/** Sets of placeholder values, each led by another service; one set without services when none is stated. */
export const adWords = (facts: BusinessFacts, patterns: CopyPatterns, objective: Objective): Some<AdWords> => {
  const category = patterns.sentenceCase(plainWords(facts.category))
  const [first = "", ...more] = servicesOf(facts, category, patterns)
  const services: Some<string> = [first, ...more]
  const { action, lines, short, long } = patterns.appeals[tradeOf(facts.categorySlug)][objective]
  const [name, city] = [plainWords(facts.name), plainWords(facts.city)]
  const offer = patterns.sentenceCase(offerText(facts.offer, patterns.language, facts.currencySymbol))
  const common = {
    name,
    atName: name === "" ? "" : patterns.atName(name),
    category,
    inCity: city === "" ? "" : patterns.inCity(city),
    offer,
    offerUntil: offerUntil(facts.offer, offer, patterns),
    action,
    toAct: action.charAt(0).toLowerCase() + action.slice(1),
    short,
    long,
  }
  const led = (service: string, index: number): AdWords => {
    const other = cycled(services, index + 1)
    return {
      ...common,
      service,
      other: more.length === 0 ? "" : other,
      both: more.length === 0 ? "" : patterns.both(service, other),
      andMore: more.length < 2 ? "" : patterns.andMore(service, other),
      line: cycled(lines, index),
      otherLine: cycled(lines, index + 1),
    }
  }
  return [led(first, 0), ...more.map((service, index) => led(service, index + 1))]
}
