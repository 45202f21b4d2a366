import { type PageName, pageNames, pageRow } from "@domain/pages"

const begins = "<!-- pages: written by `node tools/specification/src/write-pages.ts` -->"
const ends = "<!-- end of pages -->"

const words = { public: "everybody", signedIn: "signed-in users", member: "members of the business" } as const

const code = (names: ReadonlyArray<string>): string => names.map((name) => `\`${name}\``).join(", ")

const menuOf = (name: PageName): string => {
  const { menu, under } = pageRow(name)
  if (menu === undefined) return under === undefined ? "" : `under ${under}`
  const conditions = [
    menu.categories.join(", "),
    ...(menu.fromState === undefined ? [] : [`from state ${menu.fromState}`]),
    ...(menu.hiddenIfSelfFunded === true ? ["unless self-funded"] : []),
  ]
  return `${menu.group}: ${conditions.join("; ")}`
}

const rowOf = (name: PageName): string => {
  const { path, access, needs = [], reads = [], extras = [] } = pageRow(name)
  const calls = [code(reads), ...(extras.length === 0 ? [] : [`besides: ${code(extras)}`])].filter(
    (part) => part !== "",
  )
  return `| ${name} | \`${path}\` | ${words[access]} | ${code(needs)} | ${menuOf(name)} | ${calls.join("; ")} |`
}

/** The table of pages as a part of a document; the marks around it stay. */
export const pagesList = (): string =>
  [
    begins,
    "",
    "| page | address | opened by | who may | side menu | calls that it waits for |",
    "| --- | --- | --- | --- | --- | --- |",
    ...pageNames.map(rowOf),
    "",
    ends,
  ].join("\n")

/** A document whose part between the marks is written anew. */
export const withPagesList = (document: string): string => {
  const [before, after] = [document.indexOf(begins), document.indexOf(ends)]
  if (before < 0 || after < before) throw new Error("The document has no marks for the list of pages")
  return document.slice(0, before) + pagesList() + document.slice(after + ends.length)
}
