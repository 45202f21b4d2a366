import type { BusinessCategoryId } from "./business-category.ts"
import { onboardingStates, type ProductConfiguration } from "./product-configuration.ts"

/** Entries of the side menu by group, in the order shown. Spec: side menu. */
export const menuGroups = {
  settings: ["store", "productFeed"],
  features: ["addAudience", "dashboard", "productInsights", "reports", "leads", "wallet"],
} as const

/** An entry of the side menu. */
export type MenuEntry = (typeof menuGroups)[keyof typeof menuGroups][number]

/** The side menu as shown; an empty group has no heading. */
export interface SideMenu {
  readonly settings: ReadonlyArray<MenuEntry>
  readonly features: ReadonlyArray<MenuEntry>
}

/** Below /app/{businessProfileId}: where an entry leads. Spec: authenticated area. */
export const menuPaths: Readonly<Record<MenuEntry, string>> = {
  store: "storeSetup",
  productFeed: "productFeed",
  addAudience: "audience",
  dashboard: "dashboard",
  productInsights: "productInsights",
  reports: "publishedReports",
  leads: "leads",
  wallet: "wallet",
}

/**
 * Which entries a category has at all. Given for all but e-commerce, which has every entry (ours): its campaigns may collect leads.
 * Spec: roles and permissions, "Entries are filtered by category".
 */
export const categoryMenu: Readonly<Record<BusinessCategoryId, ReadonlyArray<MenuEntry>>> = {
  LocalBusiness: ["store", "dashboard", "reports", "wallet", "leads"],
  Ecommerce: ["store", "productFeed", "addAudience", "dashboard", "productInsights", "reports", "leads", "wallet"],
  HqFranchise: ["dashboard", "reports", "wallet"],
  CreativeBuilder: [],
  BrandPortal: ["dashboard", "reports"],
  RichMediaAdBuilder: [],
}

/**
 * The side menu of a profile: features from onboarding state 2 (always in the small-business flavour), the statistics (product
 * insights, ours) from 3, the wallet unless self-funded. Spec: side menu.
 */
export const sideMenu = (
  configuration: Pick<ProductConfiguration, "category" | "flavor" | "onboardingState" | "isSelfFunded">,
): SideMenu => {
  const { category, flavor, onboardingState, isSelfFunded } = configuration
  const allowed: ReadonlySet<MenuEntry> = new Set(categoryMenu[category])
  const hasFeatures = flavor === "smallBusiness" || onboardingState >= onboardingStates.features
  const hidden: ReadonlySet<MenuEntry> = new Set([
    ...(onboardingState < onboardingStates.statistics ? (["productInsights"] as const) : []),
    ...(isSelfFunded ? (["wallet"] as const) : []),
  ])
  return {
    settings: menuGroups.settings.filter((entry) => allowed.has(entry)),
    features: hasFeatures ? menuGroups.features.filter((entry) => allowed.has(entry) && !hidden.has(entry)) : [],
  }
}

/** Whether a menu shows an entry. */
export const hasMenuEntry = ({ settings, features }: SideMenu, entry: MenuEntry): boolean =>
  settings.includes(entry) || features.includes(entry)
