import { DownloadBillingDocument, DownloadBillingYear } from "@application/wallet/contract"
import type { BusinessProfileId } from "@domain/kernel"
import type { DocumentId, FinancialYear } from "@domain/wallet"
import { useCall } from "@ui/container"
import { usePortal } from "@ui/shared/frame"
import { useFileDownload } from "@ui/shared/use-file-download"

/** Downloads of documents in the reader's language, one at a time: which one is under way, and why the last one failed. */
export const useDocumentDownload = (businessProfileId: BusinessProfileId) => {
  const { language } = usePortal()
  const { state, start } = useFileDownload<DocumentId | FinancialYear>()
  const callOne = useCall(DownloadBillingDocument)
  const callYear = useCall(DownloadBillingYear)
  return {
    pending: state.status === "pending" ? state.of : undefined,
    failure: state.status === "failed" ? state.failure : undefined,
    saveOne: (documentId: DocumentId) =>
      void start(documentId, () => callOne({ businessProfileId, documentId, language })),
    saveYear: (financialYear: FinancialYear) =>
      void start(financialYear, () => callYear({ businessProfileId, financialYear, language })),
  }
}
