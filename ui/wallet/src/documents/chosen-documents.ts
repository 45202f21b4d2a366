import { DocumentKind, FinancialYear } from "@domain/wallet"
import { listAddress, oneOf, textThat } from "@ui/shared/list"
import { Schema } from "effect"

/** What the address may ask of the documents. */
export const documentsAddress = listAddress({
  filters: { year: textThat(Schema.is(FinancialYear)), kind: oneOf(DocumentKind.literals) },
})

/** The documents that an address asks for, and which page of them. */
export const chosenDocuments = (search: URLSearchParams) => {
  const { page, limit, filter } = documentsAddress.questionOf(search)
  const { year: financialYear, ...kind } = filter
  return { filter: { ...kind, ...(financialYear !== undefined && { financialYear }) }, page, limit }
}
