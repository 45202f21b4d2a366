import { EndOtherSignIns, EndSignIn, ListSignIns } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useOwnFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "@ui/shared/panel.module.css"

/** The devices on which the user is logged in, each to be ended. Ours. */
export const SignInsPanel = ({ userId }: { readonly userId: UserId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useOwnFormat()
  const { output, failure, retry } = useRead(ListSignIns, { userId })
  const [ending, end] = useCommand(EndSignIn, { revalidate: false })
  const [endingOthers, endOthers] = useCommand(EndOtherSignIns, { revalidate: false })

  const ended = (isDone: boolean, words: string) => {
    if (!isDone) return
    retry()
    toastSuccess(words)
  }
  if (output === undefined)
    return (
      <Panel title={t("account:signIns.title")} description={t("account:signIns.lead")}>
        {failure === undefined ? (
          <Skeleton shape="box" height="5rem" />
        ) : (
          <ErrorState
            title={t("account:signIns.notLoaded")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          />
        )}
      </Panel>
    )
  return (
    <Panel title={t("account:signIns.title")} description={t("account:signIns.lead")}>
      <div className={styles["stack"]}>
        <LoginFailureNotice state={ending} />
        <LoginFailureNotice state={endingOthers} />
        <ul className={styles["rows"]}>
          {output.map(({ signInId, isCurrent, renewedAt, expiresAt, actedBy }) => (
            <li key={signInId} className={styles["row"]}>
              <span className={styles["words"]}>
                <span>
                  {actedBy === undefined
                    ? t("account:signIns.active", { when: format.moment(renewedAt) })
                    : t("account:signIns.actedBy", { name: actedBy, until: format.weekdayTimeOf(expiresAt) })}
                </span>
              </span>
              {isCurrent ? (
                <Badge tone="success">{t("account:signIns.thisDevice")}</Badge>
              ) : (
                <Button
                  size="small"
                  kind="secondary"
                  isPending={ending.status === "pending"}
                  pendingLabel={t("common:state.sending")}
                  onPress={() =>
                    void end({ userId, signInId }).then((outcome) =>
                      ended(outcome?.status === "succeeded", t("account:signIns.ended")),
                    )
                  }
                >
                  {t("account:signIns.end")}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {output.length > 1 ? (
          <div className={styles["actions"]}>
            <Button
              kind="secondary"
              isPending={endingOthers.status === "pending"}
              pendingLabel={t("common:state.sending")}
              onPress={() =>
                void endOthers({ userId }).then((outcome) =>
                  ended(outcome?.status === "succeeded", t("account:signIns.othersEnded")),
                )
              }
            >
              {t("account:signIns.endOthers")}
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
