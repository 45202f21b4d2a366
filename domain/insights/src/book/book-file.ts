import { toMajor } from "@domain/kernel"
import type { BookClient } from "./book-client.ts"
import type { ClientHealth } from "./client-standing.ts"

/** The columns of a book's file, in their order. */
export const bookColumns = [
  "number",
  "name",
  "health",
  "currency",
  "spend",
  "formerSpend",
  "results",
  "costPerResult",
  "available",
  "daysLeft",
  "running",
  "leads",
  "oldestLead",
  "refused",
  "approvals",
  "renewal",
  "people",
] as const
/** One of the columns of a book's file. */
export type BookColumn = (typeof bookColumns)[number]

/** The words of a book's file in a language. */
export interface BookFileWords {
  readonly fileName: string
  readonly headOf: (column: BookColumn) => string
  readonly healthOf: (health: ClientHealth) => string
}

/** A client as the cells of a row: amounts in major units, days as dates by `dayOf`, and nothing where nothing is known. */
export const bookRow = (
  client: BookClient,
  { healthOf }: BookFileWords,
  dayOf: (instant: number) => string,
): ReadonlyArray<string> => {
  const { currency, totals, previous, wallet, leads, renewal, people } = client
  const money = (amount: number | undefined) => (amount === undefined ? "" : String(toMajor({ amount, currency })))
  const cells: Readonly<Record<BookColumn, string>> = {
    number: String(client.id),
    name: client.name,
    health: healthOf(client.health),
    currency,
    spend: money(totals.spend),
    formerSpend: money(previous.spend),
    results: String(totals.results),
    costPerResult: money(totals.costPerResult),
    available: money(wallet.available),
    daysLeft: wallet.daysLeft === undefined ? "" : String(wallet.daysLeft),
    running: String(client.running),
    leads: String(leads.count),
    oldestLead: leads.oldestAt === undefined ? "" : dayOf(leads.oldestAt),
    refused: String(client.refused),
    approvals: String(client.approvals),
    renewal: renewal ?? "",
    people: people.map(({ name }) => name).join(", "),
  }
  return bookColumns.map((column) => cells[column])
}
