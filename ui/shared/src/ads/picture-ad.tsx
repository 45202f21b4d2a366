import { type CreativeContent, safeAreaOf, shownPicture } from "@domain/creatives"
import { hostOf } from "@domain/validation"
import { SocialFeedPreview, StoryPreview } from "@ui/kit/ad-previews"
import { useTranslation } from "react-i18next"
import { useVideoMedia } from "./ad-media.ts"
import { CreativeDrawing } from "./creative-drawing.tsx"

export interface PictureAdProps {
  readonly content: CreativeContent
  readonly primaryText: string
  readonly headline: string
  readonly description: string
  /** Where a click leads; empty for nowhere. */
  readonly link: string
}

const useCommon = (content: CreativeContent) => {
  const { t } = useTranslation("kit")
  return {
    businessName: content.businessName,
    sponsoredLabel: t("kit:preview.sponsored"),
    callToAction: content.callToActionLabel,
    language: content.language,
    ...(content.logo !== undefined && { logo: shownPicture(content.logo) }),
  }
}

/** An ad with a picture or video as people meet it in the feed. */
export const FeedAd = ({ content, primaryText, headline, description, link }: PictureAdProps) => {
  const { t } = useTranslation("launch")
  const common = useCommon(content)
  const videoMedia = useVideoMedia()
  const domain = hostOf(link)
  return (
    <SocialFeedPreview
      {...common}
      label={t("launch:summary.feedLabel")}
      primaryText={primaryText}
      headline={headline}
      media={
        content.video === undefined ? { drawing: <CreativeDrawing content={content} /> } : videoMedia(content.video)
      }
      {...(description !== "" && { description })}
      {...(domain !== "" && { domain })}
    />
  )
}

/** An ad with a picture or video as people meet it: in the feed and as a story. */
export const PictureAd = (props: PictureAdProps) => {
  const { content } = props
  const { t } = useTranslation("launch")
  const common = useCommon(content)
  const videoMedia = useVideoMedia()
  return (
    <>
      <FeedAd {...props} />
      <StoryPreview
        {...common}
        label={t("launch:summary.storyLabel")}
        safeArea={safeAreaOf("story")}
        media={
          content.video === undefined
            ? { drawing: <CreativeDrawing content={content} size="story" /> }
            : videoMedia(content.video)
        }
      />
    </>
  )
}
