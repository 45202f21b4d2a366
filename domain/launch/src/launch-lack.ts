import { type Flavour, flowOf } from "./flavour.ts"
import { type LaunchPage, type PageId, pageOf } from "./launch-pages.ts"
import { isResubmissionPage } from "./resubmission.ts"

const audience: ReadonlyArray<PageId> = ["ageGenderTarget", "locationTargeting", "targetingV2", "setupBusinessInfo"]
const who: ReadonlyArray<PageId> = ["ageGenderTarget", "targetingV2", "setupBusinessInfo"]
const where: ReadonlyArray<PageId> = ["locationTargeting", "targetingV2", "setupBusinessInfo"]
const keywords: ReadonlyArray<PageId> = ["googleKeywords", "targetingV2"]
const overview: ReadonlyArray<PageId> = ["setupBusinessInfo", "creativeDetailsV2", "subsequentCreativeDetailsV2"]

/** Pages that complete what a launch lacks, by its message key, in order of preference. */
const correctingPages: Readonly<Record<string, ReadonlyArray<PageId>>> = {
  "campaigns.missing.objective": ["selectObjective", ...overview],
  "campaigns.missing.phone": ["businessPhoneNumber", "adDetailsEdit", ...overview],
  "campaigns.missing.whatsAppNumber": ["selectObjective", ...overview],
  "campaigns.missing.instagramAccount": ["linkAccounts"],
  "validation.serviceRequired": ["promoteServices", "businessTypeServices", ...overview],
  "campaigns.missing.cards": ["adDetailsEdit", "adPreview", ...overview],
  "campaigns.missing.acceptedCopy": ["linkAccounts", "adPreview", ...overview],
  "campaigns.missing.acceptedSearchCopy": ["linkAccounts", "googleAds", ...overview],
  "campaigns.missing.acceptedBannerCopy": ["linkAccounts", "bannerAd"],
  "campaigns.missing.allowedWords": ["adDetailsEdit", "adPreview", "googleAds", ...overview],
  "campaigns.missing.versionWords": ["adPreview", ...overview],
  "campaigns.missing.versionMoney": ["adPreview", ...overview],
  "campaigns.missing.versionResults": ["adPreview", ...overview],
  "validation.audienceRequired": audience,
  "campaigns.missing.shownPlaces": where,
  "campaigns.missing.excludableCircles": where,
  "campaigns.missing.usableLists": who,
  "campaigns.missing.specialCategory": who,
  "campaigns.missing.securitiesIdentity": who,
  "validation.channelRequired": ["channelSelection"],
  "campaigns.missing.channelUnavailable": ["channelSelection"],
  "campaigns.missing.pageAccess": ["linkAccounts"],
  "campaigns.missing.allowedKeywords": keywords,
  "campaigns.missing.unblockedKeywords": keywords,
  "validation.keywordsTooFew": keywords,
  "validation.keywordInvalid": keywords,
  "campaigns.missing.budget": ["budget"],
  "campaigns.missing.payment": ["budget"],
  "campaigns.missing.schedule": ["selectObjective", ...overview],
}

/** What follows the payment; all of it is open again while a launch is not accepted. */
const afterPayment: ReadonlyArray<PageId> = [
  "channelSelection",
  "bannerAd",
  "fbInterests",
  "googleKeywords",
  "targetingV2",
  "linkAccounts",
]

/** A launch that lacks something; a refused campaign opens only the pages that its owner may correct. */
export interface LackingLaunch {
  readonly flavour: Flavour
  readonly isResubmission: boolean
}

const correctingPagesOf = (key: string, { flavour, isResubmission }: LackingLaunch): ReadonlyArray<PageId> => {
  const flavourPages = new Set(flowOf(flavour).map(({ page }) => page))
  return (correctingPages[key] ?? []).filter(
    (page) => flavourPages.has(page) && (!isResubmission || isResubmissionPage(page)),
  )
}

/** The page that completes what a launch lacks; undefined where the owner cannot. Ours; spec: validation rules, launch guard. */
export const lackPage = (key: string, launch: LackingLaunch): LaunchPage | undefined => {
  const [first] = correctingPagesOf(key, launch)
  return first && pageOf(first)
}

/**
 * The pages that a journey comes to after its payment. A journey whose account was given before leaves out pages that
 * only journeys without an account come to.
 */
const pagesAfterPayment = (flavour: Flavour, isAccountGiven: boolean): ReadonlySet<PageId> => {
  const rows = new Map(flowOf(flavour).map((row) => [row.page, row]))
  const order = [...rows.keys()]
  const after = new Set<PageId>()
  const waiting: Array<PageId> = ["budget"]
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    const { next, when = {} } = rows.get(page) ?? {}
    const turns = Object.entries(when).flatMap(([turn, to]) => (isAccountGiven && turn === "authSkipped" ? [] : [to]))
    for (const to of [...turns, ...(next === undefined ? [] : [next])])
      if (!after.has(to) && order.indexOf(to) > order.indexOf("budget")) {
        after.add(to)
        waiting.push(to)
      }
  }
  return after
}

/**
 * Whether a launch's lack is completed before the payment in a flavour: no page that the journey comes to later completes it.
 * `isAccountGiven` unless the account is asked for at the payment. Ours.
 */
export const isDueBeforePayment = (key: string, flavour: Flavour, isAccountGiven = true): boolean => {
  if (key === "campaigns.missing.payment") return false
  const pages = correctingPagesOf(key, { flavour, isResubmission: false })
  const after = pagesAfterPayment(flavour, isAccountGiven)
  return (
    flowOf(flavour).some(({ page }) => page === "budget") && pages.length > 0 && !pages.some((page) => after.has(page))
  )
}

/** Pages that are open again after a launch was refused for what it lacks, past the closing of its payment. Ours. */
export const reopenedPages = (lacks: ReadonlyArray<string>, launch: LackingLaunch): ReadonlyArray<PageId> => {
  if (launch.isResubmission) return []
  const flavourPages = new Set(flowOf(launch.flavour).map(({ page }) => page))
  return [
    ...new Set([
      ...lacks.flatMap((key) => correctingPagesOf(key, launch)),
      ...afterPayment.filter((id) => flavourPages.has(id)),
    ]),
  ]
}
