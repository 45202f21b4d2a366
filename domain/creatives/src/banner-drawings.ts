import type { CreativeContent } from "./creative-content.ts"
import { type CreativeSize, creativeSizes } from "./creative-size.ts"
import { logoAsset, photoAsset } from "./templates/assets.ts"

/** A picture of a banner as `drawCreative` draws it. */
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
 * The pictures that a network puts a banner together from: the photo alone, since words and buttons on it would stand beside the
 * ad's own; without a photo the campaign's design without its button.
 */
export const bannerDrawings = (content: CreativeContent): BannerDrawings => {
  const templateId = content.photo === undefined ? content.templateId : photoAsset.id
  const shown = { ...content, callToActionLabel: "" }
  return {
    landscape: { content: shown, templateId, size: creativeSizes.landscape },
    square: { content: shown, templateId, size: creativeSizes.square },
    ...(content.logo !== undefined && { logo: { content: shown, templateId: logoAsset.id, size: logoSize } }),
  }
}
