import { accuracyOf } from "./accuracy.ts"
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

const head = ["set", "pages", "right", "wrong", "missing", "invented", "what it is"]

const cellsOf = ({ set, read, verdicts }: SetReading): ReadonlyArray<string | number> => {
  const { right, wrong, missing, stated, invented } = accuracyOf(verdicts)
  const pages = read === set.pages.length ? read : `${read} of ${set.pages.length}`
  return [set.set, pages, `${right} of ${stated} (${percent(right, stated)})`, wrong, missing, invented, set.note]
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
export const readingPage = (sets: ReadonlyArray<SetReading>, names: ReadonlyArray<NamesReading>): string =>
  `# Reading a business

Written by \`npm run measure:reading -- <folder or address> --write\`. The facts are name, category, phones, e-mail
addresses, city and postcode as small businesses' own pages state them, labelled by hand before the reader saw a page; a
set of phones or e-mail addresses is right only when it is whole, and \`invented\` counts values where the page states
none. The set to expect of other pages is the one that no rule was mended from.

${[row(head), row(head.map(() => "---")), ...sets.map((set) => row(cellsOf(set)))].join("\n")}

Right by fact:

${[row(["set", ...fieldNames]), row(["---", ...fieldNames.map(() => "---")]), ...sets.map((set) => row(fieldCells(set)))].join("\n")}

Kinds from the whole name of a business alone (\`tools/reading/sets/names.json\`, sixty British and Indian names): what the
catalogue suggests first.

${[row(["half", "right", "wrong or none"]), row(["---", "---", "---"]), ...names.map(({ half, right, names: all, wrong }) => row([half, `${right} of ${all} (${percent(right, all)})`, wrong]))].join("\n")}

## Where the pages are

\`tools/reading/sets\` lists each page by repository, commit and path, with the address that it is served at and its label;
the text of no page is kept here. The command reads them below a folder or an address that keeps files as
\`owner/repository/commit/path\`, as GitHub's host for raw files does, and names those it could not get. Earlier sets, whose
addresses had not been kept, cannot be measured again and are counted no more.
`
