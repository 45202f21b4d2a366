import type { LaunchedAudience, SharedAudience, SpecialAds } from "@domain/campaigns"
import { localeIn } from "@ui/i18n"
import { AudiencePanel, useTowns } from "@ui/shared/audience"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"

interface OneAudienceProps {
  readonly audience: LaunchedAudience
  readonly description?: string
  readonly special?: SpecialAds
}

const OneAudience = ({ audience, ...rest }: OneAudienceProps) => (
  <AudiencePanel audience={audience} towns={useTowns(audience.location)} {...rest} />
)

export interface CampaignAudienceProps {
  readonly audiences: ReadonlyArray<SharedAudience>
  /** What the ads were declared to offer. */
  readonly special: SpecialAds | undefined
}

/** Who sees the campaign's ads; audiences that differ between channels are named by them. */
export const CampaignAudience = ({ audiences, special }: CampaignAudienceProps) => {
  const { t } = useTranslation(["app"])
  const { language } = usePortal()
  const names = new Intl.ListFormat(localeIn(language), { type: "unit", style: "short" })
  return audiences.map(({ audience, channels }) => (
    <OneAudience
      key={channels.join()}
      audience={audience}
      {...(special !== undefined && { special })}
      {...(audiences.length > 1 && {
        description: names.format(channels.map((channel) => t(`app:campaigns.channel.${channel}`))),
      })}
    />
  ))
}
