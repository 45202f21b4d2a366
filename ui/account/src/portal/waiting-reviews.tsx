import { ListCampaignReviews } from "@application/campaigns/contract"
import type { CampaignId, PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Badge, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { ReadRows, rowsPerPage } from "./read-rows.tsx"
import { ReviewDialog } from "./review-dialog.tsx"

/**
 * Campaigns that wait for the portal's decision: campaigns with priority care first, then campaigns that have waited
 * longest.
 */
export const WaitingReviews = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<CampaignId>()
  const read = useRead(ListCampaignReviews, { portalId, page, limit: rowsPerPage })
  return (
    <Panel title={t("account:portal.reviews.title")} description={t("account:portal.reviews.lead")}>
      <ReadRows
        read={read}
        notLoaded={t("account:portal.reviews.notLoaded")}
        none={t("account:portal.reviews.none")}
        page={page}
        onPage={setPage}
        rows={(output) =>
          output.reviews.map(({ campaignId, name, businessName = "", isPriority, askedAt, state }) => (
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
          ))
        }
      />
      {opened === undefined ? null : (
        <ReviewDialog
          portalId={portalId}
          campaignId={opened}
          onClose={() => setOpened(undefined)}
          onDecided={() => {
            setOpened(undefined)
            setPage(1)
            read.retry()
          }}
        />
      )}
    </Panel>
  )
}
