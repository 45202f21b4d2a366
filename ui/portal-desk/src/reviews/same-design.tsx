import { DecideCampaignReview, type GetCampaignReview } from "@application/campaigns/contract"
import type { OutputOf } from "@application/kernel"
import type { PortalId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Panel } from "@ui/kit/panel"
import { NavButton } from "@ui/shared/frame"
import { List, ListFacts, ListRow } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
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
  if (campaigns.length === 0) return null
  return (
    <Panel
      title={t("portalReviews:same.title", { count: campaigns.length })}
      description={t("portalReviews:same.lead")}
    >
      <List
        caption={t("portalReviews:same.title", { count: campaigns.length })}
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
        row={({ campaignId, name, businessName = "", askedAt, needsTwo, isTaken }) => (
          <ListRow
            name={
              <>
                <bdi>{name}</bdi>
                {needsTwo ? <Badge tone="info">{t("portalReviews:two.badge")}</Badge> : null}
                {isTaken ? <Badge tone="warning">{t("portalReviews:same.taken")}</Badge> : null}
              </>
            }
            acts={
              <NavButton
                size="small"
                kind="quiet"
                to={`/portal/reviews/${campaignId}`}
                aria-label={t("portalReviews:queue.openNamed", { name })}
              >
                {t("portalReviews:queue.open")}
              </NavButton>
            }
          >
            <ListFacts
              facts={[
                ...(businessName === "" ? [] : [businessName]),
                t("portalReviews:queue.since", { when: format.moment(askedAt) }),
              ]}
            />
          </ListRow>
        )}
      />
    </Panel>
  )
}
