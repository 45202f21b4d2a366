import { Schema, Struct } from "effect"
import type { PlanBusiness } from "./business.ts"
import type { CreativeDetail, PlanCreative } from "./creative.ts"
import type { Picture } from "./picture.ts"

/** The parts of a plan that name pictures. */
export interface PicturedPlan {
  readonly business: Pick<PlanBusiness, "pictures">
  readonly creative: Pick<PlanCreative, "creativeDetail">
}

/** How a plan names a picture: as the ad's own, among the pictures to choose from, and as the second version's. */
export const PictureNaming = Schema.Struct({
  isChosen: Schema.Boolean,
  isOffered: Schema.Boolean,
  isSecond: Schema.optionalKey(Schema.Boolean),
})
export type PictureNaming = typeof PictureNaming.Type

/** How a plan names a picture; undefined where it does not. */
export const pictureNaming = ({ business, creative }: PicturedPlan, url: string): PictureNaming | undefined => {
  const isChosen = creative.creativeDetail?.picture?.url === url
  const isOffered = (business.pictures ?? []).some((picture) => picture.url === url)
  const isSecond = creative.creativeDetail?.variant?.picture?.url === url
  return isChosen || isOffered || isSecond ? { isChosen, isOffered, ...(isSecond && { isSecond }) } : undefined
}

/** The address of the picture that a plan's ad shows: the chosen picture, else the first that can be chosen. */
export const shownPictureOf = ({ business, creative }: PicturedPlan): string | undefined =>
  creative.creativeDetail?.picture?.url ?? business.pictures?.[0]?.url

/** What of a plan changes with its pictures. */
export interface PictureChange {
  readonly business?: { readonly pictures: ReadonlyArray<Picture> }
  readonly creative?: { readonly creativeDetail: CreativeDetail }
}

/** What shows a picture with another, or with none. */
const withPicture = <Shown extends { readonly picture?: Picture }>(
  shown: Shown,
  picture: Picture | "none" | undefined,
) => {
  if (picture === undefined) return shown
  const rest = Struct.omit(shown, ["picture"])
  return picture === "none" ? rest : { ...rest, picture }
}

const changeOf = (
  { creative: { creativeDetail = {} } }: PicturedPlan,
  pictures: ReadonlyArray<Picture> | undefined,
  picture: Picture | "none" | undefined,
  second?: Picture | "none",
): PictureChange => {
  const pictured = withPicture(creativeDetail, picture)
  const detail = second === undefined ? pictured : { ...pictured, variant: withPicture(pictured.variant ?? {}, second) }
  return {
    ...(pictures !== undefined && { business: { pictures } }),
    ...((picture ?? second) !== undefined && { creative: { creativeDetail: detail } }),
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
  return changeOf(
    plan,
    naming.isOffered ? eachOnce(swapped) : undefined,
    naming.isChosen ? (by ?? "none") : undefined,
    naming.isSecond === true ? (by ?? "none") : undefined,
  )
}

/** Whether a plan's second version has no picture of its own. */
const isSecondLacking = ({ creative: { creativeDetail: { variant } = {} } }: PicturedPlan): boolean =>
  variant !== undefined && variant.picture === undefined

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
    isSecondLacking(plan) && was.isSecond === true ? picture : undefined,
  )
}
