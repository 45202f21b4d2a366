import type { CarouselCards } from "@domain/campaigns"
import { carouselLimits, type CreativeContent, safeAreaOf, shownPicture } from "@domain/creatives"
import { formatNumber } from "@ui/i18n"
import { CarouselFeedPreview, type CarouselLabels, CarouselStoryPreview } from "@ui/kit/carousel-previews"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"

/** Where a carousel is met. */
export type CarouselPlace = "feed" | "instagram" | "story"

/** Every place, in the order in which it is shown. */
export const carouselPlaces: ReadonlyArray<CarouselPlace> = ["feed", "instagram", "story"]

export interface CarouselAdProps {
  readonly place: CarouselPlace
  /** Whose ad it is, with its button and its language. */
  readonly content: Pick<CreativeContent, "businessName" | "callToActionLabel" | "language" | "logo">
  readonly primaryText: string
  readonly cards: CarouselCards
  /** Whether a card with the page's picture follows. */
  readonly endCard?: boolean
}

/** A carousel as people meet it in a place; Instagram shows its first cards alone. */
export const CarouselAd = ({ place, content, primaryText, cards, endCard = false }: CarouselAdProps) => {
  const { t } = useTranslation(["carousel", "kit"])
  const { language } = usePortal()
  if (cards.length === 0) return <p>{t("carousel:preview.noCards")}</p>
  const shown = place === "instagram" ? cards.slice(0, carouselLimits.cards.mostOnInstagram) : cards
  const labels: CarouselLabels = {
    previous: t("carousel:preview.previous"),
    next: t("carousel:preview.next"),
    position: (number, count) =>
      t("carousel:preview.position", {
        number: formatNumber(number, language),
        count: count,
      }),
  }
  const common = {
    label: t(`carousel:preview.${place}`),
    businessName: content.businessName,
    sponsoredLabel: t("kit:preview.sponsored"),
    callToAction: content.callToActionLabel,
    language: content.language,
    labels,
    cards: shown.map(({ picture: { url, alt = "" }, headline, description }, index) => ({
      id: `${index} ${url}`,
      media: { src: shownPicture(url), alt },
      headline,
      ...(description !== undefined && description !== "" && { description }),
    })),
    ...(content.logo !== undefined && { logo: shownPicture(content.logo) }),
  }
  if (place === "story") return <CarouselStoryPreview {...common} safeArea={safeAreaOf("story")} />
  return (
    <CarouselFeedPreview
      {...common}
      network={place === "feed" ? "facebook" : "instagram"}
      primaryText={primaryText}
      {...(endCard && { endCard: t("carousel:preview.end", { name: content.businessName }) })}
    />
  )
}
