import { type AdPlan, type BannerPicture, type CampaignPlan, cardsOf, creativeContentOf } from "@domain/campaigns"
import { type BannerDrawing, bannerDrawings, cardDrawing } from "@domain/creatives"
import { Effect } from "effect"
import { CreativePictures, type StepRequest } from "../ports/index.ts"

/** What a network is told of a plan, and how it reads the pictures of its banner or its cards. */
export type PicturedPlan = Pick<StepRequest, "plan" | "bannerPng" | "cardPng">

/** The picture of an ad with which lists and reports show it: of a carousel its first card, of a video its cover, else the drawn ad. */
export const listedPicture = Effect.fnUntraced(function* (plan: CampaignPlan) {
  const pictures = yield* CreativePictures
  const content = creativeContentOf(plan)
  const [first] = cardsOf(plan) ?? []
  if (first !== undefined) return yield* pictures.bannerPng(cardDrawing(content, first.picture.url))
  return yield* content.video === undefined ? pictures.png(content, "square") : pictures.cover(content.video.posterUrl)
})

/**
 * The plan with its banner's pictures, drawn now from the campaign's plan, or with the way to draw its cards; any other plan as it
 * is.
 */
export const withToldPictures = Effect.fnUntraced(function* (
  plan: AdPlan,
  campaignPlan: CampaignPlan,
): Effect.fn.Return<PicturedPlan, never, CreativePictures> {
  const { banner, social } = plan
  const pictures = yield* CreativePictures
  if (social?.cards !== undefined) {
    const content = creativeContentOf(campaignPlan)
    return {
      plan,
      cardPng: ({ picture }) => Effect.map(pictures.bannerPng(cardDrawing(content, picture.url)), ({ bytes }) => bytes),
    }
  }
  if (banner === undefined) return { plan }
  const bytesByUrl = new Map<string, Uint8Array>()
  const draw = (drawing: BannerDrawing) =>
    Effect.map(pictures.bannerPng(drawing), ({ url, bytes }): BannerPicture => {
      bytesByUrl.set(url, bytes)
      const { width, height } = drawing.size
      return { url, width, height }
    })
  const { landscape, square, logo } = bannerDrawings(creativeContentOf(campaignPlan))
  const drawn = {
    landscape: [yield* draw(landscape)],
    square: [yield* draw(square)],
    logos: logo === undefined ? [] : [yield* draw(logo)],
  }
  return {
    plan: { ...plan, banner: { ...banner, ...drawn } },
    bannerPng: ({ url }) => {
      const bytes = bytesByUrl.get(url)
      return bytes === undefined ? Effect.die(new Error(`No banner was drawn at ${url}`)) : Effect.succeed(bytes)
    },
  }
})
