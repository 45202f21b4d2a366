import type { Objective } from "../objective.ts"

/**
 * Meta's figures for a carousel: characters as people count them, pictures in pixels. Instagram shows the first five cards alone, in
 * the order that was sent. Sources and day: `tools/provider-facts/data/meta-carousel.json`.
 */
export const carouselLimits = {
  cards: { least: 2, most: 10, mostOnInstagram: 5 },
  headline: { length: 255, advised: 40 },
  description: { length: 255, advised: 20 },
  picture: { least: 600, advised: 1080 },
} as const

/** Objectives of which Meta takes a carousel; its guide to call ads knows pictures and videos alone. */
const carouselObjectives: ReadonlyArray<Objective> = ["LeadGeneration", "WebsiteVisits", "InstantMessages"]

/** Whether Meta takes a carousel for an objective. */
export const isCarouselAllowed = (objective: Objective): boolean => carouselObjectives.includes(objective)

/** How a picture suits a card: at its full sharpness, below the advised size, or too small for Instagram. */
export type CardSharpness = "sharp" | "soft" | "tooSmall"

/** How a picture of so many pixels suits a square card. */
export const cardSharpness = ({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): CardSharpness => {
  const side = Math.min(width, height)
  if (side < carouselLimits.picture.least) return "tooSmall"
  return side < carouselLimits.picture.advised ? "soft" : "sharp"
}
