import { DecideCampaignReview, GetCampaignReview } from "@application/campaigns/contract"
import { type ReviewDecision, ReviewReason } from "@domain/campaigns"
import type { CampaignId, PortalId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { Skeleton } from "@ui/kit/skeleton"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { ReviewedAds } from "./reviewed-ads.tsx"

/** How many characters a comment may have. */
const commentLength = 600

export interface ReviewDialogProps {
  readonly portalId: PortalId
  readonly campaignId: CampaignId
  readonly onClose: () => void
  readonly onDecided: () => void
}

/** A campaign as the networks would get it, to approve or to send back with reasons. */
export const ReviewDialog = ({ portalId, campaignId, onClose, onDecided }: ReviewDialogProps) => {
  const { t } = useTranslation(["account", "launch", "common"])
  const { output: review, failure } = useRead(GetCampaignReview, { portalId, campaignId })
  const [reasons, setReasons] = useState<ReadonlyArray<ReviewReason>>([])
  const [comment, setComment] = useState("")
  const [isMissing, setMissing] = useState(false)
  const [state, decide] = useCommand(DecideCampaignReview, { revalidate: false })
  const isPending = state.status === "pending"

  const send = async (decision: ReviewDecision["decision"]) => {
    if (review === undefined) return
    if (decision === "rejected" && reasons.length === 0) return setMissing(true)
    const words = comment.trim() === "" ? {} : { comment: comment.trim() }
    const outcome = await decide({
      portalId,
      campaignId,
      askedAt: review.askedAt,
      review: decision === "approved" ? { decision, ...words } : { decision, reasons, ...words },
    })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t(`account:portal.reviews.${decision}`, { name: review.name }))
    onDecided()
  }
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={review?.name ?? t("account:portal.reviews.open")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" isDisabled={review === undefined || isPending} onPress={() => void send("rejected")}>
            {t("account:portal.reviews.reject")}
          </Button>
          <Button
            isDisabled={review === undefined}
            isPending={isPending}
            pendingLabel={t("common:state.saving")}
            onPress={() => void send("approved")}
          >
            {t("account:portal.reviews.approve")}
          </Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <LoginFailureNotice state={state} />
        <FailureNotice failure={failure} />
        {review === undefined ? (
          <Skeleton shape="box" height="16rem" />
        ) : (
          <>
            <Suspense fallback={<Skeleton shape="box" height="16rem" />}>
              <ReviewedAds review={review} />
            </Suspense>
            <CheckboxGroup
              label={t("account:portal.reviews.reasons")}
              hint={t("account:portal.reviews.reasonsHint")}
              error={isMissing && reasons.length === 0 ? t("account:portal.reviews.reasonMissing") : undefined}
              options={ReviewReason.literals.map((id) => ({ id, label: t(`launch:refused.reasons.${id}`) }))}
              value={reasons}
              onChange={(ids) => setReasons(ReviewReason.literals.filter((one) => ids.includes(one)))}
            />
            <TextArea
              label={t("account:portal.reviews.comment")}
              hint={t("account:portal.reviews.commentHint")}
              maxLength={commentLength}
              value={comment}
              onChange={setComment}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
