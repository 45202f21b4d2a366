import { adLanguageOf, cardsOf } from "@domain/campaigns"
import { type SignupSession } from "@domain/signup"
import { type AdCopy, callToActionLabel, type CreativeContent, safeAreaOf, shownPicture } from "@domain/creatives"
import { hostOf } from "@domain/validation"
import { SocialFeedPreview, StoryPreview } from "@ui/kit/ad-previews"
import { Tabs } from "@ui/kit/tabs"
import { useTranslation } from "react-i18next"
import { CarouselAd, carouselPlaces } from "@ui/shared/carousel-ad"
import { CreativeDrawing } from "@ui/shared/creative-drawing"
import { useVideoMedia } from "@ui/shared/ad-media"
import { LeadFormPreview } from "./lead-form-preview.tsx"
import { leadFormOf } from "@ui/journey/draft-creative"

export interface SocialPreviewsProps {
  readonly details: SignupSession
  readonly copy: AdCopy
  readonly content: CreativeContent
  /** Shows the form that a lead fills in as a third view. */
  readonly hasLeadForm: boolean
  /** Id of the open view, when the caller follows what is edited. */
  readonly view?: string
  readonly onView?: (view: string) => void
}

/** The ad as people will meet it: in the feed, as a story, and the form it opens. */
export const SocialPreviews = ({ details, copy, content, hasLeadForm, view, onView }: SocialPreviewsProps) => {
  const { t } = useTranslation(["creatives", "carousel", "kit"])
  const videoMedia = useVideoMedia()
  const businessName = details.business.name ?? ""
  const address = copy.displayLink ?? copy.websiteUrl ?? details.business.websiteUrl
  const domain = address === undefined || address === "" ? undefined : hostOf(address) || address
  const common = {
    businessName,
    sponsoredLabel: t("kit:preview.sponsored"),
    language: adLanguageOf(details),
    callToAction: callToActionLabel(copy.callToAction, adLanguageOf(details), details.creative.messagingApp),
    ...(content.logo !== undefined && { logo: shownPicture(content.logo) }),
  }
  const cards = cardsOf(details)
  const { endCard = false } = details.creative.creativeDetail?.carousel ?? {}
  const carousel = carouselPlaces.map((place) => ({
    id: place,
    label: t(`carousel:preview.views.${place}`),
    content: (
      <CarouselAd
        place={place}
        content={content}
        primaryText={copy.primaryText}
        cards={cards ?? []}
        endCard={endCard}
      />
    ),
  }))
  const picture = [
    {
      id: "feed",
      label: t("creatives:ad.feed"),
      content: (
        <SocialFeedPreview
          {...common}
          label={t("creatives:ad.feedLabel")}
          primaryText={copy.primaryText}
          media={
            content.video === undefined ? { drawing: <CreativeDrawing content={content} /> } : videoMedia(content.video)
          }
          headline={copy.headline}
          {...(copy.description !== "" && { description: copy.description })}
          {...(domain !== undefined && { domain })}
        />
      ),
    },
    {
      id: "story",
      label: t("creatives:ad.story"),
      content: (
        <StoryPreview
          {...common}
          label={t("creatives:ad.storyLabel")}
          safeArea={safeAreaOf("story")}
          media={
            content.video === undefined
              ? { drawing: <CreativeDrawing content={content} size="story" /> }
              : videoMedia(content.video)
          }
        />
      ),
    },
  ]
  const views = cards === undefined ? picture : carousel
  const form = {
    id: "form",
    label: t("creatives:leadForm.tab"),
    content: (
      <LeadFormPreview form={leadFormOf(details)} businessName={businessName} language={adLanguageOf(details)} />
    ),
  }
  return (
    <Tabs
      label={t("creatives:ad.views")}
      items={hasLeadForm ? [...views, form] : views}
      {...(view !== undefined && { selected: view })}
      {...(onView !== undefined && { onSelect: onView })}
    />
  )
}
