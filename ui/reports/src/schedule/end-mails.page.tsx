import { EndReportMails } from "@application/insights/contract"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { FailureNotice, PageTitle } from "@ui/shared/frame"
import { PublicFrame } from "@ui/shared/public-frame"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import styles from "./schedule.module.css"

/** Ends a regular report for whoever came here from its mail, without sign-in. A press is asked for, since programs that check mails open their links. */
export default function EndMails() {
  const { t } = useTranslation(["reportMails", "common"])
  const { mailKey: key = "" } = useParams()
  const [state, end] = useCommand(EndReportMails, { revalidate: false })
  const isOver = state.status === "failed" && state.failure._tag === "LinkInvalid"
  return (
    <PublicFrame isForCustomers>
      <meta name="robots" content="noindex, nofollow" />
      <PageTitle>{t("reportMails:end.title")}</PageTitle>
      <div className={styles["form"]}>
        <h1>{t("reportMails:end.title")}</h1>
        {state.status === "succeeded" ? (
          <Banner tone="success">{t("reportMails:end.done", state.output)}</Banner>
        ) : isOver ? (
          <Banner tone="error">{t("reportMails:end.invalid")}</Banner>
        ) : state.status === "failed" || state.status === "broken" ? (
          <>
            <FailureNotice failure={state.status === "failed" ? state.failure : state.error} />
            <Button onPress={() => void end({ key })}>{t("common:action.retry")}</Button>
          </>
        ) : (
          <>
            <p>{t("reportMails:end.ask")}</p>
            <Button
              isPending={state.status === "pending"}
              pendingLabel={t("reportMails:end.pending")}
              onPress={() => void end({ key })}
            >
              {t("reportMails:end.act")}
            </Button>
          </>
        )}
      </div>
    </PublicFrame>
  )
}
