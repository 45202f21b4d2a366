import { ClaimCampaignReview, WithdrawCampaignApproval, type WaitingReview } from "@application/campaigns/contract"
import type { PortalId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useFormat } from "@ui/shared/use-format"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { useTranslation } from "react-i18next"

export interface ClaimNoticeProps {
  readonly portalId: PortalId
  readonly review: WaitingReview
  readonly userId: number
  /** Called when the claim or an approval has changed, to read the campaign again. */
  readonly onChanged: () => void
}

/** Who looks at a campaign, and how the reader takes it, gives it back, or takes an approval back. */
export const ClaimNotice = ({ portalId, review, userId, onChanged }: ClaimNoticeProps) => {
  const { t } = useTranslation(["portalReviews", "common"])
  const format = useFormat()
  const { campaignId, claim, approvals } = review
  const [claiming, setClaim] = useCommand(ClaimCampaignReview, { revalidate: false })
  const [withdrawing, withdraw] = useCommand(WithdrawCampaignApproval, { revalidate: false })
  const isMine = claim?.userId === userId
  const hasApproved = approvals.some((one) => one.userId === userId)
  const take = async (isClaimed: boolean) => {
    await setClaim({ portalId, campaignId, isClaimed })
    onChanged()
  }
  const takeBack = async () => {
    await withdraw({ portalId, campaignId })
    onChanged()
  }
  const act =
    claim === undefined || isMine ? (
      <Button
        size="small"
        kind="secondary"
        isPending={claiming.status === "pending"}
        pendingLabel={t("common:state.saving")}
        onPress={() => void take(claim === undefined)}
      >
        {t(`portalReviews:claim.${claim === undefined ? "take" : "giveBack"}`)}
      </Button>
    ) : (
      <Button size="small" kind="secondary" onPress={onChanged}>
        {t("portalReviews:claim.look")}
      </Button>
    )
  return (
    <>
      <LoginFailureNotice state={claiming} />
      <LoginFailureNotice state={withdrawing} />
      <Banner tone={claim === undefined || isMine ? "info" : "warning"} action={act}>
        {claim === undefined
          ? t("portalReviews:claim.nobody")
          : t(`portalReviews:claim.${isMine ? "yoursSince" : "theirsSince"}`, {
              name: claim.name,
              when: format.timeOf(claim.at),
            })}
      </Banner>
      {hasApproved ? (
        <Banner
          tone="success"
          action={
            <Button
              size="small"
              kind="secondary"
              isPending={withdrawing.status === "pending"}
              pendingLabel={t("common:state.saving")}
              onPress={() => void takeBack()}
            >
              {t("portalReviews:two.withdraw")}
            </Button>
          }
        >
          {t("portalReviews:two.yours")}
        </Banner>
      ) : null}
    </>
  )
}
