import { DocumentKind, FinancialYear } from "@domain/wallet"
import { Option, Schema } from "effect"

const yearOf = Schema.decodeUnknownOption(FinancialYear)

/** The documents that an address asks for, and which page of them; what it says wrongly is left out. */
export const chosenDocuments = (search: URLSearchParams) => {
  const kind = DocumentKind.literals.find((one) => one === search.get("kind"))
  const financialYear = Option.getOrUndefined(yearOf(search.get("year")))
  const page = Number(search.get("page"))
  return {
    filter: { ...(kind !== undefined && { kind }), ...(financialYear !== undefined && { financialYear }) },
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
  }
}
