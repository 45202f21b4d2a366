import type { Extracted } from "@domain/businesses"
import { categoryOfType } from "./category-types.ts"
import type { Entity } from "./entity.ts"
import { textsOf } from "./entity.ts"
import { fact, type PageSource } from "./fact.ts"
import { categoriesInName, categoriesNamed, kindEnding, latinPhrases } from "@adapters/places/kinds"
import type { Line, Page } from "./page.ts"

/** Broad kinds that yield to a more specific one in the same name, as in "physiotherapy clinic". */
const broad = new Set(
  "clinic doctor hospital school college beauty-salon manufacturer wholesaler logistics consultancy-office".split(" "),
)

const joinsTwo = /\s(?:&|and)\s/i

const spelledTogether = [...latinPhrases().keys()]
  .map((phrase) => ({ phrase, together: phrase.replaceAll(" ", "") }))
  .filter(({ together }) => together.length > 5)
  .sort((a, b) => b.together.length - a.together.length)

/**
 * Kinds of business that are spelled out in the page's host name or in the hosts of its e-mail addresses
 * ("info@hillsideeyeclinic.co.uk").
 */
const kindsInHosts = (page: Page, body: string): string =>
  [page.url.hostname, ...[...body.matchAll(/@([\w-]+)\./g)].map((match) => match[1] ?? "")]
    .map(
      (host) =>
        host
          .toLowerCase()
          .replace(/^www\./, "")
          .split(".")[0]
          ?.replaceAll("-", "") ?? "",
    )
    .map((label) => spelledTogether.find(({ together }) => label.includes(together))?.phrase ?? "")
    .join("\n")

const enough = 1.3

type Zone = { readonly text: string; readonly weight: number; readonly most: number; readonly source: PageSource }

const company = /\b(?:ltd|limited|llp|pvt|inc|plc|gmbh)\b/i

/** What a line of a business's registration says ("GST Registration Number - 08ABC"), not what it does. */
const registration = /\b(?:gst|vat|cin|pan|company)\b.{0,20}\b(?:number|no)\b/i

/** The page's distinct lines, without lines that name another company or a registration. */
const linesAboutBusiness = (page: Page, name: string): ReadonlyArray<Line> => {
  const lowerName = name.toLowerCase()
  const seenTexts = new Set<string>()
  return page.lines.filter(({ text }) => {
    const known =
      seenTexts.has(text) ||
      registration.test(text) ||
      (text.length < 60 && company.test(text) && !text.toLowerCase().includes(lowerName))
    seenTexts.add(text)
    return !known
  })
}

const keywordsWeight = 1.5

/** Words of names that say how a business sells and not what: its page says that, or nothing does. */
const withoutTraders = (text: string): string => text.replace(/\b(?:traders?|agencies)\b/gi, " ")

const zonesOf = (page: Page, name: string): ReadonlyArray<Zone> => {
  const lines = linesAboutBusiness(page, name)
  const headings = lines.filter(({ heading }) => heading).map(({ text }) => text)
  const body = lines
    .map(({ text }) => text)
    .join("\n")
    .slice(0, 20_000)
  return [
    { text: withoutTraders(name), weight: 8, most: 1, source: "title" },
    {
      text: joinsTwo.test(name) ? "" : withoutTraders(name.split(" ").slice(-1).join(" ")),
      weight: 4,
      most: 1,
      source: "title",
    },
    { text: kindsInHosts(page, body), weight: enough, most: 1, source: "link" },
    { text: withoutTraders(page.title), weight: 4, most: 1, source: "title" },
    {
      text: withoutTraders(`${page.meta("og:title")}\n${page.meta("og:site_name")}`),
      weight: 3,
      most: 1,
      source: "meta",
    },
    { text: `${page.meta("description")}\n${page.meta("og:description")}`, weight: 2.5, most: 1, source: "meta" },
    { text: page.meta("keywords"), weight: keywordsWeight, most: 1, source: "meta" },
    { text: headings.join("\n"), weight: 1, most: 2, source: "text" },
    { text: body, weight: 0.3, most: 8, source: "text" },
  ]
}

const teaching = /\b(?:classes|academy|tutorials?|coaching|study (?:circle|cent(?:re|er)))\b/i
const learners =
  /\b(?:students?|courses?|exams?|syllabus|cbse|icse|ssc|hsc|boards?|toppers?|batch(?:es)?|std|faculty|admissions?)\b/i

/** Whether a name such as "Rao Classes" names no kind of business but its page is about courses and students. */
const teaches = (name: string, body: string): boolean => teaching.test(name) && body.search(learners) >= 0

const festive =
  /\b(?:mandap|weddings?|events?|flowers?|floral|stage|birthdays?|balloons?|haldi)\s+decorat(?:ions?|ors?)\b/i

/** Whether a decorator decorates weddings and halls rather than walls. */
const decoratesEvents = (name: string, body: string): boolean => /\bdecorators?\b/i.test(name) && festive.test(body)

/** Whether a page calls its business a maker in its title: what it makes is then not its kind ("Wire Manufacturer"). */
const manufactures = (page: Page): boolean =>
  [page.title, page.meta("og:title")].some((text) => /\bmanufacturers?\b/i.test(text)) ||
  /\bmanufacturers?\b (?:and|&|of)\b/i.test(page.meta("description"))

const trading =
  /\b(?:distribut(?:ors?|es|ing)|wholesalers?|importers?|exporters?|stockists?|suppliers?|manufacturers?)\b(?: and \w+)? (?:of|for)\b/i
