import { ExportLeads } from "@application/insights/contract"
import { type LeadFileFormat, leadSuccessKeys } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { toastSuccess } from "@ui/shared/app-toasts"
import { usePortal } from "@ui/shared/frame"
import { useFileDownload } from "@ui/shared/use-file-download"
import { useTranslation } from "react-i18next"
import type { LeadsReading } from "./read-leads.ts"

/** Saves all leads that the page's filter finds. Spec: states, 'Leads downloaded sucessfully'. */
export const useLeadsDownload = (businessProfileId: BusinessProfileId, { asked }: LeadsReading) => {
  const { t } = useTranslation(["common"])
  const { language } = usePortal()
  const exportLeads = useCall(ExportLeads)
  const { state, start, cancel } = useFileDownload<LeadFileFormat>()
  return {
    state,
    cancel,
    start: async (format: LeadFileFormat) => {
      const isSaved = await start(format, () => exportLeads({ businessProfileId, format, language, ...asked }))
      if (isSaved) toastSuccess(t(`common:${leadSuccessKeys.downloaded}`))
    },
  }
}

/** The download of the leads, and its moves. */
export type LeadsFile = ReturnType<typeof useLeadsDownload>
