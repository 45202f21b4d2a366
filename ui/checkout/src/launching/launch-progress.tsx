import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { reopenedPages } from "@domain/launch"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import { NavButton } from "@ui/shared/frame"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { LampSign } from "@ui/shared/lamp-sign"
import layout from "@ui/journey/layout.module.css"
import { ChannelProgress } from "./channel-progress.tsx"
import styles from "./launching.module.css"
import { LaunchFailureNotice } from "./launch-failure-notice.tsx"
import { useLaunch } from "./use-launch.ts"

export interface LaunchProgressProps {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

/** Starts the launch and shows it per channel; once it is done, the person goes on. */
export const LaunchProgress = ({ businessProfileId, campaignId }: LaunchProgressProps) => {
  const { t } = useTranslation(["launch", "common"])
  const { details, next, isResubmission, flow, go } = useLaunchPage("launching")
  const { phase, retry } = useLaunch({ businessProfileId, campaignId }, isResubmission, flow.finishResubmission)
  const job = "job" in phase ? phase.job : undefined
  const isStopped = phase.status === "failed" || phase.status === "refused"
  const isWhole = phase.status === "done" && !phase.hasFailures
  const isPart = phase.status === "done" && phase.hasFailures
  const lamps =
    phase.status === "done" ? "lit" : phase.status === "starting" || phase.status === "running" ? "running" : "out"

  return (
    <LaunchPageFrame
      page="launching"
      {...(isStopped && { title: t("launch:launching.stoppedTitle"), lead: t("launch:launching.stoppedLead") })}
      {...(isWhole && { title: t("launch:launching.doneTitle"), lead: t("launch:launching.doneLead") })}
      {...(isPart && { title: t("launch:launching.partly"), lead: t("launch:launching.partlyHelp") })}
      {...(isPart && {
        secondary: (
          <Button kind="secondary" onPress={retry}>
            {t("launch:launching.retryChannel")}
          </Button>
        ),
      })}
      {...(phase.status === "done" && { onContinue: () => next() })}
    >
      <div className={layout["stack"]}>
        {phase.status === "refused" ? (
          <LaunchFailureNotice
            failure={phase.failure}
            businessProfileId={businessProfileId}
            flavour={details?.flavour ?? "default"}
            isResubmission={isResubmission}
            onCorrect={(page, missing) => {
              flow.reopen(reopenedPages(missing, { flavour: details?.flavour ?? "default", isResubmission }))
              void go(page)
            }}
          />
        ) : (
          <LampSign lamps={lamps}>
            <div aria-live="polite" aria-busy={lamps === "running"}>
              {job === undefined ? (
                <p>{t("launch:launching.starting")}</p>
              ) : (
                <ul className={styles["channels"]}>
                  {job.channels.map((progress) => (
                    <ChannelProgress key={progress.channel} progress={progress} />
                  ))}
                </ul>
              )}
            </div>
          </LampSign>
        )}
        {phase.status === "failed" ? (
          <Banner
            tone="error"
            title={t("launch:launching.failed")}
            action={
              <div className={layout["row"]}>
                <Button onPress={retry}>{t("common:action.retry")}</Button>
                <NavButton kind="quiet" to={`/app/${businessProfileId}/dashboard`}>
                  {t("launch:success.dashboard")}
                </NavButton>
              </div>
            }
          >
            {t("launch:launching.failedHelp")}
          </Banner>
        ) : null}
        {phase.status === "timedOut" ? (
          <Banner
            title={t("launch:launching.slow")}
            action={
              <div className={layout["row"]}>
                <Button onPress={retry}>{t("launch:launching.keepWatching")}</Button>
                <NavButton kind="quiet" to={`/app/${businessProfileId}/dashboard`}>
                  {t("launch:success.dashboard")}
                </NavButton>
              </div>
            }
          >
            {t("launch:launching.slowHelp")}
          </Banner>
        ) : null}
      </div>
    </LaunchPageFrame>
  )
}