const professions: ReadonlySet<string> = new Set(
  "dentist clinic doctor hospital dermatologist eye-clinic optician physiotherapist veterinarian diagnostic-lab".split(
    " ",
  ),
)

/**
 * Professions that a page supplies ("distributor of dental products"); none is its own kind unless the name says so.
 */
const onlySuppliedTo = (name: string, body: string): ReadonlyArray<string> =>
  trading.test(body) ? [...professions].filter((slug) => !categoriesNamed(name).has(slug)) : []

const maker = /\b(?:we are|is an?|are an?|is the|is one of the)\b[^.]{0,80}\b(?:manufacturers?|exporters?)\b/i
const dealer =
  /\b(?:we are|is an?|are an?|is the|is one of the)\b[^.]{0,80}\b(?:distributors?|wholesalers?|stockists?|importers?)\b|\b(?:authori[sz]ed|main|sole|exclusive) (?:distribut(?:ors?|orship|ion)|stockists?)\b/i

/** The weight of a trade that the running text says of the business. */
const tradeWeight = 2

/** Zones of this weight are names and titles; those below are running text. */
const leastOfName = 2.5

/** The weight of a kind that only the last word of the name says ("Rao Motors"): less than its title's words. */
const endingWeight = 3.5

/** How many lines of running text tell a kind that neither name, title, description nor first heading says. */
const leastLines = 3

/** The kinds that too few lines mention: a paragraph on a service does not say what the business is. */
const mentionedOnly = (lines: ReadonlyArray<Line>, kinds: ReadonlyArray<string>): ReadonlyArray<string> => {
  const counts = new Map<string, number>()
  for (const { text } of lines)
    for (const slug of categoriesNamed(text).keys()) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return kinds.filter((slug) => (counts.get(slug) ?? 0) < leastLines)
}

const fromWords = (page: Page, name: string): Extracted<string> | undefined => {
  const scores = new Map<string, number>()
  const sources = new Map<string, PageSource>()
  const stated = new Set<string>()
  const said = new Set<string>()
  for (const { text, weight, most, source } of zonesOf(page, name)) {
    const named = weight >= leastOfName ? categoriesInName(text) : categoriesNamed(text)
    for (const [slug, count] of named) {
      // Keywords list what people search for; a kind that they alone name is none.
      if (weight !== keywordsWeight) said.add(slug)
      scores.set(slug, (scores.get(slug) ?? 0) + weight * Math.min(count, most) * (broad.has(slug) ? 0.75 : 1))
      if (!sources.has(slug)) sources.set(slug, source)
      if (weight >= enough) stated.add(slug)
    }
  }
  const lines = linesAboutBusiness(page, name)
  const heading = lines.find((line) => line.heading)?.text ?? ""
  for (const slug of categoriesNamed(heading).keys()) stated.add(slug)
  const unstated = [...scores.keys()].filter((slug) => !stated.has(slug))
  for (const slug of mentionedOnly(lines, unstated)) scores.delete(slug)
  for (const slug of [...scores.keys()].filter((each) => !said.has(each))) scores.delete(slug)
  const ending = kindEnding(name)
  if (ending !== undefined) scores.set(ending, (scores.get(ending) ?? 0) + endingWeight)
  const body = page.lines.map(({ text }) => text).join("\n")
  if (teaches(name, `${page.meta("description")}\n${body}`))
    scores.set("coaching-centre", (scores.get("coaching-centre") ?? 0) + 3)
  if (decoratesEvents(name, `${name}\n${page.meta("description")}\n${body}`)) {
    scores.set("event-planner", (scores.get("event-planner") ?? 0) + (scores.get("painter") ?? 0))
    scores.delete("painter")
  }
  if (manufactures(page)) scores.set("manufacturer", Math.max(...scores.values()) + 1)
  for (const slug of onlySuppliedTo(name, body)) scores.delete(slug)
  if (maker.test(body)) scores.set("manufacturer", (scores.get("manufacturer") ?? 0) + tradeWeight)
  else if (dealer.test(body)) scores.set("wholesaler", (scores.get("wholesaler") ?? 0) + tradeWeight)
  const named = [...categoriesInName(name).keys()]
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1] || named.indexOf(b[0]) - named.indexOf(a[0]))
  if (best === undefined || best[1] < enough) return undefined
  const lead = second === undefined ? 1 : (best[1] - second[1]) / best[1]
  return fact(
    best[0],
    sources.get(best[0]) ?? "text",
    Math.round(100 * Math.min(0.85, 0.45 + 0.25 * lead + best[1] / 60)) / 100,
  )
}

const fromTypes = (entity: Entity): Extracted<string> | undefined => {
  const slug = entity.types.map((type) => categoryOfType[type]).find((knownSlug) => knownSlug !== undefined)
  if (slug !== undefined) return fact(slug, entity.source, 0.95)
  const cuisine = textsOf(entity, "servesCuisine").length > 0
  return cuisine ? fact("restaurant", entity.source, 0.8) : undefined
}

const refinable = new Set(["LodgingBusiness", "FoodEstablishment", "FinancialService", "BarOrPub", "HealthClub"])

/** The kind of business: by schema.org type if specific, else by the words of name, title, description and text. */
export const findCategory = (page: Page, entity: Entity | undefined, name: string): Extracted<string> | undefined => {
  const typed = entity === undefined ? undefined : fromTypes(entity)
  const worded = fromWords(page, name)
  if (typed === undefined) return worded
  const vague = entity?.types.every((type) => refinable.has(type) || categoryOfType[type] === undefined) === true
  return vague && worded !== undefined && worded.confidence > 0.7 ? worded : typed
}
