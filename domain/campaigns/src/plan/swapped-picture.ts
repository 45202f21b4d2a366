import { carouselLimits } from "@domain/creatives"
import { Schema, Struct } from "effect"
import type { PlanBusiness } from "./business.ts"
import { CarouselCard, type CarouselCards } from "./carousel-card.ts"
import type { CreativeDetail, PlanCreative } from "./creative.ts"
import type { Picture } from "./picture.ts"

/** The parts of a plan that name pictures. */
export interface PicturedPlan {
  readonly business: Pick<PlanBusiness, "pictures">
  readonly creative: Pick<PlanCreative, "creativeDetail">
}

/** A card that names a picture, by its place among the cards. */
const NamingCard = Schema.Struct({ index: Schema.Int, card: CarouselCard })

/**
 * How a plan names a picture: as the ad's own, among the pictures to choose from, as the second version's, and in cards, which none
 * has where absent.
 */
export const PictureNaming = Schema.Struct({
  isChosen: Schema.Boolean,
  isOffered: Schema.Boolean,
  isSecond: Schema.optionalKey(Schema.Boolean),
  cards: Schema.optionalKey(Schema.Array(NamingCard)),
})
export type PictureNaming = typeof PictureNaming.Type

const cardsNaming = (cards: CarouselCards, url: string) =>
  cards.flatMap((card, index) => (card.picture.url === url ? [{ index, card }] : []))

/** How a plan names a picture; undefined where it does not. */
export const pictureNaming = ({ business, creative }: PicturedPlan, url: string): PictureNaming | undefined => {
  const isChosen = creative.creativeDetail?.picture?.url === url
  const isOffered = (business.pictures ?? []).some((picture) => picture.url === url)
  const isSecond = creative.creativeDetail?.variant?.picture?.url === url
  const cards = cardsNaming(creative.creativeDetail?.cards ?? [], url)
  return isChosen || isOffered || isSecond || cards.length > 0
    ? { isChosen, isOffered, ...(isSecond && { isSecond }), ...(cards.length > 0 && { cards }) }
    : undefined
}

/** The address of the picture that a plan's ad shows: the chosen picture, else the first that can be chosen. */
export const shownPictureOf = ({ business, creative }: PicturedPlan): string | undefined =>
  creative.creativeDetail?.picture?.url ?? business.pictures?.[0]?.url

/** Addresses of the pictures in a plan's cards, each once. */
export const cardPicturesOf = ({ creative }: PicturedPlan): ReadonlyArray<string> => [
  ...new Set((creative.creativeDetail?.cards ?? []).map(({ picture }) => picture.url)),
]

/** What of a plan changes with its pictures. */
export interface PictureChange {
  readonly business?: { readonly pictures: ReadonlyArray<Picture> }
  readonly creative?: { readonly creativeDetail: CreativeDetail }
}

interface Changed {
  readonly pictures: ReadonlyArray<Picture> | undefined
  readonly picture: Picture | "none" | undefined
  readonly second: Picture | "none" | undefined
  readonly cards: CarouselCards | undefined
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
  { pictures, picture, second, cards }: Changed,
): PictureChange => {
  const pictured = withPicture(creativeDetail, picture)
  const detail = second === undefined ? pictured : { ...pictured, variant: withPicture(pictured.variant ?? {}, second) }
  return {
    ...(pictures !== undefined && { business: { pictures } }),
    ...((picture ?? second ?? cards) !== undefined && {
      creative: { creativeDetail: { ...detail, ...(cards !== undefined && { cards }) } },
    }),
  }
}

const eachOnce = (pictures: ReadonlyArray<Picture>): ReadonlyArray<Picture> =>
  pictures.filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index)

/**
 * The change that puts another picture in a picture's place, wherever a plan names it, or takes it away where there is none. A card
 * goes with its only picture.
 */
export const swappedPicture = (plan: PicturedPlan, url: string, by?: Picture): PictureChange => {
  const naming = pictureNaming(plan, url)
  if (naming === undefined) return {}
  const swapped = <Named>(
    all: ReadonlyArray<Named>,
    urlOf: (one: Named) => string,
    next: (one: Named, picture: Picture) => Named,
  ): ReadonlyArray<Named> =>
    all.flatMap((one) => (urlOf(one) !== url ? [one] : by === undefined ? [] : [next(one, by)]))
  const { cards = [] } = plan.creative.creativeDetail ?? {}
  return changeOf(plan, {
    pictures: naming.isOffered
      ? eachOnce(
          swapped(
            plan.business.pictures ?? [],
            (picture) => picture.url,
            (_, picture) => picture,
          ),
        )
      : undefined,
    picture: naming.isChosen ? (by ?? "none") : undefined,
    second: naming.isSecond === true ? (by ?? "none") : undefined,
    cards:
      naming.cards === undefined
        ? undefined
        : swapped(
            cards,
            ({ picture }) => picture.url,
            (card, picture) => ({ ...card, picture }),
          ),
  })
}

/** The cards, and the cards that went with a picture at their places again, as far as there is room; a plan that became no carousel stays so. */
const withCardsAgain = (cards: CarouselCards | undefined, was: PictureNaming["cards"]): CarouselCards | undefined => {
  if (cards === undefined || was === undefined) return undefined
  const again = was.reduce(
    (before, { index, card }) =>
      before.length < carouselLimits.cards.most ? before.toSpliced(index, 0, card) : before,
    cards,
  )
  return again.length === cards.length ? undefined : again
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
  const { creativeDetail } = plan.creative
  return changeOf(plan, {
    pictures: was.isOffered && pictures.every(({ url }) => url !== picture.url) ? [picture, ...pictures] : undefined,
    picture: was.isChosen && creativeDetail?.picture === undefined ? picture : undefined,
    second: isSecondLacking(plan) && was.isSecond === true ? picture : undefined,
    cards: withCardsAgain(creativeDetail?.cards, was.cards),
  })
}
