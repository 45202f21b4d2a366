import type { FeedIssue, IssueSeverity } from "./feed-issues.ts"
import type { FeedItemField } from "./feed-item.ts"

/** The networks that a catalogue's products go to. */
export const feedNetworks = ["Meta", "Google"] as const
/** A network that a catalogue's products go to. */
export type FeedNetwork = (typeof feedNetworks)[number]

/**
 * What a network itself does with a product that has an issue: it refuses it, shows it less, or takes a better one; `None` where
 * it asks for nothing of the kind.
 */
export type NetworkEffect = "Refused" | "Limited" | "Advised" | "None"

/** In which countries a network's rule holds: everywhere, or as the catalogue's own country asks. */
export interface IssueReach {
  readonly effects: Readonly<Record<FeedNetwork, NetworkEffect>>
  readonly where: "Everywhere" | "OwnCountry"
  /** The most characters of the field at each network, where the issue is about its length. */
  readonly most?: Readonly<Record<FeedNetwork, number>>
}

const usual: Readonly<Record<IssueSeverity, NetworkEffect>> = {
  error: "Refused",
  warning: "Limited",
  suggestion: "Advised",
}

/** Field and fix, where a network differs from what our own check says. Sources: the networks' product data specifications. */
const differing: Readonly<Record<string, Readonly<Partial<Record<FeedNetwork, NetworkEffect>>>>> = {
  // Both ask for a brand where a product has one, and match it worse without.
  "brand.addValue": { Meta: "Limited", Google: "Limited" },
  // Google refuses a GTIN with a wrong check digit; Meta only matches by it.
  "gtin.correctFormat": { Meta: "Advised", Google: "Refused" },
  // Both demand a condition they know where one is given.
  "condition.useKnownValue": { Meta: "Refused", Google: "Refused" },
  // Both list a description among what a product must have.
  "description.addValue": { Meta: "Refused", Google: "Refused" },
  // Google finds a category by itself.
  "google_product_category.addValue": { Meta: "Advised", Google: "None" },
}

/** The most characters that each network takes. */
const lengths: Readonly<Partial<Record<FeedItemField, Readonly<Record<FeedNetwork, number>>>>> = {
  id: { Meta: 100, Google: 50 },
  title: { Meta: 200, Google: 150 },
  description: { Meta: 9_999, Google: 5_000 },
  link: { Meta: 2_000, Google: 2_000 },
  image_link: { Meta: 2_000, Google: 2_000 },
  brand: { Meta: 100, Google: 70 },
  mpn: { Meta: 100, Google: 70 },
  item_group_id: { Meta: 100, Google: 50 },
  product_type: { Meta: 750, Google: 750 },
}

/** What an issue means at each network, and in which countries. Ours. */
export const issueReach = ({ field, fix, severity }: FeedIssue): IssueReach => {
  const effect = usual[severity]
  const most = fix === "shorten" ? lengths[field] : undefined
  // Our limit is the shorter; the other network may still take the value.
  const shortest = Math.min(...Object.values(most ?? {}))
  const ofLength = (network: FeedNetwork) => (most !== undefined && most[network] > shortest ? "Advised" : effect)
  const own = { Meta: ofLength("Meta"), Google: ofLength("Google") }
  const effects = { ...own, ...differing[`${field}.${fix}`] }
  const where = fix === "useCatalogCurrency" ? "OwnCountry" : "Everywhere"
  return { effects, where, ...(most !== undefined && { most }) }
}
