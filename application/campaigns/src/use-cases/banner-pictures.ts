import { type AdPlan, type BannerPicture, type CampaignPlan, creativeContentOf } from "@domain/campaigns"
import { type BannerDrawing, bannerDrawings } from "@domain/creatives"
import { Effect } from "effect"
import { CreativePictures, type StepRequest } from "../ports/index.ts"

/** What a network is told of a plan, and how it reads the pictures of its banner. */
export type PicturedPlan = Pick<StepRequest, "plan" | "bannerPng">

/** The plan with its banner's pictures, drawn now from the campaign's plan; a plan without a banner as it is. */
export const withBannerPictures = Effect.fnUntraced(function* (
  plan: AdPlan,
  campaignPlan: CampaignPlan,
): Effect.fn.Return<PicturedPlan, never, CreativePictures> {
  const { banner } = plan
  if (banner === undefined) return { plan }
  const pictures = yield* CreativePictures
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
