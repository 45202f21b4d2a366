import { OpenReviewedPages, type ReviewedPage } from "@application/campaigns/contract"
import type { CampaignId, PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"

const statuses: Readonly<Record<ReviewedPage["finding"], Status>> = {
  Fine: "done",
  Unknown: "waiting",
  NotWorking: "attention",
  Elsewhere: "attention",
  Unfinished: "attention",
  Differs: "attention",
}

/** The pages that the ads lead to: whether each answers, what it begins with, and a link to it. */
export const ReviewedPages = ({
  portalId,
  campaignId,
}: {
  readonly portalId: PortalId
  readonly campaignId: CampaignId
}) => {
  const { t } = useTranslation(["portalReviews", "common"])
  const { output, failure, isLoading, retry } = useRead(OpenReviewedPages, { portalId, campaignId })
  return (
    <Panel
      title={t("portalReviews:pages.title")}
      description={t("portalReviews:pages.lead")}
      actions={
        output === undefined ? undefined : (
          <Button
            size="small"
            kind="quiet"
            isPending={isLoading}
            pendingLabel={t("common:state.loading")}
            onPress={retry}
          >
            {t("portalReviews:pages.again")}
          </Button>
        )
      }
    >
      {output === undefined && failure !== undefined ? (
        <ErrorState
          title={t("portalReviews:pages.notLoaded")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        />
      ) : output === undefined ? (
        <LoadingRegion label={t("portalReviews:pages.opening")}>
          <Skeleton shape="box" height="6rem" />
        </LoadingRegion>
      ) : output.pages.length === 0 ? (
        <p className={styles["quiet"]}>{t("portalReviews:pages.none")}</p>
      ) : (
        <ul className={styles["rows"]}>
          {output.pages.map(({ address, finding, host = "", words }) => (
            <li key={address} className={styles["row"]}>
              <div className={styles["words"]}>
                <span className={styles["name"]}>
                  <a href={address} target="_blank" rel="noreferrer" dir="ltr" className={styles["link"]}>
                    {address}
                  </a>
                  <StatusBadge status={statuses[finding]}>{t(`portalReviews:pages.badge.${finding}`)}</StatusBadge>
                </span>
                <span>{t(`portalReviews:pages.finding.${finding}`, { host })}</span>
                {words === undefined ? null : (
                  <blockquote className={styles["quiet"]} dir="auto">
                    {words}
                  </blockquote>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
