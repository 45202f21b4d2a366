import { DownloadReport } from "@application/insights/contract"
import { ReportFileFormat } from "@domain/insights"
import type { BusinessProfileId, ReportId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Menu } from "@ui/kit/menu"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { useFileDownload } from "@ui/shared/use-file-download"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"

const formats = ReportFileFormat.literals

export interface DownloadMenuProps {
  readonly businessProfileId: BusinessProfileId
  readonly reportId: ReportId
}

/** Saves a published report as PDF, CSV or workbook, in the reader's language. */
export const DownloadMenu = ({ businessProfileId, reportId }: DownloadMenuProps) => {
  const { t } = useTranslation("reportMails")
  const { language } = usePortal()
  const { state, start } = useFileDownload<ReportFileFormat>()
  const call = useCall(DownloadReport)
  const save = (id: string) => {
    const format = formats.find((one) => one === id)
    if (format !== undefined) void start(format, () => call({ businessProfileId, reportId, format, language }))
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
