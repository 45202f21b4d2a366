import { type CampaignPlan, creativeContentOf } from "@domain/campaigns"
import type { Effect } from "effect"
import type { CreativePictures, PngPicture } from "../ports/index.ts"

/** What a plan's social ad shows first: the cover of its video, else its drawn picture. */
export const shownPictureOf = (
  { png, cover }: CreativePictures["Service"],
  plan: CampaignPlan,
): Effect.Effect<PngPicture> => {
  const content = creativeContentOf(plan)
  return content.video === undefined ? png(content, "square") : cover(content.video.posterUrl)
}
