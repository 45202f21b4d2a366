import { RetryAgencyReport } from "@application/insights/contract"
import type { AgencyReportListed, MakingProgress } from "@domain/insights"
import { failureIn, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { usePolling } from "@ui/shared/feeds"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./agency.module.css"

export interface MakingNoticeProps {
  readonly report: AgencyReportListed
  readonly making: MakingProgress
  readonly onChanged: () => void
}

/** How far a report is that is being made; clients that failed are named, and tried again or left out. */
export const MakingNotice = ({ report, making, onChanged }: MakingNoticeProps) => {
  const { t } = useTranslation(["agencyReports", "common"])
  const format = useFormat()
  const [state, retry] = useCommand(RetryAgencyReport, { revalidate: false })
  const { done, total, failed, mayRetry } = making
  const isMoving = done + failed.length < total
  usePolling(isMoving, onChanged)
  const decide = async (leavesOut: boolean) => {
    const outcome = await retry({ reportId: report.id, ...(leavesOut && { leavesOut: true as const }) })
    if (outcome?.status === "succeeded") onChanged()
  }
  const again = (
    <Button
      isPending={state.status === "pending"}
      pendingLabel={t("common:state.saving")}
      onPress={() => void decide(false)}
    >
      {t("making.again")}
    </Button>
  )
  const values = { done: format.number(done), total: format.number(total) }
  return (
    <div className={styles["making"]} role="status">
      <FailureNotice failure={failureIn(state)} />
      {isMoving ? (
        <>
          <p>{t("making.progress", values)}</p>
          <progress className={styles["progress"]} value={done} max={total} aria-label={t("making.progress", values)} />
          <p className={styles["quiet"]}>{t(mayRetry ? "making.late" : "making.leave")}</p>
          {mayRetry ? <div>{again}</div> : null}
        </>
      ) : (
        <>
          <Banner tone="warning">
            {t("making.failed", { count: failed.length, value: format.number(failed.length) })}
          </Banner>
          <ul className={styles["failed"]}>
            {failed.map(({ businessProfileId, name }) => (
              <li key={businessProfileId}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
          <div className={styles["ways"]}>
            {again}
            {done > 0 ? (
              <Button
                kind="secondary"
                isPending={state.status === "pending"}
                pendingLabel={t("common:state.saving")}
                onPress={() => void decide(true)}
              >
                {t("making.leaveOut")}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </div>
  )
}
