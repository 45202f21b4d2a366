import { DownloadSharedReport } from "@application/insights/contract"
import { useCall } from "@ui/container"
import { PdfButton } from "./pdf-button.tsx"

/** Saves the report behind a link as PDF. */
export const SharedDownload = ({ reportKey }: { readonly reportKey: string }) => {
  const call = useCall(DownloadSharedReport)
  return <PdfButton ask={(language) => call({ key: reportKey, language })} />
}
