import { AnswerReportQuestion, GetReportQuestion } from "@application/insights/contract"
import { failureIn, useCommand, useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice, isRecord, PageTitle } from "@ui/shared/frame"
import { PublicFrame } from "@ui/shared/public-frame"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import styles from "./schedule.module.css"

const isTagged = (failure: unknown, tag: string): boolean => isRecord(failure) && failure["_tag"] === tag

/**
 * Lets whoever holds an address say whether regular reports may come to it, without sign-in. A press is asked for, since
 * programs that check mails open their links.
 */
export default function ConfirmMails() {
  const { t } = useTranslation(["reportMails", "common"])
  return (
    <PublicFrame isForCustomers>
      <meta name="robots" content="noindex, nofollow" />
      <PageTitle>{t("reportMails:confirm.title")}</PageTitle>
      <div className={styles["form"]}>
        <h1>{t("reportMails:confirm.title")}</h1>
        <Question />
      </div>
    </PublicFrame>
  )
}

const Question = (): ReactNode => {
  const { t } = useTranslation(["reportMails", "common"])
  const { mailKey: key = "" } = useParams()
  const { output, failure, retry } = useRead(GetReportQuestion, { key })
  const [answer, send] = useCommand(AnswerReportQuestion, { revalidate: false })
  const refusal = failureIn(answer)
  const answered = answer.status === "succeeded" ? answer.output.state : undefined
  if (isTagged(failure, "LinkInvalid") || isTagged(refusal, "LinkInvalid"))
    return <Banner tone="error">{t("reportMails:confirm.invalid")}</Banner>
  if (failure !== undefined)
    return (
      <>
        <FailureNotice failure={failure} />
        <Button onPress={retry}>{t("common:action.retry")}</Button>
      </>
    )
  if (output === undefined) return <Skeleton lines={3} />
  const { businessName, reports, address } = output
  const state = answered ?? (isTagged(refusal, "LinkExpired") ? "LinkEnded" : output.state)
  if (state === "Declined") return <Banner tone="success">{t("reportMails:confirm.declined", { businessName })}</Banner>
  const decline = (
    <Button
      kind="quiet"
      isPending={answer.status === "pending"}
      pendingLabel={t("common:state.sending")}
      onPress={() => void send({ key, accepts: false })}
    >
      {t("reportMails:confirm.decline")}
    </Button>
  )
  if (state === "Confirmed")
    return (
      <>
        <Banner tone="success">{t("reportMails:confirm.confirmed", { businessName })}</Banner>
        <div>{decline}</div>
      </>
    )
  if (state !== "Waiting")
    return (
      <>
        <Banner tone="warning">{t("reportMails:confirm.ended", { businessName })}</Banner>
        <div>{decline}</div>
      </>
    )
  return (
    <>
      <p>{t("reportMails:confirm.ask", { businessName })}</p>
      {reports.length === 0 ? null : (
        <ul>
          {reports.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p>
        {t("reportMails:confirm.to")} <bdi>{address}</bdi>
      </p>
      <p className={styles["quiet"]}>{t("reportMails:confirm.ignore")}</p>
      <FailureNotice failure={refusal} />
      <div className={styles["acts"]}>
        <Button
          isPending={answer.status === "pending"}
          pendingLabel={t("common:state.sending")}
          onPress={() => void send({ key, accepts: true })}
        >
          {t("reportMails:confirm.accept")}
        </Button>
        {decline}
      </div>
    </>
  )
}
