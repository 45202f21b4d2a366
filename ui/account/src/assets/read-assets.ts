import { ListAssets } from "@application/creatives/contract"
import { type AssetKind, assetKinds } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import type { Read } from "@ui/container"
import { listAddress, oneOf } from "@ui/shared/list"
import { Struct } from "effect"

/** The kinds in the order of their tabs. */
export const kindsShown = Struct.keys(assetKinds)

/** What the page's address may ask for; pictures unless it names another kind. */
export const assetsAddress = listAddress({
  words: { name: "q", most: 80 },
  filters: { kind: oneOf(kindsShown) },
  limit: 24,
})

/** The kind that an address asks for. */
export const kindIn = (search: URLSearchParams): AssetKind => assetsAddress.questionOf(search).filter.kind ?? "Picture"

/** Reads the page of assets that an address asks for. */
export const readAssets = async (
  read: Read,
  profile: { readonly id: BusinessProfileId } | undefined,
  search: URLSearchParams,
) => {
  const { words, page, limit } = assetsAddress.questionOf(search)
  const kind = kindIn(search)
  const nothing = { kind, assets: [], total: 0, page, limit }
  if (profile === undefined) return nothing
  const asked = { businessProfileId: profile.id, kind, page, limit, ...(words !== "" && { search: words }) }
  return { kind, ...(await read(ListAssets, asked)) }
}

/** A page of assets as the screen shows it. */
export type AssetsRead = Awaited<ReturnType<typeof readAssets>>
