import { DecideCampaignReview, type GetCampaignReview } from "@application/campaigns/contract"
import type { OutputOf } from "@application/kernel"
import type { PortalId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Panel } from "@ui/kit/panel"
import { List } from "@ui/shared/list"
import styles from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"

/** Milliseconds before the first approval, in which all are taken back: an approved campaign goes to its networks at once. */
const approvalPause = 8_000

export interface SameDesignProps {
  readonly portalId: PortalId
  readonly campaigns: OutputOf<typeof GetCampaignReview>["sameDesign"]
  /** Called after the approvals, to read what still waits. */
  readonly onDone: () => void
}

/** Further campaigns that wait with the same ads, to be approved together, each with its own result; nothing without any. */
export const SameDesign = ({ portalId, campaigns, onDone }: SameDesignProps) => {
  const { t } = useTranslation(["portalReviews", "common"])
  const format = useFormat()
  const decide = useCall(DecideCampaignReview)
  // What became of the last campaigns stays when none is left.
  const [hadAny] = useState(campaigns.length > 0)
  if (campaigns.length === 0 && !hadAny) return null
  const count = campaigns.length
  const title = count === 0 ? t("portalReviews:same.noMore") : t("portalReviews:same.title", { count })
  return (
    <Panel title={title} description={t("portalReviews:same.lead")}>
      <List
        caption={title}
        reading={{ rows: campaigns, total: campaigns.length }}
        keyOf={({ campaignId }) => campaignId}
        bulk={{
          label: t("portalReviews:same.choose"),
          actLabel: t("portalReviews:same.act"),
          nameOf: ({ name }) => name,
          actions: [
            {
              id: "approve",
              label: t("portalReviews:same.approve"),
              waits: approvalPause,
              fits: ({ isTaken }) => !isTaken,
              run: ({ campaignId, askedAt }) =>
                decide({ portalId, campaignId, askedAt, review: { decision: "approved" } }),
            },
          ],
          onDone,
        }}
        rowHref={({ campaignId }) => `/portal/reviews/${campaignId}`}
        columns={[
          {
            id: "name",
            label: t("portalReviews:same.name"),
            render: ({ name, needsTwo, isTaken }) => (
              <span className={styles["name"]}>
                <bdi>{name}</bdi>
                {needsTwo ? <Badge tone="info">{t("portalReviews:two.badge")}</Badge> : null}
                {isTaken ? <Badge tone="warning">{t("portalReviews:same.taken")}</Badge> : null}
              </span>
            ),
          },
          {
            id: "business",
            label: t("portalReviews:review.business"),
            onPhones: "bare",
            render: ({ businessName = "" }) => <bdi>{businessName}</bdi>,
          },
          {
            id: "since",
            label: t("portalReviews:review.since"),
            onPhones: "bare",
            render: ({ askedAt }) => format.moment(askedAt),
          },
        ]}
      />
    </Panel>
  )
}
