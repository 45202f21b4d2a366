import { ExportLeads } from "@application/insights/contract"
import { type LeadFileFormat, leadSuccessKeys } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { toastSuccess } from "@ui/shared/app-toasts"
import { usePortal } from "@ui/shared/frame"
import { saveFile } from "@ui/shared/save-file"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { LeadsReading } from "./read-leads.ts"

/** A download: none, one with the bytes so far, or one that failed. */
export type DownloadState =
  | { readonly status: "idle" }
  | { readonly status: "pending"; readonly bytes: number }
  | { readonly status: "failed"; readonly failure: unknown }

/** Saves all leads that the page's filter finds, and says how much has come. Spec: states, 'Leads downloaded sucessfully'. */
export const useLeadsDownload = (
  businessProfileId: BusinessProfileId | undefined,
  { words, status, period }: LeadsReading,
) => {
  const { t } = useTranslation(["common"])
  const { language } = usePortal()
  const exportLeads = useCall(ExportLeads)
  const [state, setState] = useState<DownloadState>({ status: "idle" })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const received = async (body: AsyncIterable<Uint8Array>, { signal }: AbortController) => {
    const parts: Array<BlobPart> = []
    let bytes = 0
    for await (const part of body) {
      if (signal.aborted) return undefined
      parts.push(new Uint8Array(part))
      bytes += part.byteLength
      setState({ status: "pending", bytes })
    }
    return parts
  }

  const start = async (format: LeadFileFormat): Promise<void> => {
    if (businessProfileId === undefined || state.status === "pending") return
    const run = new AbortController()
    current.current = run
    setState({ status: "pending", bytes: 0 })
    try {
      const outcome = await exportLeads({
        businessProfileId,
        format,
        language,
        ...(words !== "" && { search: words }),
        ...(status !== undefined && { status }),
        ...period?.range,
      })
      if (outcome.status !== "succeeded")
        return setState({ status: "failed", failure: outcome.status === "failed" ? outcome.failure : outcome.error })
      const { body, contentType, fileName } = outcome.output
      const parts = await received(body, run)
      if (parts === undefined) return
      saveFile(fileName, new Blob(parts, { type: contentType }))
      setState({ status: "idle" })
      toastSuccess(t(`common:${leadSuccessKeys.downloaded}`))
    } catch (failure) {
      if (!run.signal.aborted) setState({ status: "failed", failure })
    }
  }
  const cancel = () => {
    current.current?.abort()
    setState({ status: "idle" })
  }
  return { state, start, cancel }
}
