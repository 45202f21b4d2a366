import { ListCampaignReviews } from "@application/campaigns/contract"
import type { CampaignId, PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Badge, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { Paging } from "@ui/shared/paging"
import { ReviewDialog } from "./review-dialog.tsx"

const limit = 10

/** Campaigns that wait for the portal's decision: those with priority care first, then the longest waiting. */
export const WaitingReviews = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<CampaignId>()
  const { output, failure, retry } = useRead(ListCampaignReviews, { portalId, page, limit })
  const rows = output?.reviews ?? []
  return (
    <Panel title={t("account:portal.reviews.title")} description={t("account:portal.reviews.lead")}>
      {output === undefined ? (
        failure === undefined ? (
          <Skeleton shape="box" height="8rem" />
        ) : (
          <ErrorState
            title={t("account:portal.reviews.notLoaded")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          />
        )
      ) : (
        <div className={styles["stack"]}>
          {rows.length === 0 ? <p className={styles["quiet"]}>{t("account:portal.reviews.none")}</p> : null}
          <ul className={styles["rows"]}>
            {rows.map(({ campaignId, name, businessName = "", isPriority, askedAt, state }) => (
              <li key={campaignId} className={styles["row"]}>
                <span className={styles["words"]}>
                  <span className={styles["name"]}>
                    <bdi>{name}</bdi>
                    {isPriority ? <Badge tone="glow">{t("account:portal.reviews.priority")}</Badge> : null}
                    <StatusBadge status={state === "Late" ? "attention" : "waiting"}>
                      {t(state === "Late" ? "account:portal.reviews.late" : "account:portal.reviews.waiting")}
                    </StatusBadge>
                  </span>
                  <span className={styles["quiet"]}>
                    {businessName === "" ? null : (
                      <>
                        <bdi>{businessName}</bdi> ·{" "}
                      </>
                    )}
                    {t("account:portal.reviews.since", { when: format.moment(askedAt) })}
                  </span>
                </span>
                <Button
                  size="small"
                  kind="secondary"
                  onPress={() => setOpened(campaignId)}
                  aria-label={t("account:portal.reviews.openNamed", { name })}
                >
                  {t("account:portal.reviews.open")}
                </Button>
              </li>
            ))}
          </ul>
          <Paging page={page} limit={limit} total={output.total} onPage={setPage} />
        </div>
      )}
      {opened === undefined ? null : (
        <ReviewDialog
          portalId={portalId}
          campaignId={opened}
          onClose={() => setOpened(undefined)}
          onDecided={() => {
            setOpened(undefined)
            setPage(1)
            retry()
          }}
        />
      )}
    </Panel>
  )
}
