import type { Extracted } from "@domain/businesses"
import { countryNamed } from "./country.ts"
import { type Entity, textOf } from "./entity.ts"
import { fact, type PageSource } from "./fact.ts"
import { isOnlyKinds } from "./kinds-in-text.ts"
import { type Page, squeeze } from "./page.ts"
import { isBlankName } from "./placeholders.ts"

const separators = /\s*[|–—•·»«:~｜【】]\s*|\s+[-/]\s+|\s*-\s+|(?<=\p{L}{4}|\d)\.\s+|、|\s+::\s+/u
const generic =
  /^(home|home ?page|welcome|index|main|contact|contact us|about|about us|untitled( document)?|my site|my website|website|site|blog|services|products|menu|gallery|new page|wix(\.com)?|wordpress|squarespace|weebly|shopify|just another wordpress site|official (web)?site|book (now|online)|start|accueil|startseite|inicio|ホーム|トップページ|главная|בית|דף הבית|الرئيسية|document|react app|vite app|loading.*|coming soon|page not found|404.*|403.*|error.*|index of.*|(page |site )?not found|just a moment.*|checking your browser.*|access denied.*|forbidden|attention required.*|default web ?site page|welcome to nginx.*|apache2? .*|.*domain (is )?for sale.*|under construction|account suspended|privacy policy|logo|class|header|footer|image|icon|picture|photo|banner|site logo|brand|our logo|(follow|find|visit|reach|call|e?-?mail|contact|join|message|write to) us( on.*| now)?|get in touch|get a quote|our (team|services|story|work|gallery|clients|products|location|locations|address|courses|doctors|menu)|(opening|business|working) hours|address|locations?|quick links|useful links|latest news|news|testimonials|reviews|faqs?|shop|cart|log ?in|sign (in|up)|book (an )?appointment|read more|learn more|newsletter|subscribe)$/iu
const salesTalk =
  /\b(best|top|no\.? ?1|#1|leading|affordable|cheap|trusted|near me|near you|welcome to|buy|book|call|get|offers?|quality|online|professional|expert|experienced|emergency|24\/7|free)\b/iu
const placePhrase = /\b(in|near|at)\s+\p{Lu}/u
const joining = new Set("and the for with from und von der les des del dei van".split(" "))
const companyForm = /\b(ltd|limited|llp|llc|pvt|private|inc|plc|gmbh|& co|& sons|bros|co)\b\.?/iu

const compact = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "")
const tidy = (text: string) =>
  squeeze(text)
    .replace(/^(welcome to|willkommen bei|bienvenue chez|bienvenidos a)\s+/i, "")
    .replace(/[\s,;:|!.–-]+$/u, "")
    .replace(/^[\s,;:|!.–-]+/u, "")
    .replace(/^["“'](.*)["”']$/u, "$1")
    .replace(/^(.*\b(?:ltd|limited|llp|pty ltd|inc|plc)\b\.?)\s+\p{Lu}.*$/iu, "$1")

const copyrightHolder = (page: Page): ReadonlyArray<string> =>
  page.lines.flatMap(({ text }) => {
    const match =
      /(?:©|\(c\)|copyright)\s*(?:©|\(c\)|copyright)?\s*(?:\d{4}\s*(?:[-–—]\s*(?:\d{2,4}|present))?)?\s*,?\s*(?:(?:all )?(?:rights? )?reserved\s+(?:to|by|for)\s+)?(?:by\s+)?(.{2,80}?)(?:\s*[|•·–—,]|(?<!\b(?:dr|mr|mrs|ms|st|prof|smt|shri|sri|adv|pvt|co))\.(?:\s|$)|\s+(?:-|all rights|\d{4})|\s*(?:©|\(c\))|$)/iu.exec(
        text,
      )
    const holder = tidy(match?.[1] ?? "")
    return holder === "" || /^\d|^all rights|designed|powered/i.test(holder) ? [] : [holder]
  })

const logoNames = (page: Page): ReadonlyArray<string> =>
  page
    .$(
      "header img[alt], nav img[alt], img[class*=logo i][alt], img[id*=logo i][alt], img[src*=logo i][alt], [class*=logo i] img[alt]",
    )
    .toArray()
    .slice(0, 4)
    .map((element) =>
      tidy(
        squeeze(page.$(element).attr("alt") ?? "").replace(
          /(\s*[-–|]?\s*(official\s+)?logo\b.*|\s*ロゴ.*|\s+icon)$/iu,
          "",
        ),
      ),
    )
    .filter((alt) => alt !== "" && alt.length < 60)

const brandNames = (page: Page): ReadonlyArray<string> =>
  page
    .$(
      "[class*=navbar-brand], [class*=site-title], [class*=site-name], [class*=sitename], [class*=brand-name], [class~=logo], [class*=logo-text], [id=logo], [class~=brand]",
    )
    .toArray()
    .slice(0, 4)
    .map((element) => tidy(page.$(element).text()))
    .filter((text) => text.length > 1 && text.length < 60)

const hostLabels = (url: URL): ReadonlyArray<string> => {
  const labels = url.hostname.replace(/^www\./, "").split(".")
  const file = url.pathname.split("/").flatMap((part) => part.replace(/\.\w+$/, "").split("."))
  return [...labels, ...file].map(compact).filter((label) => label.length > 3)
}

/** Names that a page greets with: "Welcome to Naidu Tours, your gateway to ...". */
const welcomedNames = (page: Page): ReadonlyArray<string> =>
  page.lines
    .flatMap(
      ({ text }) =>
        /\b[Ww]elcome to (?:the )?(\p{Lu}[^,.!?:;|–—]{2,49}?)(?:[,.!?:;|–—]|\s+[-–]\s|$)/u.exec(text)?.[1] ?? [],
    )
    .slice(0, 2)
    .map(tidy)

/** The first large bold words of a page that draws its headings with font elements. */
const largeNames = (page: Page): ReadonlyArray<string> =>
  page
    .$("font[size=5], font[size=6], font[size=7], big")
    .toArray()
    .slice(0, 1)
    .map((element) => tidy(page.$(element).text()))
    .filter((text) => text.length > 2 && text.length < 50 && !/\d/.test(text))

type Candidate = { readonly text: string; readonly source: PageSource; readonly base: number }

const bracketed = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/[「『【]([^」』】]{2,30})[」』】]/gu)].map((m) => m[1] ?? "")

