import { ListBillingDocuments } from "@application/wallet/contract"
import type { ProfileMembership } from "@domain/identity"
import type { Read } from "@ui/container"
import { chosenDocuments } from "./chosen-documents.ts"

/** The documents that the address asks for. */
export const readDocuments = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
) => {
  const { filter, ...page } = chosenDocuments(search)
  const { documents, ...found } = await read(ListBillingDocuments, { businessProfileId, ...filter, ...page })
  return { ...found, rows: documents }
}

export type DocumentsReading = Awaited<ReturnType<typeof readDocuments>>
