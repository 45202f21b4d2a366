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
  readonly ask: (format: ReportFileFormat, language: PortalLanguage) => ReturnType<Parameters<Start>[1]>
}

/** Saves a report as PDF, CSV or workbook, in the reader's language. */
export const FormatsMenu = ({ ask }: FormatsMenuProps) => {
  const { t } = useTranslation("reportMails")
  const { language } = usePortal()
  const { state, start } = useFileDownload<ReportFileFormat>()
  const save = (id: string) => {
    const format = formats.find((one) => one === id)
    if (format !== undefined) void start(format, () => ask(format, language))
  }
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
        actions={formats.map((id) => ({ id, label: t(`download.${id}`) }))}
        onAction={save}
      />
      {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
    </>
  )
}
