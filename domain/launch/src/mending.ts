import { type Flavour, flowOf } from "./flavour.ts"
import { type LaunchPage, type PageId, pageOf } from "./launch-pages.ts"
import { backPage, type LaunchContext, nextPage, type TurnFacts } from "./next-page.ts"

/** Pages that show or change an ad, in the order in which a refused campaign's are gone through. */
const adPages: ReadonlyArray<PageId> = [
  "creativePreview",
  "creativeEdit",
  "imageCreatives",
  "setupBusinessInfo",
  "creativeDetailsV2",
  "subsequentCreativeDetailsV2",
  "adPreview",
  "adDetailsEdit",
  "googleAds",
  "googleAdsEdit",
]

/** Whether a refused campaign may be changed on a page: its ads, and nothing that was paid for. Ours; spec: campaign states, rejected. */
export const isMendingPage = (page: PageId): boolean => adPages.includes(page)

/** Where the owner of a refused campaign begins to change its ads; every flavour has such a page. */
export const mendingStart = (flavour: Flavour): LaunchPage => {
  const own = new Set(flowOf(flavour).map(({ page }) => page))
  return pageOf(adPages.find((page) => own.has(page)) ?? "launching")
}

/**
 * As `nextPage`, but every channel's ad is gone through, and what would follow the last one is the launch: all else stays as
 * it was paid.
 */
export const nextWhileMending = (context: LaunchContext): LaunchPage | undefined => {
  const next = nextPage({ ...context, searchToo: context.socialOnly !== true })
  const leaves = isMendingPage(context.page) && (next === undefined || !isMendingPage(next.id))
  return leaves ? pageOf("launching") : next
}

/** As `backPage`, but not past the first ad. */
export const backWhileMending = (flavour: Flavour, page: PageId, facts: TurnFacts = {}): LaunchPage | undefined => {
  const back = backPage(flavour, page, facts)
  return back !== undefined && isMendingPage(back.id) ? back : undefined
}
