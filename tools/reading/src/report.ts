import { accuracyOf } from "./accuracy.ts"
import type { FirstReading } from "./first-readings.ts"
import type { SetReading } from "./measure.ts"

/** Names judged by what the catalogue suggests first for each. */
export type NamesReading = {
  readonly half: string
  readonly right: number
  readonly names: number
  readonly wrong: number
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

const row = (cells: ReadonlyArray<string | number>): string => `| ${cells.join(" | ")} |`

type FirstReadings = Readonly<Record<string, FirstReading>>

const head = [
  "set",
  "pages",
  "right when first met",
  "invented then",
  "right now",
  "wrong",
  "missing",
  "invented",
  "what it is",
]

const shareOf = ({ right, stated }: FirstReading): string => `${right} of ${stated} (${percent(right, stated)})`

const cellsOf =
  (firsts: FirstReadings) =>
  ({ set, read, verdicts }: SetReading): ReadonlyArray<string | number> => {
    const now = accuracyOf(verdicts)
    const first = firsts[set.set]
    const pages = read === set.pages.length ? read : `${read} of ${set.pages.length}`
    const before = first === undefined ? ["", ""] : [shareOf(first), first.invented]
    return [set.set, pages, ...before, shareOf(now), now.wrong, now.missing, now.invented, set.note]
  }

const countsOf = (firsts: ReadonlyArray<FirstReading>): string => {
  const sum = (count: keyof FirstReading) => firsts.reduce((total, first) => total + first[count], 0)
  return `${sum("right")} of ${sum("stated")} facts (${percent(sum("right"), sum("stated"))}) right, ${sum("wrong")} wrong, ${sum("missing")} missing, ${sum("invented")} invented`
}

/** What to expect of pages never met: the latest set with a first reading, then all of them together. */
const expectationOf = (sets: ReadonlyArray<SetReading>, firsts: FirstReadings): string => {
  const met = sets.flatMap(({ set, read }) => {
    const first = firsts[set.set]
    return first === undefined ? [] : [{ name: set.set, read, first }]
  })
  const latest = met.at(-1)
  const ofLatest =
    latest === undefined
      ? ""
      : `**On pages never met before, the latest set (${latest.name}, ${latest.read} pages): ${countsOf([latest.first])}.** The present reader read it, without what has been mended since from that set alone.\n\n`
  return `${ofLatest}**All ${met.length} first readings together: ${countsOf(met.map(({ first }) => first))}.** Each of these sets was read by the reader of its day, which knew the sets before it and none after.`
}

const fieldNames = ["name", "category", "phones", "emails", "city", "postcode"]

const fieldCells = ({ set, verdicts }: SetReading): ReadonlyArray<string> => [
  set.set,
  ...fieldNames.map((field) => {
    const { right, stated } = accuracyOf(verdicts.filter((verdict) => verdict.field === field))
    return `${right} of ${stated}`
  }),
]

/** The documentation page with the figures of a measurement. */
export const readingPage = (
  sets: ReadonlyArray<SetReading>,
  names: ReadonlyArray<NamesReading>,
  firsts: FirstReadings,
): string =>
  `# Reading a business

Written by \`npm run measure:reading -- <folder or address> --write\`. The facts are name, category, phones, e-mail
addresses, city and postcode as small businesses' own pages state them, labelled by hand before the reader saw a page; a
set of phones or e-mail addresses is right only when it is whole, and \`invented\` counts values where the page states
none. What to expect of other pages is the reading of sets that no rule had met, kept once by \`--first\`; what is right
now is flattered, since the rules were mended from what the first reading got wrong.

${expectationOf(sets, firsts)}

${[row(head), row(head.map(() => "---")), ...sets.map((set) => row(cellsOf(firsts)(set)))].join("\n")}

Right by fact:

${[row(["set", ...fieldNames]), row(["---", ...fieldNames.map(() => "---")]), ...sets.map((set) => row(fieldCells(set)))].join("\n")}

Kinds from the whole name of a business alone (\`tools/reading/sets/names.json\`, sixty British and Indian names): what the
catalogue suggests first. The kept half was seen when brands were put before words ("Boots"), so its figure is flattered
since then.

${[row(["half", "right", "wrong or none"]), row(["---", "---", "---"]), ...names.map(({ half, right, names: all, wrong }) => row([half, `${right} of ${all} (${percent(right, all)})`, wrong]))].join("\n")}

## Where the pages are

\`tools/reading/sets\` lists each page by repository, commit and path, with the address that it is served at and its label;
the text of no page is kept here. The command reads them below a folder or an address that keeps files as
\`owner/repository/commit/path\`, as GitHub's host for raw files does, and names those it could not get. Earlier sets, whose
addresses had not been kept, cannot be measured again and are counted no more.
`
