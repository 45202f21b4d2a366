import { Schema, Struct } from "effect"
import type { PlanBusiness } from "./business.ts"
import type { CreativeDetail, PlanCreative } from "./creative.ts"
import type { Picture } from "./picture.ts"

/** The parts of a plan that name pictures. */
export interface PicturedPlan {
  readonly business: Pick<PlanBusiness, "pictures">
  readonly creative: Pick<PlanCreative, "creativeDetail">
}

/** How a plan names a picture: as the ad's own, and among the pictures to choose from. */
export const PictureNaming = Schema.Struct({ isChosen: Schema.Boolean, isOffered: Schema.Boolean })
export type PictureNaming = typeof PictureNaming.Type

/** How a plan names a picture; undefined where it does not. */
export const pictureNaming = ({ business, creative }: PicturedPlan, url: string): PictureNaming | undefined => {
  const isChosen = creative.creativeDetail?.picture?.url === url
  const isOffered = (business.pictures ?? []).some((picture) => picture.url === url)
  return isChosen || isOffered ? { isChosen, isOffered } : undefined
}

/** The address of the picture that a plan's ad shows: the chosen picture, else the first that can be chosen. */
export const shownPictureOf = ({ business, creative }: PicturedPlan): string | undefined =>
  creative.creativeDetail?.picture?.url ?? business.pictures?.[0]?.url

/** What of a plan changes with its pictures. */
export interface PictureChange {
  readonly business?: { readonly pictures: ReadonlyArray<Picture> }
  readonly creative?: { readonly creativeDetail: CreativeDetail }
}

const changeOf = (
  { creative: { creativeDetail = {} } }: PicturedPlan,
  pictures: ReadonlyArray<Picture> | undefined,
  picture: Picture | "none" | undefined,
): PictureChange => {
  const rest = Struct.omit(creativeDetail, ["picture"])
  return {
    ...(pictures !== undefined && { business: { pictures } }),
    ...(picture !== undefined && {
      creative: { creativeDetail: picture === "none" ? rest : { ...rest, picture } },
    }),
  }
}

const eachOnce = (pictures: ReadonlyArray<Picture>): ReadonlyArray<Picture> =>
  pictures.filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index)

/** The change that puts another picture in a picture's place, wherever a plan names it, or takes it away where there is none. */
export const swappedPicture = (plan: PicturedPlan, url: string, by?: Picture): PictureChange => {
  const naming = pictureNaming(plan, url)
  if (naming === undefined) return {}
  const { pictures = [] } = plan.business
  const swapped = pictures.flatMap((picture) => (picture.url !== url ? [picture] : by === undefined ? [] : [by]))
  return changeOf(plan, naming.isOffered ? eachOnce(swapped) : undefined, naming.isChosen ? (by ?? "none") : undefined)
}

/**
 * The change that gives a plan back a picture that was taken away from it. Where another picture was chosen meanwhile, that
 * choice stays.
 */
export const returnedPicture = (plan: PicturedPlan, picture: Picture, was: PictureNaming): PictureChange => {
  const { pictures = [] } = plan.business
  return changeOf(
    plan,
    was.isOffered && pictures.every(({ url }) => url !== picture.url) ? [picture, ...pictures] : undefined,
    was.isChosen && plan.creative.creativeDetail?.picture === undefined ? picture : undefined,
  )
}
