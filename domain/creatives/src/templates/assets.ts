import { logoTile } from "../drawing/brand.ts"
import { picture } from "../drawing/picture.ts"
import { whole } from "../drawing/sheet.ts"
import type { Template } from "./template.ts"

const asset = (id: string, draw: Template["draw"]): Template => ({
  id,
  usesPhoto: true,
  forOffers: false,
  draw,
  strip: draw,
})

/** The photo alone, cut from its middle; a pattern in the brand's colours where there is none. */
export const photoAsset = asset("photo", (sheet) => picture(sheet, whole(sheet), { pattern: "waves" }))

/** The logo alone on white, or the name's first character on the brand's colour. */
export const logoAsset = asset("logo", (sheet) => logoTile(sheet, whole(sheet), 0))

/** Drawings of an ad's parts, which networks put together themselves; nobody chooses them. */
export const assetTemplates: ReadonlyArray<Template> = [photoAsset, logoAsset]
