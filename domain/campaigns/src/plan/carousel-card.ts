import { Schema } from "effect"
import { textOf } from "./field-rules.ts"
import { Picture } from "./picture.ts"

/** A card of a carousel: a picture with its words, and its own page; the ad's page where it does not say. Ours. */
export const CarouselCard = Schema.Struct({
  picture: Picture,
  headline: textOf(255),
  description: Schema.optionalKey(textOf(255)),
  link: Schema.optionalKey(textOf(2048)),
})
export type CarouselCard = typeof CarouselCard.Type

/** The cards of an ad in their order; ten at most, as Meta takes them. */
export const CarouselCards = Schema.Array(CarouselCard).check(Schema.isMaxLength(10))
export type CarouselCards = typeof CarouselCards.Type

/** What a carousel has beside its cards. */
export const CarouselTerms = Schema.Struct({
  /** Whether a card with the page's picture follows the others; none where it does not say. */
  endCard: Schema.optionalKey(Schema.Boolean),
  /** The hash of the cards that a person accepted; changed cards cannot be published. */
  acceptedHash: Schema.optionalKey(textOf(32)),
})
export type CarouselTerms = typeof CarouselTerms.Type
