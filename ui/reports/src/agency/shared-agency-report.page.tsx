import { lazyPart, part, useCall } from "@ui/container"
import { useParams } from "react-router"
import { SharedPage } from "../shared/shared-page.tsx"
import { useSharedDocument } from "../shared/use-shared-document.ts"

const AgencyDocument = lazyPart(async () => (await import("./agency-document.tsx")).AgencyDocument)
const SharedAgencyDownload = lazyPart(async () => (await import("./shared-agency-download.tsx")).SharedAgencyDownload)

const calls = () => import("./agency-calls.ts")
const getReport = part(async () => (await calls()).getSharedAgencyReport)
const openReport = part(async () => (await calls()).openSharedAgencyReport)
const noteView = part(async () => (await calls()).noteAgencyReportView)

/** A report over many clients for anybody with its link; no sign-in, not for search engines. Ours. */
export default function SharedAgencyReport() {
  const { reportKey = "" } = useParams()
  const [read, open, note] = [useCall(getReport), useCall(openReport), useCall(noteView)]
  const report = useSharedDocument(reportKey, { read, open, note })
  return (
    <SharedPage report={report} nameOf={({ cover }) => cover.title}>
      {(shown, isLocked) => (
        <>
          <AgencyDocument report={shown} isShared />
          {/* A report with a password is read on its page alone. */}
          {isLocked ? null : <SharedAgencyDownload reportKey={reportKey} report={shown} />}
        </>
      )}
    </SharedPage>
  )
}
