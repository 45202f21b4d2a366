import { ListBillingDocuments } from "@application/wallet/contract"
import type { ProfileMembership } from "@domain/identity"
import type { Read } from "@ui/container"
import { chosenDocuments } from "./chosen-documents.ts"

/** Documents on one page of the list. */
export const documentsPerPage = 20

/** The documents that the address asks for. */
export const readDocuments = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
) => {
  const { filter, page } = chosenDocuments(search)
  const found = await read(ListBillingDocuments, { businessProfileId, ...filter, page, limit: documentsPerPage })
  return { ...found, filter, page }
}

export type DocumentsReading = Awaited<ReturnType<typeof readDocuments>>
