import { type CampaignChannel, showsBanner, showsText } from "@domain/campaigns"
import { isPublishable } from "@domain/creatives"
import { failureOf, someChannel } from "@domain/validation"
import { Banner } from "@ui/kit/banner"
import { CheckboxCards } from "@ui/kit/radio-cards"
import { Image, Search, Share2 } from "lucide-react"
import { type ReactNode, useEffect, useEffectEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { RecommendedTitle } from "@ui/journey/recommended-title"
import { useChannelChoice } from "@ui/journey/use-channel-choice"
import { useChannelSteps } from "@ui/journey/use-channel-steps"
import { useFieldText } from "@ui/journey/use-field-text"

const icons: Readonly<Record<CampaignChannel, ReactNode>> = {
  Social: <Share2 size={20} />,
  Search: <Search size={20} />,
  Banner: <Image size={20} />,
}

/** Where the ads run; the first page after the payment. Spec: screens, channelSelection. */
const ChannelSelection = () => {
  const { t } = useTranslation(["launch", "failures"])
  const { details, change, flow } = useLaunchPage("channelSelection")
  const { forward } = useChannelSteps("channelSelection")
  const fieldText = useFieldText()
  const [isAsked, setAsked] = useState(false)
  const { offered, recommended, channels } = useChannelChoice(details)

  const { searchAd } = details?.creative.creativeDetail ?? {}
  const asksWords = showsText(channels) && !(searchAd !== undefined && isPublishable(searchAd))

  const isUnanswered = details !== undefined && details.targeting.channels?.join(" ") !== channels.join(" ")
  const answer = useEffectEvent(() => change({ targeting: { channels } }))
  useEffect(() => {
    if (isUnanswered) answer()
  }, [isUnanswered])

  const proceed = async () => {
    setAsked(true)
    if ((flow.state().details?.targeting.channels ?? []).length > 0) return forward()
    document.querySelector<HTMLInputElement>("input[type=checkbox]")?.focus()
    return false
  }

  return (
    <LaunchPageFrame page="channelSelection" onContinue={proceed}>
      <CheckboxCards
        label={t(offered.length > 2 ? "launch:channels.labelSeveral" : "launch:channels.label")}
        hint={channels.length > 1 ? t("launch:channels.split") : undefined}
        error={isAsked ? fieldText(failureOf(someChannel(channels))) : undefined}
        value={channels}
        onChange={(ids) => {
          setAsked(false)
          change({ targeting: { channels: offered.filter((channel) => ids.includes(channel)) } })
        }}
        options={offered.map((channel) => ({
          id: channel,
          title: (
            <RecommendedTitle isRecommended={recommended.includes(channel)}>
              {t(`launch:channels.names.${channel}`)}
            </RecommendedTitle>
          ),
          description: t(`launch:channels.about.${channel}`),
          icon: icons[channel],
        }))}
      />
      {showsBanner(channels) ? <Banner>{t("launch:channels.bannerNext")}</Banner> : null}
      {asksWords ? <Banner>{t("launch:channels.searchWords")}</Banner> : null}
    </LaunchPageFrame>
  )
}

export default ChannelSelection
