import { DownloadSharedAgencyReport } from "@application/insights/contract"
import { type AgencyReport, pdfPartsOf } from "@domain/insights"
import { useCall } from "@ui/container"
import { useTranslation } from "react-i18next"
import { PdfButton } from "../shared/pdf-button.tsx"

export interface SharedAgencyDownloadProps {
  readonly reportKey: string
  readonly report: AgencyReport
}

/** Saves the report over many clients behind a link as PDF. */
export const SharedAgencyDownload = ({ reportKey, report }: SharedAgencyDownloadProps) => {
  const parts = pdfPartsOf(report)
  const { t } = useTranslation("reportMails")
  const call = useCall(DownloadSharedAgencyReport)
  return (
    <>
      {Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
        <PdfButton
          key={part}
          {...(parts > 1 && { label: t("download.part", { part, parts }) })}
          ask={(language) => call({ key: reportKey, language, part })}
        />
      ))}
    </>
  )
}
