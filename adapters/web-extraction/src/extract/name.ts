import type { Extracted } from "@domain/businesses"
import { countryNamed } from "./country.ts"
import { type Entity, textOf } from "./entity.ts"
import { fact } from "./fact.ts"
import { isOnlyKinds } from "@adapters/places/kinds"
import { type Candidate, candidatesOf, mentions, supportOf, titleParts } from "./name-candidates.ts"
import { hostLabels, isLikeHost, namesLikeHost } from "./host-names.ts"
import { compactName, type Page } from "./page.ts"
import { type PlaceNames, townNamed } from "./place-names.ts"
import { isBlankName } from "./placeholder-names.ts"
import { brandNames, copyrightHolder, logoNames, tidy } from "./written-names.ts"

const generic =
  /^(home|home ?page|welcome|index|main|contact|contact us|about|about us|untitled( document)?|my site|my website|website|site|blog|services|products|menu|gallery|new page|wix(\.com)?|wordpress|squarespace|weebly|shopify|just another wordpress site|official (web)?site|book (now|online)|start|accueil|startseite|inicio|ホーム|トップページ|главная|בית|דף הבית|الرئيسية|document|react app|vite app|vite \+ \w+|(?:create )?next app|my app|app|front ?end|client|company|loading.*|coming soon|page not found|404.*|403.*|error.*|index of.*|(page |site )?not found|just a moment.*|checking your browser.*|access denied.*|forbidden|attention required.*|default web ?site page|welcome to nginx.*|apache2? .*|.*domain (is )?for sale.*|under construction|account suspended|privacy policy|logo|class|header|footer|image|icon|picture|photo|banner|site logo|brand|our logo|(follow|find|visit|reach|call|e?-?mail|contact|join|message|write to) us( on.*| now)?|get in touch|get a quote|(what|who) (do )?we (do|are)|who are we\??|join us|(why|how) (choose )?us|how we work|our (team|services|story|work|gallery|clients|products|location|locations|address|courses|doctors|menu)|(opening|business|working) hours|address|locations?|quick links|useful links|latest news|news|testimonials|reviews|faqs?|shop|cart|log ?in|sign (in|up)|book (an )?appointment|read more|learn more|newsletter|subscribe)$/iu
