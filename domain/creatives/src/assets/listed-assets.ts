import { offsetOf, type PageRequest } from "@domain/kernel"
import type { Asset } from "./asset.ts"

const plain = (text: string): string => text.normalize("NFKC").toLowerCase().trim()

/** Whether an asset's name, or a campaign that uses it, has all the words. */
const has = ({ name, uses }: Asset, words: ReadonlyArray<string>): boolean => {
  const text = plain([name, ...uses.map((use) => use.name ?? "")].join(" "))
  return words.every((word) => text.includes(word))
}

/** The assets that have all words of a search, newest first and then by name; assets without a date come last. */
export const foundAssets = (assets: ReadonlyArray<Asset>, search: string): ReadonlyArray<Asset> => {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== "")
  return assets
    .filter((asset) => has(asset, words))
    .toSorted((one, other) => (other.addedAt ?? -1) - (one.addedAt ?? -1) || (one.name < other.name ? -1 : 1))
}

/** A page of the assets that were found. */
export const pageOfAssets = (found: ReadonlyArray<Asset>, page: PageRequest): ReadonlyArray<Asset> =>
  found.slice(offsetOf(page), offsetOf(page) + page.limit)
