import {
  categoryAbilities,
  hasCampaigns,
  type OnboardingStoreType,
  onboardingStoreTypes,
  type Portal,
  portalCategory,
} from "@domain/portals"
import { startStorePage, type StorePage } from "./store-onboarding.ts"

/** Where a portal's sign-up begins with a store: its type, and the page. */
export interface StoreBeginning {
  readonly type: OnboardingStoreType
  readonly page: StorePage
}

/**
 * The store onboarding that a portal's visitors are led to; undefined where the sign-up begins with the business's details. A portal
 * for one of the builders leads to its set-up, one whose settings say so to the choice of a store. Ours.
 */
export const storeBeginning = ({ flags, signup }: Pick<Portal, "flags" | "signup">): StoreBeginning | undefined => {
  const category = portalCategory(flags)
  const builder = category === "CreativeBuilder" || category === "RichMediaAdBuilder" ? category : undefined
  const type = builder ?? (signup?.begins === "store" ? "Default" : undefined)
  return type === undefined ? undefined : { type, page: startStorePage(type) }
}

/**
 * Where a visitor's sign-up begins with a store. An agent or a website says already what is advertised, so that only builders, who
 * advertise nothing, begin with their set-up all the same. Ours.
 */
export const visitorsBeginning = (
  portal: Pick<Portal, "flags" | "signup">,
  query: Readonly<Record<string, string>>,
): StoreBeginning | undefined => {
  const hasSaid = ["agentid", "normalFlow", "website"].some((name) => name in query)
  return hasSaid && hasCampaigns(portal.flags) ? undefined : storeBeginning(portal)
}

/** The type of store that an address asks for; at a builder's portal the builder, whatever is asked. Ours. */
export const storeTypeAt = (portal: Pick<Portal, "flags" | "signup">, asked: string | null): OnboardingStoreType => {
  const beginning = hasCampaigns(portal.flags) ? undefined : storeBeginning(portal)
  return beginning?.type ?? onboardingStoreTypes.find((type) => type === asked) ?? "Default"
}

/** Whether a store may be linked later: where the settings of a business made here offer it. Ours. */
export const mayLinkStoreLater = ({ flags }: Pick<Portal, "flags">): boolean =>
  categoryAbilities[portalCategory(flags) ?? "Ecommerce"].linksStores

/** What is known of the proof of an e-mail address. */
interface ProofFacts {
  readonly isVerified: boolean
  /** Whether the address of the page holds a link's key. */
  readonly hasKey: boolean
  /** What became of the key. */
  readonly check: "none" | "pending" | "done" | "expired" | "invalid"
  readonly isSent: boolean
}

/** States of the verification page. Spec: states, email verification. */
export type StoreVerification = "verified" | "checking" | "expired" | "invalid" | "sent" | "pending"

/** The state of the verification: a verified address counts before any link, and a link sent anew before what became of the last one. */
export const storeVerification = ({ isVerified, hasKey, check, isSent }: ProofFacts): StoreVerification => {
  if (isVerified || check === "done") return "verified"
  if (isSent) return "sent"
  if (check === "expired" || check === "invalid") return check
  return hasKey ? "checking" : "pending"
}
