import { carouselLimits } from "@domain/creatives"
import type { BannerAd, CarouselCards } from "@domain/campaigns"
import { Effect } from "effect"
import { NetworkRefused, type StepRequest } from "../ports/ad-networks.ts"

/** Reads each picture of a banner as its network does, which refuses a banner without the pictures that it needs. */
const readBanner = Effect.fnUntraced(function* (
  { landscape, square, logos }: BannerAd,
  bannerPng: StepRequest["bannerPng"],
) {
  if (bannerPng === undefined || landscape.length === 0 || square.length === 0)
    return yield* new NetworkRefused({ reason: "The banner's pictures are missing" })
  yield* Effect.forEach([...landscape, ...square, ...logos], bannerPng, { discard: true })
})

/** Reads the picture of each card as its network does, which refuses too few cards, too many, and cards without pictures. */
const readCards = Effect.fnUntraced(function* (cards: CarouselCards, cardPng: StepRequest["cardPng"]) {
  if (cardPng === undefined) return yield* new NetworkRefused({ reason: "The cards' pictures are missing" })
  const { least, most } = carouselLimits.cards
  if (cards.length < least || cards.length > most)
    return yield* new NetworkRefused({ reason: `A carousel has ${least} to ${most} cards` })
  yield* Effect.forEach(cards, cardPng, { discard: true })
})

/** Reads what a plan's ad is drawn with. */
export const readPictures = Effect.fnUntraced(function* ({
  plan: { banner, social },
  picture,
  bannerPng,
  cardPng,
}: Pick<StepRequest, "plan" | "picture" | "bannerPng" | "cardPng">) {
  if (banner !== undefined) yield* readBanner(banner, bannerPng)
  else if (social?.cards === undefined) yield* picture
  else yield* readCards(social.cards, cardPng)
})
