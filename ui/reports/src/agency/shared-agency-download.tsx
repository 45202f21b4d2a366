import { DownloadSharedAgencyReport } from "@application/insights/contract"
import { useCall } from "@ui/container"
import { PdfButton } from "../shared/pdf-button.tsx"

/** Saves the report over many clients behind a link as PDF. */
export const SharedAgencyDownload = ({ reportKey }: { readonly reportKey: string }) => {
  const call = useCall(DownloadSharedAgencyReport)
  return <PdfButton ask={(language) => call({ key: reportKey, language })} />
}
