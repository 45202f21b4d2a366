import { DownloadReport } from "@application/insights/contract"
import type { BusinessProfileId, ReportId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { FormatsMenu } from "./formats-menu.tsx"

export interface DownloadMenuProps {
  readonly businessProfileId: BusinessProfileId
  readonly reportId: ReportId
}

/** Saves a published report as a file. */
export const DownloadMenu = ({ businessProfileId, reportId }: DownloadMenuProps) => {
  const call = useCall(DownloadReport)
  return <FormatsMenu ask={(format, language) => call({ businessProfileId, reportId, format, language })} />
}
