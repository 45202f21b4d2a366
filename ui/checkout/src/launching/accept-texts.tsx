import { type SignupSession, type SessionChange } from "@domain/signup"
import { type ChannelDefinition, adLanguageOf } from "@domain/campaigns"
import { acceptCopy, callToActionLabel } from "@domain/creatives"
import { hostOf } from "@domain/validation"
import { SearchResultPreview, SocialFeedPreview } from "@ui/kit/ad-previews"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { ChipList } from "@ui/kit/tag-input"
import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { CreativeDrawing } from "@ui/shared/creative-drawing"
import { withCreative } from "@ui/journey/draft-creative"
import { useContent } from "@ui/journey/use-content"
import layout from "@ui/journey/layout.module.css"
import { searchAdToAccept, socialAdToAccept } from "./texts-to-accept.ts"

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
  const common = {
    businessName: details.business.name ?? "",
    sponsoredLabel: t("kit:preview.sponsored"),
    language: adLanguageOf(details),
  }
  const accept = () =>
    onAccept(
      withCreative(details, ad === "picture" ? { adDetail: acceptCopy(social) } : { searchAd: acceptCopy(search) }),
    )
  return (
    <Panel
      title={t(ad === "picture" ? "launch:accounts.texts.Social" : "launch:accounts.texts.Search")}
      description={t("launch:accounts.textsHelp")}
      actions={
        <Button kind="secondary" size="small" icon={<Check aria-hidden />} onPress={accept}>
          {t("launch:accounts.useTexts")}
        </Button>
      }
    >
      {ad === "picture" ? (
        <SocialFeedPreview
          {...common}
          label={t("launch:summary.feedLabel")}
          primaryText={social.primaryText}
          headline={social.headline}
          media={{ drawing: <CreativeDrawing content={content} /> }}
          callToAction={callToActionLabel(social.callToAction, adLanguageOf(details), details.creative.messagingApp)}
          {...(social.description !== "" && { description: social.description })}
        />
      ) : (
        <SearchResultPreview
          {...common}
          label={t("launch:summary.searchLabel")}
          displayUrl={hostOf(search.finalUrl ?? details.business.websiteUrl ?? "")}
          headlines={search.headlines.slice(0, 3)}
          descriptions={search.descriptions.slice(0, 2)}
        />
      )}
      {ad === "text" ? (
        <div className={layout["tight"]}>
          <h3 className={layout["soft"]}>{t("launch:accounts.allLines")}</h3>
          <ChipList
            label={t("launch:accounts.allLines")}
            chips={[...new Set([...search.headlines, ...search.descriptions])]}
          />
        </div>
      ) : null}
    </Panel>
  )
}
