import type { Region } from "@domain/kernel"
import { Result } from "effect"
import type { HashedPerson, ListNetwork, Sha256 } from "./hashed-person.ts"
import type { ColumnMatch, ColumnMeaning } from "./list-columns.ts"
import { normalEmail, normalName, normalPhone, normalPostcode } from "./normalised-person.ts"

/** Why a row of a customers' file is of no use. */
export const rowProblems = ["NoContact", "EmailUnreadable", "PhoneUnreadable", "BothUnreadable"] as const
/** Why one row of a customers' file is of no use. */
export type RowProblem = (typeof rowProblems)[number]

/** A customer as one network compares them, before hashing; country and postal code stay as they are. */
export type NormalPerson = Readonly<Partial<Record<ColumnMeaning, string>>>

/** A usable row: the customer for each network, and what tells that two rows are of the same person. */
export interface UsableRow {
  readonly people: Readonly<Partial<Record<ListNetwork, NormalPerson>>>
  readonly identity: string
}

/** A cell without what spreadsheets and safe downloads write around numbers: `="…"`, or an apostrophe before it. */
const unguarded = (cell: string): string =>
  (/^=\s*"(.*)"$/u.exec(cell)?.[1] ?? cell.replace(/^'(?=[+=@-])/u, "")).trim()

const cellOf = (row: ReadonlyArray<string>, match: ColumnMatch, meaning: ColumnMeaning): string => {
  const column = match[meaning]
  return column === undefined ? "" : unguarded((row[column] ?? "").trim())
}

/** Regions whose names stand in files in place of their codes. */
const countryNames: Readonly<Record<string, string>> = { INDIA: "IN", "UNITED KINGDOM": "GB", UK: "GB" }

const countryOf = (text: string, region: Region): string => {
  const upper = text.toUpperCase()
  const code = countryNames[upper] ?? upper
  return /^[A-Z]{2}$/.test(code) ? code : region
}

const withValues = (values: Readonly<Partial<Record<ColumnMeaning, string | undefined>>>): NormalPerson =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ""))

const personFor = (
  network: ListNetwork,
  cell: (meaning: ColumnMeaning) => string,
  region: Region,
): NormalPerson | undefined => {
  const email = normalEmail(network, cell("email"))
  const phone = normalPhone(network, cell("phone"), region)
  if (email === undefined && phone === undefined) return undefined
  return withValues({
    email,
    phone,
    firstName: normalName(network, cell("firstName"), "first"),
    lastName: normalName(network, cell("lastName"), "last"),
    country: countryOf(cell("country"), region),
    postcode: normalPostcode(network, cell("postcode")),
  })
}

const problemOf = (email: string, phone: string): RowProblem => {
  if (email === "" && phone === "") return "NoContact"
  if (phone === "") return "EmailUnreadable"
  return email === "" ? "PhoneUnreadable" : "BothUnreadable"
}

/**
 * A row as networks take it, or why it is of no use: it is usable with an e-mail or a phone that each network can compare.
 * Phones without a country's code, and rows without a country, are of the business's region.
 */
export const usableRow = (
  row: ReadonlyArray<string>,
  match: ColumnMatch,
  region: Region,
  networks: ReadonlyArray<ListNetwork>,
): Result.Result<UsableRow, RowProblem> => {
  const cell = (meaning: ColumnMeaning) => cellOf(row, match, meaning)
  const people: Partial<Record<ListNetwork, NormalPerson>> = {}
  for (const network of networks) {
    const person = personFor(network, cell, region)
    if (person !== undefined) people[network] = person
  }
  const [first] = Object.values(people)
  if (first === undefined) return Result.fail(problemOf(cell("email"), cell("phone")))
  return Result.succeed({ people, identity: `${first.email ?? ""} ${first.phone ?? ""}` })
}

/** Fields that networks compare by their hashes. */
const hashedFields = ["email", "phone", "firstName", "lastName"] as const

/** A person as a network takes them. */
export const hashedPerson = async (
  person: NormalPerson,
  hash: (text: string) => Promise<Sha256>,
): Promise<HashedPerson> => {
  const hashes = await Promise.all(
    hashedFields.map(async (field) => {
      const value = person[field]
      return value === undefined ? undefined : ([field, await hash(value)] as const)
    }),
  )
  const { country, postcode } = person
  return {
    ...Object.fromEntries(hashes.filter((entry) => entry !== undefined)),
    ...(country !== undefined && { country }),
    ...(postcode !== undefined && { postcode }),
  }
}

/** Whether two hashed people are the same person: their e-mails or their phones are equal. */
export const isSamePerson = (one: HashedPerson, other: HashedPerson): boolean =>
  (one.email !== undefined && one.email === other.email) || (one.phone !== undefined && one.phone === other.phone)
