import { type CampaignChannel, offeredChannels, showsPicture, showsText } from "@domain/campaigns"
import { creativeContentOf, type SignupSession } from "@domain/signup"
import { Panel } from "@ui/kit/panel"
import { LaunchPageFrame } from "@ui/shared/launch"
import { PictureAd } from "@ui/shared/picture-ad"
import { TextAd } from "@ui/shared/text-ad"
import { useTranslation } from "react-i18next"
import { adCopyOf, searchAdOf } from "../creatives/draft-creative.ts"
import layout from "../parts/layout.module.css"

export interface ResubmitReviewProps {
  readonly details: SignupSession
  /** The channels whose ads are sent; all of the campaign where none are known. */
  readonly channels: ReadonlyArray<CampaignChannel> | undefined
  readonly onSubmit: () => void
}

/** The corrected ads, which are sent for review only when the owner says so. */
export const ResubmitReview = ({ details, channels: refused, onSubmit }: ResubmitReviewProps) => {
  const { t } = useTranslation("launch")
  const channels = refused ?? details.targeting.channels ?? offeredChannels
  const copy = adCopyOf(details)
  const search = searchAdOf(details)
  const { name: businessName = "", websiteUrl = "" } = details.business
  return (
    <LaunchPageFrame
      page="launching"
      title={t("launch:resubmit.title")}
      lead={t("launch:resubmit.lead")}
      continueLabel={t("launch:resubmit.action")}
      onContinue={onSubmit}
    >
      <div className={layout["stack"]}>
        {showsPicture(channels) ? (
          <Panel title={t("launch:summary.socialAd")}>
            <PictureAd
              content={creativeContentOf(details)}
              primaryText={copy.primaryText}
              headline={copy.headline}
              description={copy.description}
              link={copy.displayLink ?? copy.websiteUrl ?? websiteUrl}
            />
          </Panel>
        ) : null}
        {showsText(channels) ? (
          <Panel title={t("launch:summary.searchAd")}>
            <TextAd {...search} businessName={businessName} link={search.finalUrl ?? websiteUrl} />
          </Panel>
        ) : null}
      </div>
    </LaunchPageFrame>
  )
}
