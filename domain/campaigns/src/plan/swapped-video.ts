import type { SocialVideo } from "@domain/creatives"
import { Struct } from "effect"
import type { CreativeDetail, PlanCreative } from "./creative.ts"

/** The part of a plan that names a video. */
export interface VideoPlan {
  readonly creative: Pick<PlanCreative, "creativeDetail">
}

/** What of a plan changes with its video. */
export interface VideoChange {
  readonly creative?: { readonly creativeDetail: CreativeDetail }
}

/** The video of a plan, if it is the file at an address. */
export const videoIn = ({ creative }: VideoPlan, url: string): SocialVideo | undefined => {
  const video = creative.creativeDetail?.video
  return video?.url === url ? video : undefined
}

/** The change that puts another video in a video's place, or takes it away where there is none, so that the picture is shown. */
export const swappedVideo = (plan: VideoPlan, url: string, by?: SocialVideo): VideoChange => {
  const { creativeDetail } = plan.creative
  if (creativeDetail === undefined || videoIn(plan, url) === undefined) return {}
  const rest = Struct.omit(creativeDetail, ["video"])
  return { creative: { creativeDetail: by === undefined ? rest : { ...rest, video: by } } }
}

/** The change that gives a plan back a video that was taken away from it, unless another was chosen meanwhile. */
export const returnedVideo = ({ creative: { creativeDetail = {} } }: VideoPlan, video: SocialVideo): VideoChange =>
  creativeDetail.video === undefined ? { creative: { creativeDetail: { ...creativeDetail, video } } } : {}
