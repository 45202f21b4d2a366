import { ExportBusiness } from "@application/identity/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { FailureNotice } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useFileDownload } from "@ui/shared/use-file-download"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"

/** Saves everything of a business as one file. */
export const TakeData = ({ businessProfileId }: { readonly businessProfileId: BusinessProfileId }) => {
  const { t } = useTranslation(["deletion", "common"])
  const call = useCall(ExportBusiness)
  const { state, start } = useFileDownload<"everything">()
  return (
    <Panel title={t("deletion:export.title")} description={t("deletion:export.lead")}>
      <div className={panel["stack"]}>
        {state.status === "failed" ? <FailureNotice failure={state.failure} /> : null}
        <div className={panel["actions"]}>
          <Button
            kind="secondary"
            icon={<Download aria-hidden />}
            isPending={state.status === "pending"}
            pendingLabel={t("common:state.loading")}
            onPress={() => void start("everything", () => call({ businessProfileId }))}
          >
            {t("deletion:export.do")}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
