import { GetDataExport, RequestDataExport } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { useOwnFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { FailureNotice } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "@ui/shared/panel.module.css"
import { useDataFile } from "./use-data-file.ts"

/** Lets users ask for a file of all that is held on them. Ours. */
export const YourDataPanel = ({ userId }: { readonly userId: UserId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useOwnFormat()
  const { output, retry } = useRead(GetDataExport, { userId })
  const [asking, ask] = useCommand(RequestDataExport, { revalidate: false })
  const file = useDataFile(userId)
  const latest = output?.export
  const order = async () => {
    const outcome = await ask({ userId })
    if (outcome?.status === "succeeded") retry()
  }
  return (
    <Panel title={t("account:data.title")} description={t("account:data.lead")}>
      <div className={styles["stack"]}>
        <LoginFailureNotice state={asking} />
        {latest === undefined ? null : latest.expiresAt === undefined ? (
          <Banner tone="info">{t("account:data.preparing")}</Banner>
        ) : (
          <Banner tone="success">{t("account:data.ready", { until: format.moment(latest.expiresAt) })}</Banner>
        )}
        <FailureNotice failure={file.failure} />
        <div className={styles["actions"]}>
          {file.key === null ? null : (
            <Button
              isPending={file.isPending}
              pendingLabel={t("common:state.loading")}
              onPress={() => void file.save().then(retry)}
            >
              {t("account:data.download")}
            </Button>
          )}
          <Button
            kind="secondary"
            isPending={asking.status === "pending"}
            pendingLabel={t("common:state.sending")}
            onPress={() => void order()}
          >
            {t("account:data.ask")}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
