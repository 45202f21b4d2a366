import type { FileAnswer, OutcomeOf } from "@application/kernel"
import { DownloadBillingDocument, DownloadBillingYear } from "@application/wallet/contract"
import type { BusinessProfileId } from "@domain/kernel"
import type { DocumentId, FinancialYear } from "@domain/wallet"
import { useCall } from "@ui/container"
import { usePortal } from "@ui/shared/frame"
import { saveFile } from "@ui/shared/save-file"
import { useRef, useState } from "react"

const bytesOf = async ({ body }: FileAnswer): Promise<Array<BlobPart>> => {
  const parts: Array<BlobPart> = []
  for await (const part of body) parts.push(new Uint8Array(part))
  return parts
}

/** Downloads of documents in the reader's language, one at a time: which one is under way, and why the last one failed. */
export const useDocumentDownload = (businessProfileId: BusinessProfileId) => {
  const { language } = usePortal()
  const [pending, setPending] = useState<DocumentId | FinancialYear>()
  const [failure, setFailure] = useState<unknown>()
  const isBusy = useRef(false)
  const callOne = useCall(DownloadBillingDocument)
  const callYear = useCall(DownloadBillingYear)

  const save = async (
    what: DocumentId | FinancialYear,
    call: () => Promise<OutcomeOf<typeof DownloadBillingDocument | typeof DownloadBillingYear>>,
  ): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setPending(what)
    setFailure(undefined)
    try {
      const outcome = await call()
      if (outcome.status === "succeeded") {
        const { contentType, fileName } = outcome.output
        saveFile(fileName, new Blob(await bytesOf(outcome.output), { type: contentType }))
      } else setFailure(outcome.status === "failed" ? outcome.failure : outcome.error)
    } catch (error) {
      setFailure(error)
    } finally {
      isBusy.current = false
      setPending(undefined)
    }
  }
  return {
    pending,
    failure,
    saveOne: (documentId: DocumentId) =>
      void save(documentId, () => callOne({ businessProfileId, documentId, language })),
    saveYear: (financialYear: FinancialYear) =>
      void save(financialYear, () => callYear({ businessProfileId, financialYear, language })),
  }
}
