import { Schema } from "effect"
import { carouselLimits } from "./copy/carousel-limits.ts"
import { type CreativeContent, ImageAddress } from "./creative-content.ts"
import { type CreativeSize, creativeSizes } from "./creative-size.ts"
import { logoAsset, photoAsset } from "./templates/assets.ts"

/** A picture without words, of a banner or a card, as `drawCreative` draws it. */
export interface BannerDrawing {
  readonly content: CreativeContent
  readonly templateId: string
  readonly size: CreativeSize
}

/** The pictures of a banner by their proportions; the logo is absent where the business has none. */
export interface BannerDrawings {
  readonly landscape: BannerDrawing
  readonly square: BannerDrawing
  readonly logo?: BannerDrawing
}

const logoSize: CreativeSize = { name: "square", width: 512, height: 512 }

/**
 * The pictures that a network puts a banner together from: the campaign's photo, else a pattern in its colours, and the logo. The
 * design's words stay away. Source: Google Ads policy 6363786, words on more than 20% of a picture are not allowed.
 */
export const bannerDrawings = (content: CreativeContent): BannerDrawings => {
  const photo = { content, templateId: photoAsset.id }
  return {
    landscape: { ...photo, size: creativeSizes.landscape },
    square: { ...photo, size: creativeSizes.square },
    ...(content.logo !== undefined && { logo: { content, templateId: logoAsset.id, size: logoSize } }),
  }
}

const { advised: cardSide } = carouselLimits.picture

const isImage = Schema.is(ImageAddress)

/** The picture of a card: its photo cut to a square, else a pattern in the campaign's colours. */
export const cardDrawing = ({ photo: _photo, ...content }: CreativeContent, url: string): BannerDrawing => ({
  content: { ...content, ...(isImage(url) && { photo: url }) },
  templateId: photoAsset.id,
  size: { name: "square", width: cardSide, height: cardSide },
})
