import { GetCampaignReview } from "@application/campaigns/contract"
import type { CampaignId, PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Badge, StatusBadge } from "@ui/kit/badge"
import { EmptyState } from "@ui/kit/empty-state"
import { KeyValueList } from "@ui/kit/key-value-list"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { NavButton, useSessionState } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import styles from "@ui/shared/panel.module.css"
import { NotLoaded } from "../settings/not-loaded.tsx"
import { ClaimNotice } from "./claim-notice.tsx"
import { DecisionForm } from "./decision-form.tsx"
import { PolicyFindings } from "./policy-findings.tsx"
import { ReviewedAds } from "./reviewed-ads.tsx"
import { ReviewedPages } from "./reviewed-pages.tsx"
import reviewStyles from "./reviews.module.css"
import { SameDesign } from "./same-design.tsx"

export interface ReviewViewProps {
  readonly portalId: PortalId
  readonly campaignId: CampaignId
}

const queuePath = "/portal/reviews"

const isGone = (failure: unknown): boolean =>
  typeof failure === "object" && failure !== null && "_tag" in failure && failure._tag === "CampaignNotFound"

/** A campaign that waits: its ads beside the pages that they lead to, what our rules find, and the decision. */
export const ReviewView = ({ portalId, campaignId }: ReviewViewProps) => {
  const { t } = useTranslation(["portalReviews", "account"])
  const format = useFormat()
  const navigate = useNavigate()
  const session = useSessionState()
  const read = useRead(GetCampaignReview, { portalId, campaignId })
  const { output: review, failure, retry } = read
  if (isGone(failure))
    return (
      <EmptyState
        level={2}
        title={t("portalReviews:review.gone")}
        action={<NavButton to={queuePath}>{t("portalReviews:review.back")}</NavButton>}
      >
        {t("portalReviews:review.goneLead")}
      </EmptyState>
    )
  if (review === undefined || session.status !== "signedIn")
    return <NotLoaded failure={failure} title={t("portalReviews:review.notLoaded")} onRetry={retry} />

  const { businessName = "", budget, startDate, endDate, amount, reviewDueAt, claim, approvals } = review
  const userId = session.user.id
  const facts = [
    ...(businessName === "" ? [] : [{ label: t("portalReviews:review.business"), value: <bdi>{businessName}</bdi> }]),
    ...(amount === undefined
      ? []
      : [{ label: t("portalReviews:review.paid"), value: format.money(amount.amount, amount.currency) }]),
    ...(budget === undefined
      ? []
      : [{ label: t("portalReviews:review.daily"), value: format.money(budget.dailyBudget, budget.currency) }]),
    ...(startDate === undefined || endDate === undefined
      ? []
      : [{ label: t("portalReviews:review.days"), value: format.days(startDate, endDate) }]),
    { label: t("portalReviews:review.since"), value: format.moment(review.askedAt) },
    ...(reviewDueAt === undefined
      ? []
      : [
          {
            label: t("portalReviews:review.due"),
            value: t("portalReviews:review.dueValue", {
              day: format.weekdayOf(reviewDueAt - 1),
              when: format.ago(reviewDueAt),
            }),
          },
        ]),
  ]
  return (
    <>
      <Panel
        title={
          <span className={styles["name"]}>
            <bdi>{review.name}</bdi>
            {review.isPriority ? <Badge tone="glow">{t("account:portal.reviews.priority")}</Badge> : null}
            <StatusBadge status={review.state === "Late" ? "attention" : "waiting"}>
              {t(`portalReviews:queue.${review.state === "Late" ? "late" : "waiting"}`)}
            </StatusBadge>
          </span>
        }
        actions={
          <NavButton size="small" kind="quiet" to={queuePath}>
            {t("portalReviews:review.back")}
          </NavButton>
        }
      >
        <div className={styles["stack"]}>
          <KeyValueList items={facts} />
          <ClaimNotice portalId={portalId} review={review} userId={userId} onChanged={retry} />
        </div>
      </Panel>
      <div className={reviewStyles["beside"]}>
        <Panel title={t("portalReviews:review.ads")}>
          <div className={styles["stack"]}>
            <Suspense fallback={<Skeleton shape="box" height="16rem" />}>
              <ReviewedAds ads={review.ads} />
            </Suspense>
          </div>
        </Panel>
        <div className={reviewStyles["column"]}>
          <ReviewedPages portalId={portalId} campaignId={campaignId} />
          <Panel title={t("portalReviews:review.policy")} description={t("portalReviews:review.policyLead")}>
            <PolicyFindings findings={review.policy} />
          </Panel>
        </div>
      </div>
      <DecisionForm
        portalId={portalId}
        review={review}
        isTaken={claim !== undefined && claim.userId !== userId}
        hasApproved={approvals.some((one) => one.userId === userId)}
        onDecided={(isOver) => {
          const [next] = review.sameDesign
          if (!isOver) retry()
          else void navigate(next === undefined ? queuePath : `${queuePath}/${next.campaignId}`)
        }}
      />
      <SameDesign portalId={portalId} campaigns={review.sameDesign} onDone={retry} />
    </>
  )
}
