import { type Flavour, flowOf } from "./flavour.ts"
import { type LaunchPage, type PageId, pageOf } from "./launch-pages.ts"
import { isMendingPage } from "./mending.ts"

const audience: ReadonlyArray<PageId> = ["ageGenderTarget", "locationTargeting", "targetingV2"]
const keywords: ReadonlyArray<PageId> = ["googleKeywords", "targetingV2"]
const overview: ReadonlyArray<PageId> = ["setupBusinessInfo", "creativeDetailsV2", "subsequentCreativeDetailsV2"]

/** Pages that mend what a launch lacks, by its message key; the first that may be opened is the one to go to. */
const menders: Readonly<Record<string, ReadonlyArray<PageId>>> = {
  "campaigns.missing.objective": ["selectObjective", ...overview],
  "validation.serviceRequired": ["promoteServices", "businessTypeServices", ...overview],
  "campaigns.missing.acceptedCopy": ["linkAccounts", "adPreview", ...overview],
  "campaigns.missing.acceptedSearchCopy": ["linkAccounts", "googleAds", ...overview],
  "validation.audienceRequired": audience,
  "validation.channelRequired": ["channelSelection"],
  "campaigns.missing.channelUnavailable": ["channelSelection"],
  "validation.keywordsTooFew": keywords,
  "validation.keywordInvalid": keywords,
  "campaigns.missing.budget": ["budget"],
  "campaigns.missing.payment": ["budget"],
}

/** What follows the payment; all of it is open again while a launch is not accepted. */
const afterPayment: ReadonlyArray<PageId> = [
  "channelSelection",
  "fbInterests",
  "googleKeywords",
  "targetingV2",
  "linkAccounts",
]

/** Whose launch lacks something: of a refused campaign only what its owner may mend is opened. */
export interface LackingLaunch {
  readonly flavour: Flavour
  readonly isMending: boolean
}

const mendersOf = (key: string, { flavour, isMending }: LackingLaunch): ReadonlyArray<PageId> => {
  const own = new Set(flowOf(flavour).map(({ page }) => page))
  return (menders[key] ?? []).filter((page) => own.has(page) && (!isMending || isMendingPage(page)))
}

/** The page that mends what a launch lacks; undefined where the owner cannot. Ours; spec: validation rules, launch guard. */
export const lackPage = (key: string, launch: LackingLaunch): LaunchPage | undefined => {
  const [first] = mendersOf(key, launch)
  return first && pageOf(first)
}

/** Pages that are open again after a launch was refused for what it lacks, past the closing of its payment. Ours. */
export const reopenedPages = (lacks: ReadonlyArray<string>, launch: LackingLaunch): ReadonlyArray<PageId> => {
  if (launch.isMending) return []
  const own = new Set(flowOf(launch.flavour).map(({ page }) => page))
  return [...new Set([...lacks.flatMap((key) => mendersOf(key, launch)), ...afterPayment.filter((id) => own.has(id))])]
}
