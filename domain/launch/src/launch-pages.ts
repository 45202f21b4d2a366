import type { LaunchState, Section } from "./launch-state.ts"

/** A step of a numbered wizard: the third of six is `{ number: 3, of: 6 }`. */
export interface Step {
  readonly number: number
  readonly of: number
}

/** The row of a page, apart from its place in a flow. */
interface PageFacts {
  readonly state: LaunchState
  readonly path: string
  readonly section: Section
  readonly step?: Step
  /** The page is followed by the id of the creative: `imageCreativesCreative/preview/{id}`. */
  readonly takesCreativeId?: true
  /** The page moves on by itself and cannot be gone back to. */
  readonly animation?: true
  /** The application header is hidden. */
  readonly header?: "hidden"
  /** An edit page of another page, to which it returns. */
  readonly editOf?: string
}

const six = (number: number): Step => ({ number, of: 6 })
const three = (number: number): Step => ({ number, of: 3 })

/** Every page of the journey with its saved state, path (below /signup or a campaign), section and step. Spec: screens and routes; launch states. */
const table = {
  confirmation: { state: "BusinessDetails", path: "confirmation", section: "BusinessDetails" },
  extractBusinessDetails: { state: "BusinessDetails", path: "extractBusinessDetails", section: "BusinessDetails" },
  businessDetails: { state: "BusinessDetails", path: "businessDetails", section: "BusinessDetails", step: six(1) },
  businessDetailsSetupAnimation: {
    state: "BusinessDetails",
    path: "businessDetailsSetupAnimation",
    section: "BusinessDetails",
    step: six(1),
    animation: true,
  },
  businessLocationDetails: {
    state: "BusinessLocation",
    path: "businessLocationDetails",
    section: "BusinessDetails",
    step: six(1),
  },
  businessPhoneNumber: {
    state: "BusinessPhone",
    path: "businessPhoneNumber",
    section: "BusinessDetails",
    step: six(1),
  },
  businessTypeServices: {
    state: "TypeServices",
    path: "businessTypeServices",
    section: "BusinessDetails",
    step: six(1),
  },
  businessDetailsCaptured: {
    state: "DetailsAnimation",
    path: "businessDetailsCaptured",
    section: "BusinessDetails",
    animation: true,
  },
  selectGender: { state: "Gender", path: "selectGender", section: "BusinessDetails", step: six(1) },
  setupBusinessInfo: {
    state: "BusinessDetailsV2",
    path: "setupBusinessInfo",
    section: "BusinessDetails",
    step: three(1),
  },
  businessDetailsV2: {
    state: "BusinessDetailsV2",
    path: "businessDetailsv2",
    section: "BusinessDetails",
    step: three(1),
  },
  businessDetailsSetupAnimationV2: {
    state: "BusinessDetailsAnimationV2",
    path: "businessDetailsSetupAnimationV2",
    section: "BusinessDetails",
    step: three(1),
    animation: true,
  },
  subsequentBusinessDetailsV2: {
    state: "BusinessDetailsV2",
    path: "subsequentbusinessDetailsv2",
    section: "BusinessDetails",
    step: three(1),
  },
  subsequentBusinessDetailsSetupAnimationV2: {
    state: "BusinessDetailsAnimationV2",
    path: "subsequentbusinessDetailsSetupAnimationV2",
    section: "BusinessDetails",
    step: three(1),
    animation: true,
  },
  selectObjective: { state: "Objective", path: "selectObjective", section: "Creative", step: six(2) },
  promoteServices: { state: "PromoteServices", path: "promoteServices", section: "Creative", step: six(2) },
  offerDetails: { state: "Offer", path: "offerDetails", section: "Creative", step: six(3) },
  imageCreatives: { state: "Creatives", path: "imageCreatives", section: "Creative", step: six(4) },
  creativePreview: {
    state: "CreativePreview",
    path: "imageCreativesCreative/preview",
    section: "Creative",
    step: six(4),
    takesCreativeId: true,
  },
  creativeEdit: {
    state: "CreativeEdit",
    path: "imageCreativesCreative/edit",
    section: "Creative",
    step: six(4),
    takesCreativeId: true,
    editOf: "creativePreview",
  },
  adPreview: {
    state: "FacebookAdPreview",
    path: "ImageCreativesAdPreview/preview",
    section: "Creative",
    step: six(4),
    takesCreativeId: true,
  },
  adDetailsEdit: {
    state: "FacebookAdEdit",
    path: "imageCreativesAdDetailsEdit/edit",
    section: "Creative",
    step: six(4),
    takesCreativeId: true,
    editOf: "adPreview",
  },
  creativeDetailsV2: {
    state: "CreativesV2",
    path: "creativedetailsv2/preview",
    section: "Creative",
    step: three(2),
    takesCreativeId: true,
  },
  subsequentCreativeDetailsV2: {
    state: "CreativesV2",
    path: "subsequentcreativedetailsv2/preview",
    section: "Creative",
    step: three(2),
    takesCreativeId: true,
  },
  googleAds: { state: "GoogleAdPreview", path: "googleAds", section: "Creative", step: six(5) },
  googleAdsEdit: {
    state: "GoogleAdEdit",
    path: "googleAdsEdit",
    section: "Creative",
    step: six(5),
    editOf: "googleAds",
  },
  emailSignup: { state: "Signup", path: "emailSignup", section: "Signup", step: six(6) },
  creativeAnimation: { state: "CreativeAnimation", path: "creative", section: "Signup", animation: true },
  ageGenderTarget: { state: "AgeGender", path: "ageGenderTarget", section: "Launch", step: six(6) },
  locationTargeting: { state: "Location", path: "locationTargeting", section: "Launch", step: six(6) },
  summary: { state: "Location", path: "summary", section: "Launch", header: "hidden" },
  budget: { state: "Budget", path: "budget", section: "Launch" },
  adAccountSetup: {
    state: "AdAccountSetupAnimation",
    path: "adAccountSetup",
    section: "Launch",
    animation: true,
  },
  channelSelection: { state: "ChannelSelection", path: "channelSelection", section: "Launch" },
  bannerAd: { state: "ChannelSelection", path: "bannerAd", section: "Launch" },
  targetingV2: { state: "TargetingV2", path: "targetingv2", section: "Launch", step: three(3) },
  fbInterests: { state: "FacebookInterests", path: "fbInterests", section: "Launch" },
  googleKeywords: { state: "GoogleKeywords", path: "googleKeywords", section: "Launch" },
  linkAccounts: { state: "LinkAccounts", path: "linkAccounts", section: "Launch" },
  launching: { state: "LaunchAnimation", path: "launching", section: "Launch", animation: true },
  success: { state: "LaunchSuccessful", path: "success", section: "Launch" },
} as const satisfies Readonly<Record<string, PageFacts>>

