import { type SignupSession, type SessionChange } from "@domain/signup"
import {
  acceptedCards,
  cardsOf,
  type ChannelDefinition,
  adLanguageOf,
  bannerColourOf,
  bannerName,
} from "@domain/campaigns"
import { acceptCopy, callToActionLabel } from "@domain/creatives"
import { hostOf } from "@domain/validation"
import { SearchResultPreview } from "@ui/kit/ad-previews"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { ChipList } from "@ui/kit/tag-input"
import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { FeedAd } from "@ui/shared/picture-ad"
import { BannerAd } from "@ui/shared/banner-ad"
import { withCreative } from "@ui/journey/draft-creative"
import { useContent } from "@ui/journey/use-content"
import layout from "@ui/journey/layout.module.css"
import { bannerToAccept, searchAdToAccept, socialAdToAccept } from "./texts-to-accept.ts"

export interface AcceptTextsProps {
  readonly details: SignupSession
  readonly ad: ChannelDefinition["ad"]
  readonly onAccept: (change: SessionChange) => void
}

/** An ad whose words nobody has agreed to yet: it is published only after a yes to exactly this. */
export const AcceptTexts = ({ details, ad, onAccept }: AcceptTextsProps) => {
  const { t } = useTranslation(["launch", "kit"])
  const content = useContent(details)
  const social = socialAdToAccept(details)
  const search = searchAdToAccept(details)
  const banner = bannerToAccept(details)
  const common = {
    businessName: details.business.name ?? "",
    sponsoredLabel: t("kit:preview.sponsored"),
    language: adLanguageOf(details),
  }
  const accepted = {
    picture: () => ({ adDetail: acceptCopy(social), ...acceptedCards(details.creative.creativeDetail) }),
    text: () => ({ searchAd: acceptCopy(search) }),
    banner: () => ({ bannerAd: acceptCopy(banner) }),
  }
  const lines = {
    picture: [],
    text: [
      ...search.headlines,
      ...search.descriptions,
      ...(search.sitelinks ?? []).map(({ text, url }) => `${text} (${url})`),
      ...(search.callouts ?? []).map(({ text }) => text),
      ...(search.snippet?.values ?? []),
    ],
    banner: [banner.longHeadline, ...banner.headlines, ...banner.descriptions],
  }[ad]
  return (
    <Panel
      title={t(`launch:accounts.texts.${ad}`)}
      description={t("launch:accounts.textsHelp")}
      actions={
        <Button
          kind="secondary"
          size="small"
          icon={<Check aria-hidden />}
          onPress={() => onAccept(withCreative(details, accepted[ad]()))}
        >
          {t("launch:accounts.useTexts")}
        </Button>
      }
    >
      {ad === "picture" ? (
        <FeedAd
          content={{
            ...content,
            callToActionLabel: callToActionLabel(
              social.callToAction,
              adLanguageOf(details),
              details.creative.messagingApp,
            ),
          }}
          primaryText={social.primaryText}
          headline={social.headline}
          description={social.description}
          link=""
          cards={cardsOf(details)}
          endCard={details.creative.creativeDetail?.carousel?.endCard}
        />
      ) : ad === "banner" ? (
        <BannerAd
          content={content}
          ad={banner}
          businessName={bannerName(common.businessName)}
          colour={bannerColourOf(details)}
        />
      ) : (
        <SearchResultPreview
          {...common}
          label={t("launch:summary.searchLabel")}
          displayUrl={hostOf(search.finalUrl ?? details.business.websiteUrl ?? "")}
          headlines={search.headlines.slice(0, 3)}
          descriptions={search.descriptions.slice(0, 2)}
          links={search.sitelinks ?? []}
          facts={(search.callouts ?? []).map(({ text }) => text)}
          {...(search.snippet !== undefined && { list: search.snippet })}
          {...(search.showsPhone === true && details.business.phone !== undefined && { phone: details.business.phone })}
        />
      )}
      {lines.length > 0 ? (
        <div className={layout["tight"]}>
          <h3 className={layout["soft"]}>{t("launch:accounts.allLines")}</h3>
          <ChipList label={t("launch:accounts.allLines")} chips={[...new Set(lines)]} />
        </div>
      ) : null}
    </Panel>
  )
}