const salesTalk =
  /\b(best|top|no\.? ?1|#1|leading|affordable|cheap|trusted|near me|near you|welcome to|buy|book|call|get|offers?|quality|online|professional|expert|experienced|emergency|24\/7|free|premium|ultimate|finest|no1|india['’]s|uk['’]s|your)\b/iu
const placePhrase = /\b(in|near|at|from)\s+\p{Lu}/u
const joining = new Set("and the for with from und von der les des del dei van".split(" "))
const companyForm = /\b(ltd|limited|llp|llc|pvt|private|inc|plc|gmbh|& co|& sons|bros|co)\b\.?/iu

const scoreOf = (
  { text, base }: Candidate,
  support: ReadonlyArray<string>,
  url: URL,
  isTown: (text: string) => boolean,
  marks: ReadonlyArray<string>,
): number => {
  const labels = hostLabels(url)
  const compactText = compactName(text)
  const words = text.split(" ").length
  const host = isLikeHost(text, url)
    ? 5
    : labels.some((label) => compactText.length > 3 && (label.includes(compactText) || compactText.includes(label)))
      ? 1.5
      : 0
  const echoed = Math.min(5, support.filter((part) => mentions(part, text)).length)
  const talk =
    (salesTalk.test(text) ? 3 : 0) +
    (placePhrase.test(text) ? 2.5 : 0) +
    (words > 6 ? 2 : 0) +
    (/[!?]$/.test(text) ? 2 : 0)
  const agreed = marks.some((mark) => compactName(mark) === compactText) ? 2.5 : 0
  const bareKind = isOnlyKinds(text) || isTown(text) ? 4 : 0
  const comma = text.includes(",") && !companyForm.test(text) ? 1.5 : 0
  const spoken = text.split(" ").filter((word) => /^\p{Ll}{3,}$/u.test(word) && !joining.has(word)).length > 1 ? 2 : 0
  const lower = /^\p{Ll}/u.test(text) && host < 5 ? 1.5 : 0
  return (
    base +
    host +
    echoed +
    agreed +
    (companyForm.test(text) ? 0.5 : 0) +
    Math.min(words, 3) * 0.25 -
    talk -
    bareKind -
    comma -
    spoken -
    lower
  )
}

/** What a network calls an account ("kirti_academy"). */
const accountName = /^[a-z0-9.]+_[a-z0-9._]+$/

const fitting = (text: string) =>
  text.length > 1 &&
  text.length <= 70 &&
  !generic.test(text) &&
  !isBlankName(text) &&
  (text.length < 4 || countryNamed(text) === undefined) &&
  !/^\p{Script=Latin}{1,2}$/u.test(text) &&
  /\p{L}/u.test(text) &&
  !/@|https?:|lorem ipsum/i.test(text) &&
  !accountName.test(text)

/** Names of the logo or brand that are also a whole part of the title. */
const titleMarks = (page: Page): ReadonlyArray<string> => {
  const parts = new Set(titleParts(page.title).map(compactName))
  return [...logoNames(page), ...brandNames(page)].filter((mark) => parts.has(compactName(mark)))
}

/** Whether a name of structured data is said elsewhere on the page or by its address, and is no slogan. */
const isAgreed = (name: string, support: ReadonlyArray<string>, labels: ReadonlyArray<string>): boolean => {
  const compact = compactName(name)
  const said = support.some((text) => compactName(text).includes(compact))
  const spelled = labels.some((label) => label.includes(compact) || compact.includes(label))
  return (said || spelled) && !(salesTalk.test(name) && placePhrase.test(name))
}

/** A name without its company's form, which a copyright line adds to what the business is called. */
const withoutForm = (text: string): string => text.replace(/\s+(?:ltd|limited|llp|pvt ltd|inc)\.?$/i, "")

/** The name as a title or logo goes on with its kind ("Alder Plumbing" of "Alder Plumbing & Heating Ltd"), when it is the address. */
const wholeName = (name: string, page: Page): string =>
  namesLikeHost(
    [
      page.title,
      page.meta("og:title"),
      page.meta("description"),
      ...logoNames(page),
      ...copyrightHolder(page).map(withoutForm),
    ],
    page.url,
  )
    .map(tidy)
    .find((whole) => whole.toLowerCase().startsWith(`${name.toLowerCase()} `)) ?? name

/** The name as the title spells it when only case, spaces and hyphens differ ("Rebuilt" for "Re-built"). */
const spelledAsTitle = (name: string, page: Page): string =>
  [page.title, page.meta("og:title")]
    .flatMap(titleParts)
    .map(tidy)
    .find((part) => compactName(part) === compactName(name)) ?? name

/** What stands before a town that ends a text ("Kirti Travels" of "Kirti Travels, Nashik"). */
const beforeTown = (text: string, isTown: (part: string) => boolean): ReadonlyArray<string> => {
  const [first = "", second = ""] = text.split(/,\s*/)
  return second !== "" && isTown(second) ? [first] : []
}

const leastScore = 3

/**
 * The business's name: that of structured data when the page or its address says it too, else the candidate from title,
 * logo, heading, footer and address that the page repeats most.
 */
export const findName = (
  page: Page,
  entity: Entity | undefined,
  site: string | undefined,
  places: PlaceNames,
): Extracted<string> | undefined => {
  const isTown = (text: string) => townNamed(places, text, undefined) !== undefined
  const stated = entity === undefined ? undefined : (textOf(entity, "name") ?? textOf(entity, "legalName"))
  const support = supportOf(page, site)
  const labels = hostLabels(page.url)
  const marks = titleMarks(page)
  const named =
    entity !== undefined && stated !== undefined && fitting(stated) ? { stated, source: entity.source } : undefined
  // What follows a dash in structured data is often a slogan that nothing else repeats.
  const first = tidy(titleParts(named?.stated ?? "")[0] ?? "")
  const spoken = [named?.stated ?? "", first].find((text) => fitting(text) && isAgreed(text, support, labels))
  if (named !== undefined && spoken !== undefined) return fact(spoken, named.source, 0.95)
  const ranked = [
    ...(named === undefined ? [] : [{ text: named.stated, source: named.source, base: 6 }]),
    ...candidatesOf(page, site),
  ]
    .map((candidate) => ({ ...candidate, text: tidy(candidate.text) }))
    .flatMap((candidate) => [candidate, ...beforeTown(candidate.text, isTown).map((text) => ({ ...candidate, text }))])
    .filter(({ text }) => fitting(text))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, support, page.url, isTown, marks) }))
    .sort((a, b) => b.score - a.score || b.candidate.text.length - a.candidate.text.length)
  const best = ranked[0]
  if (best === undefined || best.score < leastScore) return undefined
  const text = spelledAsTitle(wholeName(best.candidate.text, page), page)
  const confidence = Math.round(100 * Math.min(0.9, 0.35 + best.score / 20)) / 100
  const withArticle = `The ${text}`
  const articled = [page.title, page.meta("og:title")].some((title) => title.includes(withArticle))
  return fact(articled ? withArticle : text, best.candidate.source, confidence)
}
