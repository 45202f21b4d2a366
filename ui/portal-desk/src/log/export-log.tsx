import { ExportAuditLog } from "@application/portals/contract"
import type { InputOf } from "@application/kernel"
import type { PortalId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
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
  const [outcome, call] = useCommand(ExportAuditLog, { revalidate: false })
  const { state, start } = useFileDownload<"log">()
  const download = async () => {
    const isSaved = await start(
      "log",
      async () => (await call({ portalId, ...filter })) ?? { status: "broken", error: "" },
    )
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
      <LoginFailureNotice state={outcome} />
    </>
  )
}
