import { type CreativeContent, safeAreaOf, shownPicture } from "@domain/creatives"
import { hostOf } from "@domain/validation"
import { SocialFeedPreview, StoryPreview } from "@ui/kit/ad-previews"
import { useTranslation } from "react-i18next"
import { CreativeDrawing } from "./creative-drawing.tsx"

export interface PictureAdProps {
  readonly content: CreativeContent
  readonly primaryText: string
  readonly headline: string
  readonly description: string
  /** Where a click leads; empty for nowhere. */
  readonly link: string
}

/** An ad with a picture as people meet it: in the feed and as a story. */
export const PictureAd = ({ content, primaryText, headline, description, link }: PictureAdProps) => {
  const { t } = useTranslation(["launch", "kit"])
  const domain = hostOf(link)
  const common = {
    businessName: content.businessName,
    sponsoredLabel: t("kit:preview.sponsored"),
    callToAction: content.callToActionLabel,
    language: content.language,
    ...(content.logo !== undefined && { logo: shownPicture(content.logo) }),
  }
  return (
    <>
      <SocialFeedPreview
        {...common}
        label={t("launch:summary.feedLabel")}
        primaryText={primaryText}
        headline={headline}
        media={{ drawing: <CreativeDrawing content={content} /> }}
        {...(description !== "" && { description })}
        {...(domain !== "" && { domain })}
      />
      <StoryPreview
        {...common}
        label={t("launch:summary.storyLabel")}
        safeArea={safeAreaOf("story")}
        media={{ drawing: <CreativeDrawing content={content} size="story" /> }}
      />
    </>
  )
}
