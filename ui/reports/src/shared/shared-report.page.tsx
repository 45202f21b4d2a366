import { lazyPart } from "@ui/container"
import { useParams } from "react-router"
import { SharedPage } from "./shared-page.tsx"
import { useSharedReport } from "./use-shared-report.ts"

/** Charts and tables, which nobody needs who is asked for a password or told that a link has ended. */
const ReportDocument = lazyPart(async () => (await import("../document/report-document.tsx")).ReportDocument)
const SharedDownload = lazyPart(async () => (await import("./shared-download.tsx")).SharedDownload)

/** A report for anybody with its link; no sign-in, not for search engines. Spec: screens, publishedReports. */
export default function SharedReport() {
  const { reportKey = "" } = useParams()
  const report = useSharedReport(reportKey)
  return (
    <SharedPage report={report} nameOf={({ name }) => name}>
      {(frozen, isLocked) => (
        <>
          <ReportDocument frozen={frozen} />
          {/* A report with a password is read on its page alone. */}
          {isLocked ? null : <SharedDownload reportKey={reportKey} />}
        </>
      )}
    </SharedPage>
  )
}
