import type { PageSource } from "./fact.ts"
import { namesLikeHost } from "./host-names.ts"
import type { Page } from "./page.ts"
import { brandNames, copyrightHolder, largeNames, logoNames, tidy, welcomedNames } from "./written-names.ts"

const separators = /\s*[|–—•·»«:~｜【】]\s*|\s+[-/]\s+|\s*-\s+|(?<=\p{L}{4}|\d)\.\s+|、|\s+::\s+/u

/** The parts of a title between its bars and dashes. */
export const titleParts = (title: string): ReadonlyArray<string> => title.split(separators)

/** A text that may be the name; `base` is the score of its place on the page. */
export type Candidate = { readonly text: string; readonly source: PageSource; readonly base: number }

const bracketed = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/[「『【]([^」』】]{2,30})[」』】]/gu)].map((m) => m[1] ?? "")

const beginnings = (segment: string): ReadonlyArray<string> => {
  const words = segment.split(" ")
  return words.length < 3 || words.length > 8 ? [] : words.slice(2).map((_, i) => words.slice(0, i + 2).join(" "))
}

/** Whether a text contains a name, ignoring case. */
export const mentions = (text: string, candidate: string): boolean =>
  text.toLowerCase().includes(candidate.toLowerCase())

const standsAlone = (text: string, start: string): boolean => {
  const at = text.toLowerCase().indexOf(start.toLowerCase())
  return at >= 0 && /^(?:$|[^\s\p{L}\p{N}&'’-]|\s+[\p{Ll}\d|–—-])/u.test(text.slice(at + start.length))
}

const repeatedBeginnings = (segment: string, elsewhere: ReadonlyArray<string>): ReadonlyArray<string> =>
  elsewhere.some((text) => mentions(text, segment))
    ? []
    : beginnings(segment)
        .filter((start) => elsewhere.some((text) => standsAlone(text, start)))
        .slice(-1)

const described = /^(\p{Lu}[\p{L}'’&.-]+(?: (?:\p{Lu}[\p{L}'’&.-]*|&|and)){1,4}) (?:is|are) (?:an?|the|one of)\b/u

/** Whom a sentence describes: "Asha Rao is a massage therapist". */
const describedNames = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.flatMap((text) => described.exec(text)?.[1] ?? [])

/**
 * Every text that may be the name, from titles and their segments, meta tags, copyright, logo, brand, greeting and
 * headings.
 */
export const candidatesOf = (page: Page, site: string | undefined): ReadonlyArray<Candidate> => {
  const titles = [page.title, page.meta("og:title"), page.meta("twitter:title")]
  const headings = page.lines.filter(({ heading }) => heading).slice(0, 3)
  const elsewhere = [
    page.meta("description"),
    ...copyrightHolder(page),
    ...page.lines.slice(0, 60).map(({ text }) => text),
  ]
  const segments = titles.flatMap((title) => titleParts(title).map((text, i) => ({ text, base: i === 0 ? 2.5 : 2 })))
  const written = [...titles, ...elsewhere, ...logoNames(page), ...brandNames(page)]
  return [
    ...namesLikeHost(written, page.url).map((text) => ({ text, source: "title" as const, base: 4 })),
    ...titles.flatMap(bracketed).map((text) => ({ text, source: "title" as const, base: 6 })),
    ...[page.meta("og:site_name"), page.meta("application-name"), site ?? ""].map((text, i) => ({
      text,
      source: "meta" as const,
      base: i === 1 ? 3 : 6,
    })),
    ...segments.map(({ text, base }) => ({ text, source: "title" as const, base })),
    ...segments.flatMap(({ text }) =>
      repeatedBeginnings(tidy(text), elsewhere).map((start) => ({ text: start, source: "title" as const, base: 4.5 })),
    ),
    ...copyrightHolder(page)
      .slice(-1)
      .map((text) => ({ text, source: "text" as const, base: 4 })),
    ...logoNames(page).map((text) => ({ text, source: "text" as const, base: 3 })),
    ...brandNames(page).map((text) => ({ text, source: "text" as const, base: 3 })),
    ...largeNames(page).map((text) => ({ text, source: "text" as const, base: 2.5 })),
    ...welcomedNames(page).map((text) => ({ text, source: "text" as const, base: 3 })),
    ...describedNames([...titles, page.meta("description")]).map((text) => ({
      text,
      source: "meta" as const,
      base: 3,
    })),
    ...headings.map(({ text }) => ({ text, source: "text" as const, base: 1.5 })),
  ]
}

/** Texts of the page that can confirm a candidate. */
export const supportOf = (page: Page, site: string | undefined): ReadonlyArray<string> =>
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
