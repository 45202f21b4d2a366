import { ExportAuditLog } from "@application/portals/contract"
import type { InputOf } from "@application/kernel"
import type { PortalId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { Button } from "@ui/kit/button"
import { FailureNotice } from "@ui/shared/frame"
import { useFileDownload } from "@ui/shared/use-file-download"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"

export interface ExportLogProps {
  readonly portalId: PortalId
  readonly filter: Omit<InputOf<typeof ExportAuditLog>, "portalId">
  readonly onExported: () => void
}

/** Saves the log as it is narrowed as a file; the log remembers that. */
export const ExportLog = ({ portalId, filter, onExported }: ExportLogProps) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const call = useCall(ExportAuditLog)
  const { state, start } = useFileDownload<"log">()
  const download = async () => {
    const isSaved = await start("log", () => call({ portalId, ...filter }))
    if (isSaved) onExported()
  }
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        icon={<Download aria-hidden />}
        isPending={state.status === "pending"}
        pendingLabel={t("common:state.loading")}
        onPress={() => void download()}
      >
        {t("portalDesk:log.export")}
      </Button>
      {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
    </>
  )
}
