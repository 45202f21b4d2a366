import type { CarouselCards } from "@domain/campaigns"
import { type CreativeContent, safeAreaOf, shownPicture } from "@domain/creatives"
import { hostOf } from "@domain/validation"
import { SocialFeedPreview, StoryPreview } from "@ui/kit/ad-previews"
import { lazyPart } from "@ui/container"
import { Skeleton } from "@ui/kit/skeleton"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { useVideoMedia } from "./ad-media.ts"
import type { CarouselPlace } from "./carousel-ad.tsx"
import { CreativeDrawing } from "./creative-drawing.tsx"

/** Few ads are carousels, so that their previews come when one is shown. */
const CarouselAd = lazyPart(async () => (await import("./carousel-ad.tsx")).CarouselAd)

export interface PictureAdProps {
  readonly content: CreativeContent
  readonly primaryText: string
  readonly headline: string
  readonly description: string
  /** Where a click leads; empty for nowhere. */
  readonly link: string
  /** The cards of a carousel; one picture where absent. */
  readonly cards?: CarouselCards | undefined
  /** Whether a card with the page's picture follows the cards. */
  readonly endCard?: boolean | undefined
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

interface CarouselAtProps extends Pick<PictureAdProps, "content" | "primaryText" | "endCard"> {
  readonly cards: CarouselCards
  readonly place: CarouselPlace
}

const CarouselAt = ({ content, primaryText, cards, endCard = false, place }: CarouselAtProps) => (
  <Suspense fallback={<Skeleton shape="box" height="24rem" />}>
    <CarouselAd content={content} primaryText={primaryText} cards={cards} endCard={endCard} place={place} />
  </Suspense>
)

/** An ad with a picture, a video or cards as people meet it in the feed. */
export const FeedAd = (props: PictureAdProps) => {
  const { content, primaryText, headline, description, link, cards } = props
  const { t } = useTranslation("launch")
  const common = useCommon(content)
  const videoMedia = useVideoMedia()
  if (cards !== undefined) return <CarouselAt {...props} cards={cards} place="feed" />
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

/** An ad with a picture, a video or cards as people meet it: in the feed and as a story, with cards in Instagram's feed too. */
export const PictureAd = (props: PictureAdProps) => {
  const { content, cards } = props
  const { t } = useTranslation("launch")
  const common = useCommon(content)
  const videoMedia = useVideoMedia()
  if (cards !== undefined)
    return (
      <>
        <CarouselAt {...props} cards={cards} place="feed" />
        <CarouselAt {...props} cards={cards} place="instagram" />
        <CarouselAt {...props} cards={cards} place="story" />
      </>
    )
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
