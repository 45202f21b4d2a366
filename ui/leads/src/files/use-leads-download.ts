import { ExportLeads } from "@application/insights/contract"
import {
  firstLeadColumns,
  type LeadColumn,
  leadColumnsAmong,
  type LeadFileFormat,
  leadSuccessKeys,
} from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useDevicePreferences, usePortal } from "@ui/shared/frame"
import { useFileDownload } from "@ui/shared/use-file-download"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { LeadsReading } from "../read-leads.ts"

/** The columns that this device keeps for downloads; the first ones where it keeps none. */
const useKeptColumns = () => {
  const { leadColumns } = useDevicePreferences()
  const [columns, setColumns] = useState(() => {
    const kept = leadColumnsAmong(leadColumns.read() ?? [])
    return kept.length === 0 ? firstLeadColumns : kept
  })
  const choose = (names: ReadonlyArray<string>) => {
    const chosen = leadColumnsAmong(names)
    if (chosen.length === 0) return
    setColumns(chosen)
    leadColumns.write(chosen)
  }
  return [columns, choose] as const
}

/** Saves all leads that the page's filter finds, in chosen columns. Spec: states, 'Leads downloaded sucessfully'. */
export const useLeadsDownload = (businessProfileId: BusinessProfileId, { asked }: LeadsReading) => {
  const { t } = useTranslation(["common"])
  const { language } = usePortal()
  const exportLeads = useCall(ExportLeads)
  const { state, start, cancel } = useFileDownload<LeadFileFormat>()
  const [columns, chooseColumns] = useKeptColumns()
  return {
    state,
    cancel,
    columns,
    chooseColumns,
    start: async (format: LeadFileFormat) => {
      const chosen: ReadonlyArray<LeadColumn> = columns
      const isSaved = await start(format, () =>
        exportLeads({ businessProfileId, format, language, columns: chosen, ...asked }),
      )
      if (isSaved) toastSuccess(t(`common:${leadSuccessKeys.downloaded}`))
    },
  }
}

/** The download of the leads, and its moves. */
export type LeadsFile = ReturnType<typeof useLeadsDownload>
