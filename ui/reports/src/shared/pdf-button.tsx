import { Button } from "@ui/kit/button"
import type { PortalLanguage } from "@domain/portals"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { useFileDownload } from "@ui/shared/use-file-download"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"

type Start = ReturnType<typeof useFileDownload<"pdf">>["start"]

export interface PdfButtonProps {
  /** Words on the button where the report is in several PDFs. */
  readonly label?: string
  readonly ask: (language: PortalLanguage) => ReturnType<Parameters<Start>[1]>
}

/** Saves a shared report as PDF, in the reader's language. */
export const PdfButton = ({ ask, label }: PdfButtonProps) => {
  const { t } = useTranslation("reportMails")
  const { language } = usePortal()
  const { state, start } = useFileDownload<"pdf">()
  return (
    <>
      <Button
        kind="secondary"
        icon={<Download aria-hidden size={18} />}
        isPending={state.status === "pending"}
        pendingLabel={t("download.pending")}
        onPress={() => void start("pdf", () => ask(language))}
      >
        {label ?? t("download.pdf")}
      </Button>
      {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
    </>
  )
}