/** The name of a page in code. */
export type PageId = keyof typeof table

/** A page of the journey. `path` is below /signup or below a campaign; texts are behind the keys. Spec: screens and routes. */
export interface LaunchPage extends PageFacts {
  readonly id: PageId
  readonly titleKey: `launch.title.${string}`
  readonly helpKey: `launch.help.${string}`
  readonly editOf?: PageId
}

/** Names of all pages, in the table's order. */
export const pageIds: ReadonlyArray<PageId> = Object.keys(table).filter((id): id is PageId => id in table)

const describe = (id: PageId): LaunchPage => ({
  ...table[id],
  id,
  titleKey: `launch.title.${id}`,
  helpKey: `launch.help.${id}`,
})

/** Every page by its name. */
export const launchPages = Object.fromEntries(pageIds.map((id) => [id, describe(id)])) as Readonly<
  Record<PageId, LaunchPage>
>

/** The page of a name. */
export const pageOf = (id: PageId): LaunchPage => launchPages[id]

/** The page at a path below /signup or a campaign, in any case, with or without a creative's id; undefined for none. */
export const pageAtPath = (path: string): LaunchPage | undefined => {
  const requested = path.replace(/^\/+|\/+$/g, "").toLowerCase()
  return pageIds.map(pageOf).find((page) => {
    const pagePath = page.path.toLowerCase()
    return (
      requested === pagePath ||
      (page.takesCreativeId === true &&
        /^[^/]+$/.test(requested.slice(pagePath.length + 1)) &&
        requested.startsWith(`${pagePath}/`))
    )
  })
}

/** The page's path with the creative's id where it takes one; without an id the bare path. */
export const pathTo = (page: LaunchPage, creativeId?: string): string =>
  page.takesCreativeId === true && creativeId !== undefined
    ? `${page.path}/${encodeURIComponent(creativeId)}`
    : page.path
