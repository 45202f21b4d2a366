import { type Flavour, type PageId, rowOf, startPage } from "@domain/launch"

/** Pages that the journey's tables name and that have no screen yet. */
const pagesToCome = [
  "setupBusinessInfo",
  "businessDetailsV2",
  "businessDetailsSetupAnimationV2",
  "subsequentBusinessDetailsV2",
  "subsequentBusinessDetailsSetupAnimationV2",
  "creativeDetailsV2",
  "subsequentCreativeDetailsV2",
  "targetingV2",
] as const satisfies ReadonlyArray<PageId>

/** A page without a screen. */
export type PageToCome = (typeof pagesToCome)[number]

const toCome: ReadonlySet<PageId> = new Set(pagesToCome)

/** Whether a page has no screen yet. */
export const isToCome = (page: PageId): page is PageToCome => toCome.has(page)

/** The page itself and those that follow it on the flavour's usual way. */
const usualWayFrom = (flavour: Flavour, page: PageId): ReadonlyArray<PageId> => {
  const next = rowOf(flavour, page)?.next
  return next === undefined ? [page] : [page, ...usualWayFrom(flavour, next)]
}

/** Whether every page of the flavour's usual way has a screen. */
export const isFlavourOpen = (flavour: Flavour): boolean => !usualWayFrom(flavour, startPage(flavour).id).some(isToCome)
