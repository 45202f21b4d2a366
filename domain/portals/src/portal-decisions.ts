import { type CurrencyCode, currencySymbol, type Region, regionFacts, regionOrIndia } from "@domain/kernel"
import type { BusinessCategoryId } from "./business-category.ts"
import { categoryAbilities } from "./category-abilities.ts"
import type { Portal, PortalFlags } from "./portal.ts"

/** Whether people may sign up here. Spec: roles, "Portal flags toggle signup, launch, schedule editing". */
export const maySignUp = (flags: PortalFlags): boolean => flags.isSignupEnabled

const launches = (category: BusinessCategoryId | undefined): boolean =>
  category === undefined || categoryAbilities[category].launchesCampaigns

/**
 * Whether a portal and a category, where one is named, have campaigns at all: builders and brand portals have none. A portal that
 * is for one category counts as that category too. Spec: roles.
 */
export const hasCampaigns = (flags: PortalFlags, category?: BusinessCategoryId): boolean =>
  launches(portalCategory(flags)) && launches(category)

/** Whether campaigns are launched in this portal, and by this category where one is named. Spec: derived flags, isCampaignLaunchDisabled. */
export const mayLaunch = (flags: PortalFlags, category?: BusinessCategoryId): boolean =>
  !flags.isCampaignLaunchDisabled && hasCampaigns(flags, category)

/** The portal's flags with what the category of a business takes from them. */
export const flagsFor = <Flags extends PortalFlags>(flags: Flags, category?: BusinessCategoryId): Flags => ({
  ...flags,
  isCampaignLaunchDisabled: !mayLaunch(flags, category),
})

/** Whether the schedule of a campaign may be changed here; only categories with day-parting have its hours. Spec: derived flags, isScheduleEditEnabled. */
export const mayEditSchedule = (flags: PortalFlags, category?: BusinessCategoryId): boolean =>
  flags.isScheduleEditEnabled && (category === undefined || categoryAbilities[category].hasDayParting)

/** Whether owners may leave to a network whom else it shows their ads to, and how it adjusts their look. Ours. */
export const mayAutomate = (flags: PortalFlags): boolean => flags.isNetworkAutomationDisabled !== true

/** Whether a hub's stores share one cap over their lifetime budgets. Spec: derived flags, isHubLifetimeBudgetCapEnabled. */
export const capsHubLifetimeBudget = (flags: PortalFlags): boolean => flags.isHubLifetimeBudgetCapEnabled === true

/** Whether the portal is the partner brand's, whose messages appear in the app and whose users have roles of their own. Spec: 8.2; roles. */
export const isPartnerBrand = (flags: PortalFlags): boolean => flags.isBizgain === true

/** The category that a whole portal is for; undefined when its profiles say it. The first flag that is set counts (ours). Spec: derived flags. */
export const portalCategory = (flags: PortalFlags): BusinessCategoryId | undefined => {
  if (flags.isBrandPortal) return "BrandPortal"
  if (flags.isCreativeBuilderPortal) return "CreativeBuilder"
  return flags.isRichMediaAdBuilderPortal === true ? "RichMediaAdBuilder" : undefined
}

/** The region asked for, if the portal sells there, else the portal's first. Spec: validation, "Region must be valid else India". */
export const portalRegionOf = (portal: Pick<Portal, "regions">, requested: string | null | undefined): Region => {
  const wanted = regionOrIndia(requested)
  const sold = portal.regions.map(({ region }) => region)
  return sold.includes(wanted) ? wanted : (sold[0] ?? wanted)
}

/** What a region's customers see: currency with its symbol, and the support number, empty when there is none. */
export interface RegionSettings {
  readonly region: Region
  readonly currency: CurrencyCode
  readonly currencySymbol: string
  readonly supportNumber: string
}

/** A region's settings in a portal; where the portal does not sell, the region's own currency and no number. Spec: entities, regionConfig. */
export const regionSettings = (portal: Pick<Portal, "regions">, region: Region): RegionSettings => {
  const sold = portal.regions.find((it) => it.region === region)
  const currency = sold?.currency ?? regionFacts[region].currency
  return { region, currency, currencySymbol: currencySymbol[currency], supportNumber: sold?.supportNumber ?? "" }
}

/** The ways to reach support that a portal has in a region; an empty one is left out. Spec: callback request and support link. */
export const supportWays = (
  portal: Pick<Portal, "regions" | "supportLink" | "supportEmail">,
  region: Region,
): ReadonlyArray<{ readonly kind: "callback" | "link" | "email"; readonly target: string }> =>
  [
    { kind: "callback" as const, target: regionSettings(portal, region).supportNumber },
    { kind: "link" as const, target: portal.supportLink },
    { kind: "email" as const, target: portal.supportEmail },
  ].filter(({ target }) => target.trim() !== "")

/**
 * Whether a portal calls back in a region: it names a number that its customers know, and a mailbox that is told. What
 * promises a call is not sold without. Ours.
 */
export const callsBack = (portal: Pick<Portal, "regions" | "supportEmail">, region: Region): boolean =>
  regionSettings(portal, region).supportNumber.trim() !== "" && portal.supportEmail.trim() !== ""
