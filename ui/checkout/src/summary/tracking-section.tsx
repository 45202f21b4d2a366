import { type CampaignChannel, channelDefinitions, adTracking, channelsOf } from "@domain/campaigns"
import { adMarkParameter } from "@domain/conversions/ad-mark-parameter"
import { withQuery } from "@domain/creatives"
import { KeyValueList } from "@ui/kit/key-value-list"
import { PartPanel } from "@ui/shared/part-panel"
import { usePortal } from "@ui/shared/frame"
import { WebAddress } from "@ui/shared/web-address"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import type { SummaryDetails } from "./summary-facts.ts"

export interface TrackingSectionProps {
  readonly details: SummaryDetails
  readonly actions?: ReactNode
}

const addressOf = (
  { business: { websiteUrl = "" }, creative: { creativeDetail } }: SummaryDetails,
  channel: CampaignChannel,
) =>
  ({
    picture: creativeDetail?.adDetail?.websiteUrl,
    text: creativeDetail?.searchAd?.finalUrl,
    banner: creativeDetail?.bannerAd?.finalUrl,
  })[channelDefinitions[channel].ad] ?? websiteUrl

/** Where a click on each channel's ad leads, with what its address says of where it came from. Ours. */
export const TrackingSection = ({ details, actions }: TrackingSectionProps) => {
  const { t } = useTranslation("launch")
  const { portal } = usePortal()
  const channels = channelsOf(details)
  const addresses = channels.map((channel) => {
    const address = addressOf(details, channel)
    const ad = { channel, address, campaignName: t("launch:tracking.campaignName") }
    const query = adTracking(details, portal.tracking, ad)
    return { channel, isTracked: query !== "", url: withQuery(address, query) }
  })
  const isAnyTracked = addresses.some(({ isTracked }) => isTracked)
  const state = t(isAnyTracked ? "launch:tracking.on" : "launch:tracking.off")
  return (
    <PartPanel title={t("launch:tracking.title")} summary={state} {...(actions !== undefined && { actions })}>
      <p>{state}</p>
      {isAnyTracked ? <p className={layout["soft"]}>{t("launch:counting.mark", { name: adMarkParameter })}</p> : null}
      <KeyValueList
        items={addresses
          .filter(({ url }) => url !== "")
          .map(({ channel, url }) => ({
            label: t(`launch:channels.names.${channel}`),
            value: <WebAddress url={url} />,
          }))}
      />
    </PartPanel>
  )
}
