import { ReportFileFormat } from "@domain/insights"
import type { PortalLanguage } from "@domain/portals"
import { Button } from "@ui/kit/button"
import { Menu } from "@ui/kit/menu"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { useFileDownload } from "@ui/shared/use-file-download"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"

const formats = ReportFileFormat.literals
type Start = ReturnType<typeof useFileDownload<ReportFileFormat>>["start"]

export interface FormatsMenuProps {
  /** Asks for the file in a format and language. */
  readonly ask: (format: ReportFileFormat, language: PortalLanguage, part?: number) => ReturnType<Parameters<Start>[1]>
  /** How many PDFs hold the report. */
  readonly pdfParts?: number
}

/** Saves a report as PDF, CSV or workbook, in the reader's language. */
export const FormatsMenu = ({ ask, pdfParts = 1 }: FormatsMenuProps) => {
  const { t } = useTranslation("reportMails")
  const { language } = usePortal()
  const { state, start } = useFileDownload<ReportFileFormat>()
  const save = (id: string) => {
    const part = /^pdf-(\d+)$/.exec(id)?.[1]
    const format = part === undefined ? formats.find((one) => one === id) : "pdf"
    if (format !== undefined)
      void start(format, () => ask(format, language, part === undefined ? undefined : Number(part)))
  }
  const parts = pdfParts === 1 ? [] : Array.from({ length: pdfParts }, (_, index) => index + 1)
  const actions = [
    ...parts.map((part) => ({ id: `pdf-${part}`, label: t("download.part", { part, parts: pdfParts }) })),
    ...formats
      .filter((format) => format !== "pdf" || parts.length === 0)
      .map((format) => ({ id: format, label: t(`download.${format}`) })),
  ]
  return (
    <>
      <Menu
        align="end"
        label={t("download.label")}
        trigger={
          <Button
            kind="secondary"
            icon={<Download aria-hidden size={18} />}
            isPending={state.status === "pending"}
            pendingLabel={t("download.pending")}
          >
            {t("download.label")}
          </Button>
        }
        actions={actions}
        onAction={save}
      />
      {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
    </>
  )
}
