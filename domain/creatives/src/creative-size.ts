import { Schema } from "effect"

/** The sizes of creatives. Spec: 7.9, images. */
export const CreativeSizeName = Schema.Literals(["square", "story", "landscape", "leaderboard", "rectangle", "mobile"])
export type CreativeSizeName = typeof CreativeSizeName.Type

/** The size of a creative in pixels. */
export interface CreativeSize {
  readonly name: CreativeSizeName
  readonly width: number
  readonly height: number
}

/** Every size of a creative: feed 1000x1000, story 1080x1920, link 1200x628 and three banners. */
export const creativeSizes: Readonly<Record<CreativeSizeName, CreativeSize>> = {
  square: { name: "square", width: 1000, height: 1000 },
  story: { name: "story", width: 1080, height: 1920 },
  landscape: { name: "landscape", width: 1200, height: 628 },
  leaderboard: { name: "leaderboard", width: 728, height: 90 },
  rectangle: { name: "rectangle", width: 300, height: 250 },
  mobile: { name: "mobile", width: 320, height: 50 },
}
