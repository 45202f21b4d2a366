import type { BusinessCategoryId } from "./business-category.ts"

/** What a category's users can do beside launching. Spec: roles and permissions, per category. */
export interface CategoryAbilities {
  readonly slug: string
  readonly linksStores: boolean
  /** Whether its users keep the stores of a brand. */
  readonly keepsStores: boolean
  readonly addsAudiences: boolean
  readonly editsCreatives: boolean
  readonly hasPromotions: boolean
  readonly hasDayParting: boolean
  readonly launchesCampaigns: boolean
}

const none = {
  linksStores: false,
  keepsStores: false,
  addsAudiences: false,
  editsCreatives: false,
  hasPromotions: false,
  hasDayParting: false,
  launchesCampaigns: false,
} as const

/**
 * One row a category. Given: e-commerce links, adds audiences and edits creatives; a franchise links nothing and has promotions and
 * day-parting. Ours: a local business edits its creatives, builders only build, a brand portal only reads. Spec: roles.
 */
export const categoryAbilities: Readonly<Record<BusinessCategoryId, CategoryAbilities>> = {
  LocalBusiness: { ...none, slug: "local-business", editsCreatives: true, launchesCampaigns: true },
  Ecommerce: {
    ...none,
    slug: "e-commerce",
    linksStores: true,
    addsAudiences: true,
    editsCreatives: true,
    launchesCampaigns: true,
  },
  HqFranchise: {
    ...none,
    slug: "hq-franchise",
    keepsStores: true,
    hasPromotions: true,
    hasDayParting: true,
    launchesCampaigns: true,
  },
  CreativeBuilder: { ...none, slug: "creative-builder", editsCreatives: true },
  BrandPortal: { ...none, slug: "brand-portal" },
  RichMediaAdBuilder: { ...none, slug: "rich-media-ad-builder", editsCreatives: true },
}

/** Every category, in the order of its id. */
export const businessCategories: ReadonlyArray<BusinessCategoryId> = Object.keys(categoryAbilities).filter(
  (name): name is BusinessCategoryId => name in categoryAbilities,
)
