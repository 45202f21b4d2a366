import { ListCampaignReviews } from "@application/campaigns/contract"
import type { CampaignId, PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Badge, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { List, listAddress, ListFacts, ListRow, readingOf, useList } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ReviewDialog } from "./review-dialog.tsx"

const address = listAddress({ of: "reviews", limit: 10 })

/**
 * Campaigns that wait for the portal's decision: campaigns with priority care first, then campaigns that have waited
 * longest.
 */
export const WaitingReviews = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const list = useList(address)
  const [opened, setOpened] = useState<CampaignId>()
  const read = useRead(ListCampaignReviews, { portalId, page: list.page, limit: list.limit })
  return (
    <Panel title={t("account:portal.reviews.title")} description={t("account:portal.reviews.lead")}>
      <List
        caption={t("account:portal.reviews.title")}
        list={list}
        reading={readingOf(read, ({ reviews, total }) => ({ rows: reviews, total }))}
        keyOf={({ campaignId }) => campaignId}
        notRead={t("account:portal.reviews.notLoaded")}
        empty={{ title: t("account:portal.reviews.none") }}
        row={({ campaignId, name, businessName = "", isPriority, askedAt, state }) => (
          <ListRow
            name={
              <>
                <bdi>{name}</bdi>
                {isPriority ? <Badge tone="glow">{t("account:portal.reviews.priority")}</Badge> : null}
                <StatusBadge status={state === "Late" ? "attention" : "waiting"}>
                  {t(state === "Late" ? "account:portal.reviews.late" : "account:portal.reviews.waiting")}
                </StatusBadge>
              </>
            }
            acts={
              <Button
                size="small"
                kind="secondary"
                onPress={() => setOpened(campaignId)}
                aria-label={t("account:portal.reviews.openNamed", { name })}
              >
                {t("account:portal.reviews.open")}
              </Button>
            }
          >
            <ListFacts
              facts={[
                ...(businessName === "" ? [] : [businessName]),
                t("account:portal.reviews.since", { when: format.moment(askedAt) }),
              ]}
            />
          </ListRow>
        )}
      />
      {opened === undefined ? null : (
        <ReviewDialog
          portalId={portalId}
          campaignId={opened}
          onClose={() => setOpened(undefined)}
          onDecided={() => {
            setOpened(undefined)
            list.turn(1)
            read.retry()
          }}
        />
      )}
    </Panel>
  )
}
