import { ExportClientBook, type ListClientBook } from "@application/insights/contract"
import type { InputOf } from "@application/kernel"
import { useCall } from "@ui/container"
import { Button } from "@ui/kit/button"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { useFileDownload } from "@ui/shared/use-file-download"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"

/** Saves all clients that the list shows on its pages. */
export const BookDownload = ({ asked }: { readonly asked: InputOf<typeof ListClientBook> }) => {
  const { t } = useTranslation("clients")
  const { language } = usePortal()
  const call = useCall(ExportClientBook)
  const { state, start } = useFileDownload<"csv">()
  const { order: _order, after: _after, limit: _limit, ...filter } = asked
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={<Download aria-hidden size={16} />}
        isPending={state.status === "pending"}
        pendingLabel={t("clients:file.pending")}
        onPress={() => void start("csv", () => call({ ...filter, language }))}
      >
        {t("clients:file.label")}
      </Button>
      {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
    </>
  )
}
