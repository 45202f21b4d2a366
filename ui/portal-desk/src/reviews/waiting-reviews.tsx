import { ListCampaignReviews, type WaitingReview } from "@application/campaigns/contract"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Badge, StatusBadge } from "@ui/kit/badge"
import { Panel } from "@ui/kit/panel"
import { NavButton, useSessionState } from "@ui/shared/frame"
import { List, listAddress, ListFacts, ListRow, readingOf, useList } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

const orders = ["dueAt", "askedAt", "name"] as const
const address = listAddress({ of: "reviews", words: { name: "q", most: 80 }, orders, limit: 10 })

/** Until when a campaign should be decided, who looks at it, and what it cost. */
const useFacts = () => {
  const { t } = useTranslation("portalReviews")
  const format = useFormat()
  const session = useSessionState()
  const isMine = (userId: number) => session.status === "signedIn" && session.user.id === userId
  return ({ businessName = "", askedAt, reviewDueAt, amount, claim, approvals }: WaitingReview) => [
    ...(businessName === "" ? [] : [businessName]),
    ...(amount === undefined ? [] : [format.money(amount.amount, amount.currency)]),
    t("portalReviews:queue.since", { when: format.moment(askedAt) }),
    ...(reviewDueAt === undefined
      ? []
      : [t("portalReviews:queue.due", { day: format.weekdayOf(reviewDueAt - 1), when: format.ago(reviewDueAt) })]),
    ...(claim === undefined
      ? []
      : [
          isMine(claim.userId) ? t("portalReviews:claim.mine") : t("portalReviews:claim.takenBy", { name: claim.name }),
        ]),
    ...approvals.map(({ name }) => t("portalReviews:two.first", { name })),
  ]
}

/** Campaigns that wait for the portal's decision: overdue campaigns first, then by when a decision is due. */
export const WaitingReviews = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["portalReviews", "account", "common"])
  const list = useList(address)
  const factsOf = useFacts()
  const read = useRead(ListCampaignReviews, {
    portalId,
    search: list.words,
    sort: list.order,
    page: list.page,
    limit: list.limit,
  })
  return (
    <Panel title={t("portalReviews:queue.title")} description={t("portalReviews:queue.lead")}>
      <List
        caption={t("portalReviews:queue.title")}
        list={list}
        reading={readingOf(read, ({ reviews, total }) => ({ rows: reviews, total }))}
        keyOf={({ campaignId }) => campaignId}
        search={t("portalReviews:queue.search")}
        orders={{
          label: t("portalReviews:queue.orderLabel"),
          options: orders.map((id) => ({ id, label: t(`portalReviews:queue.order.${id}`) })),
        }}
        notRead={t("portalReviews:queue.notLoaded")}
        empty={{ title: t("portalReviews:queue.none") }}
        noneFound={{ title: t("portalReviews:queue.noneFound") }}
        row={(review) => (
          <ListRow
            name={
              <>
                <bdi>{review.name}</bdi>
                {review.isPriority ? <Badge tone="glow">{t("account:portal.reviews.priority")}</Badge> : null}
                {review.needsTwo ? <Badge tone="info">{t("portalReviews:two.badge")}</Badge> : null}
                <StatusBadge status={review.state === "Late" ? "attention" : "waiting"}>
                  {t(`portalReviews:queue.${review.state === "Late" ? "late" : "waiting"}`)}
                </StatusBadge>
              </>
            }
            acts={
              <NavButton
                size="small"
                kind="secondary"
                to={`/portal/reviews/${review.campaignId}`}
                aria-label={t("portalReviews:queue.openNamed", { name: review.name })}
              >
                {t("portalReviews:queue.open")}
              </NavButton>
            }
          >
            <ListFacts facts={factsOf(review)} />
          </ListRow>
        )}
      />
    </Panel>
  )
}
