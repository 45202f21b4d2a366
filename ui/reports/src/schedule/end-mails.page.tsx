import { EndReportMails } from "@application/insights/contract"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Spinner } from "@ui/kit/spinner"
import { FailureNotice, PageTitle } from "@ui/shared/frame"
import { PublicFrame } from "@ui/shared/public-frame"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import styles from "./schedule.module.css"

/** Ends a regular report for whoever came here from its mail, at once and without sign-in. */
export default function EndMails() {
  const { t } = useTranslation(["reportMails", "common"])
  const { mailKey: key = "" } = useParams()
  const [state, end] = useCommand(EndReportMails, { revalidate: false })
  const endedKey = useRef("")
  useEffect(() => {
    if (key === "" || endedKey.current === key) return
    endedKey.current = key
    void end({ key })
  }, [end, key])
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
          <p role="status">
            <Spinner /> {t("reportMails:end.pending")}
          </p>
        )}
      </div>
    </PublicFrame>
  )
}
