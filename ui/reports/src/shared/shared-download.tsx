import { DownloadSharedReport } from "@application/insights/contract"
import { useCall } from "@ui/container"
import { Button } from "@ui/kit/button"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { useFileDownload } from "@ui/shared/use-file-download"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"

/** Saves the report behind a link as PDF, in the reader's language. */
export const SharedDownload = ({ reportKey }: { readonly reportKey: string }) => {
  const { t } = useTranslation("reportMails")
  const { language } = usePortal()
  const { state, start } = useFileDownload<"pdf">()
  const call = useCall(DownloadSharedReport)
  return (
    <>
      <Button
        kind="secondary"
        icon={<Download aria-hidden size={18} />}
        isPending={state.status === "pending"}
        pendingLabel={t("download.pending")}
        onPress={() => void start("pdf", () => call({ key: reportKey, language }))}
      >
        {t("download.pdf")}
      </Button>
      {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
    </>
  )
}
