import type { OnboardingStoreType } from "@domain/portals"
import type { Step } from "./launch-pages.ts"

/** What an address of store onboarding names after its page. */
type ProfileInPath = "required" | "optional"

interface StorePageFacts {
  readonly path: string
  readonly profile?: ProfileInPath
}

/** A page of store onboarding: its path below /signup, and whether a business profile's id follows. Spec: store onboarding. */
export const storePages = {
  storefront: { path: "storeFront" },
  user: { path: "user" },
  linkStore: { path: "linkStore" },
  linkInstructions: { path: "linkInstructions" },
  otherStore: { path: "otherStore" },
  storeDetails: { path: "storeDetails" },
  assets: { path: "assets", profile: "required" },
  verification: { path: "verification", profile: "optional" },
  confirmation: { path: "confirm" },
  creativeBuilder: { path: "setupCreativeBuilder" },
  richMediaAdBuilder: { path: "setupRichMediaAdBuilder" },
} as const satisfies Readonly<Record<string, StorePageFacts>>
/** A page of store onboarding. */
export type StorePage = keyof typeof storePages

type StoreSteps = readonly [StorePage, ...ReadonlyArray<StorePage>]

const linked: StoreSteps = ["storefront", "user", "linkStore", "storeDetails", "assets", "verification"]

/** The pages of each store type in order. Spec: store onboarding, step lists. */
export const storeOnboardingSteps: Readonly<Record<OnboardingStoreType, StoreSteps>> = {
  Default: linked,
  Shopify: linked,
  WooCommerce: linked,
  BigCommerce: linked,
  Magento: ["storefront", "user", "linkStore", "linkInstructions", "storeDetails", "assets", "verification"],
  OtherStore: ["storefront", "user", "otherStore", "verification", "confirmation"],
  EmbedProfile: ["verification"],
  CreativeBuilder: ["user", "creativeBuilder"],
  RichMediaAdBuilder: ["user", "richMediaAdBuilder"],
}

/** Pages that cannot be gone back to: the account is made there, and what follows belongs to it. Ours. */
export const closedBehind: ReadonlyArray<StorePage> = ["user"]

/** Where a store type's onboarding begins. Spec: store onboarding, step lists. */
export const startStorePage = (type: OnboardingStoreType): StorePage => storeOnboardingSteps[type][0]

/** The page after one of a store type's pages; undefined at the end and for a page the type does not have. */
export const nextStorePage = (type: OnboardingStoreType, page: StorePage): StorePage | undefined =>
  storeOnboardingSteps[type].find((_, at, steps) => steps[at - 1] === page)

/**
 * Where back leads: to the page before, past the account, which is made once. Undefined at the start, from the confirmation on, and for
 * a page the type does not have. Ours.
 */
export const backStorePage = (type: OnboardingStoreType, page: StorePage): StorePage | undefined => {
  const steps = storeOnboardingSteps[type]
  return page === "confirmation"
    ? undefined
    : steps.slice(0, Math.max(steps.indexOf(page), 0)).findLast((before) => !closedBehind.includes(before))
}

/** The number of a page in its store type's list; undefined for a page the type does not have. */
export const storeStepOf = (type: OnboardingStoreType, page: StorePage): Step | undefined => {
  const steps = storeOnboardingSteps[type]
  const number = steps.indexOf(page) + 1
  return number === 0 ? undefined : { number, of: steps.length }
}

/** The path of a page below /signup; undefined when it needs a business profile and none is given. Spec: store onboarding routes. */
export const storePathTo = (page: StorePage, businessProfileId?: number): string | undefined => {
  const { path, profile }: StorePageFacts = storePages[page]
  if (profile === undefined) return path
  if (businessProfileId !== undefined) return `${path}/${businessProfileId}`
  return profile === "optional" ? path : undefined
}