const beginnings = (segment: string): ReadonlyArray<string> => {
  const words = segment.split(" ")
  return words.length < 3 || words.length > 8 ? [] : words.slice(2).map((_, i) => words.slice(0, i + 2).join(" "))
}

const mentions = (text: string, candidate: string): boolean => text.toLowerCase().includes(candidate.toLowerCase())

const standsAlone = (text: string, start: string): boolean => {
  const at = text.toLowerCase().indexOf(start.toLowerCase())
  return at >= 0 && /^(?:$|[^\s\p{L}\p{N}&'’-]|\s+[\p{Ll}\d|–—-])/u.test(text.slice(at + start.length))
}

const beginningsEchoed = (segment: string, elsewhere: ReadonlyArray<string>): ReadonlyArray<string> =>
  elsewhere.some((text) => mentions(text, segment))
    ? []
    : beginnings(segment)
        .filter((start) => elsewhere.some((text) => standsAlone(text, start)))
        .slice(-1)

const candidatesOf = (page: Page, site: string | undefined): ReadonlyArray<Candidate> => {
  const titles = [page.title, page.meta("og:title"), page.meta("twitter:title")]
  const headings = page.lines.filter(({ heading }) => heading).slice(0, 3)
  const elsewhere = [
    page.meta("description"),
    ...copyrightHolder(page),
    ...page.lines.slice(0, 60).map(({ text }) => text),
  ]
  const segments = titles.flatMap((title) =>
    title.split(separators).map((text, i) => ({ text, base: i === 0 ? 2.5 : 2 })),
  )
  return [
    ...titles.flatMap(bracketed).map((text) => ({ text, source: "title" as const, base: 6 })),
    ...[page.meta("og:site_name"), page.meta("application-name"), site ?? ""].map((text, i) => ({
      text,
      source: "meta" as const,
      base: i === 1 ? 3 : 6,
    })),
    ...segments.map(({ text, base }) => ({ text, source: "title" as const, base })),
    ...segments.flatMap(({ text }) =>
      beginningsEchoed(tidy(text), elsewhere).map((start) => ({ text: start, source: "title" as const, base: 4.5 })),
    ),
    ...copyrightHolder(page)
      .slice(-1)
      .map((text) => ({ text, source: "text" as const, base: 4 })),
    ...logoNames(page).map((text) => ({ text, source: "text" as const, base: 3 })),
    ...brandNames(page).map((text) => ({ text, source: "text" as const, base: 3 })),
    ...largeNames(page).map((text) => ({ text, source: "text" as const, base: 2.5 })),
    ...welcomedNames(page).map((text) => ({ text, source: "text" as const, base: 3 })),
    ...headings.map(({ text }) => ({ text, source: "text" as const, base: 1.5 })),
  ]
}

const supportOf = (page: Page, site: string | undefined): ReadonlyArray<string> =>
  [
    page.title,
    page.meta("og:title"),
    page.meta("description"),
    page.meta("keywords"),
    page.meta("og:site_name"),
    site ?? "",
    ...copyrightHolder(page).slice(-1),
    logoNames(page).join(" "),
    brandNames(page).join(" "),
    page.lines
      .filter(({ heading }) => heading)
      .map(({ text }) => text)
      .join("\n"),
    page.lines
      .filter(({ heading }) => !heading)
      .map(({ text }) => text)
      .join("\n")
      .slice(0, 8000),
  ].filter((text) => text !== "")

const scoreOf = ({ text, base }: Candidate, support: ReadonlyArray<string>, labels: ReadonlyArray<string>): number => {
  const own = compact(text)
  const words = text.split(" ").length
  const host = labels.some((label) => label === own)
    ? 5
    : labels.some((label) => own.length > 3 && (label.includes(own) || own.includes(label)))
      ? 1.5
      : 0
  const echoed = Math.min(5, support.filter((part) => mentions(part, text)).length)
  const talk =
    (salesTalk.test(text) ? 3 : 0) +
    (placePhrase.test(text) ? 2.5 : 0) +
    (words > 6 ? 2 : 0) +
    (/[!?]$/.test(text) ? 2 : 0)
  const bareKind = isOnlyKinds(text) ? 4 : 0
  const comma = text.includes(",") && !companyForm.test(text) ? 1.5 : 0
  const spoken = text.split(" ").filter((word) => /^\p{Ll}{3,}$/u.test(word) && !joining.has(word)).length > 1 ? 2 : 0
  const lower = /^\p{Ll}/u.test(text) && host < 5 ? 1.5 : 0
  return (
    base +
    host +
    echoed +
    (companyForm.test(text) ? 0.5 : 0) +
    Math.min(words, 3) * 0.25 -
    talk -
    bareKind -
    comma -
    spoken -
    lower
  )
}

const fitting = (text: string) =>
  text.length > 1 &&
  text.length <= 70 &&
  !generic.test(text) &&
  !isBlankName(text) &&
  (text.length < 4 || countryNamed(text) === undefined) &&
  !/^\p{Script=Latin}{1,2}$/u.test(text) &&
  /\p{L}/u.test(text) &&
  !/@|https?:|lorem ipsum/i.test(text)

const leastScore = 3

/** The business's name: as structured data states it, else the candidate from title, logo, heading and footer most echoed on the page. */
export const findName = (
  page: Page,
  entity: Entity | undefined,
  site: string | undefined,
): Extracted<string> | undefined => {
  const stated = entity === undefined ? undefined : (textOf(entity, "name") ?? textOf(entity, "legalName"))
  if (entity !== undefined && stated !== undefined && fitting(stated)) return fact(stated, entity.source, 0.95)
  const support = supportOf(page, site)
  const labels = hostLabels(page.url)
  const ranked = candidatesOf(page, site)
    .map((candidate) => ({ ...candidate, text: tidy(candidate.text) }))
    .filter(({ text }) => fitting(text))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, support, labels) }))
    .sort((a, b) => b.score - a.score || b.candidate.text.length - a.candidate.text.length)
  const best = ranked[0]
  if (best === undefined || best.score < leastScore) return undefined
  const confidence = Math.round(100 * Math.min(0.9, 0.35 + best.score / 20)) / 100
  const withArticle = `The ${best.candidate.text}`
  const articled = [page.title, page.meta("og:title")].some((title) => title.includes(withArticle))
  return fact(articled ? withArticle : best.candidate.text, best.candidate.source, confidence)
}
