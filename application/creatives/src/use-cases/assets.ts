import { Effect, Result } from "effect"
import { handler } from "@application/kernel"
import {
  type AccountKind,
  type Asset,
  AssetNotFound,
  decideRemoval,
  foundAssets,
  isAccountKind,
  pageOfAssets,
  usesOnce,
} from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { GetAssetEffects, ListAssets, ListRemovedPictures } from "../contract/assets.ts"
import { AssetPlaces, type AssetsInCampaign } from "../ports/asset-places.ts"
import { ConnectedAssets } from "../services/connected-assets.ts"
import { RemovedPictures } from "../stores/removed-pictures.ts"
import { libraryOf, libraryAsset, pictureUsesOf, useIn } from "./library.ts"

/** Assets of a page unless told: rows of two, three, four and six. */
const usualPage = 24

type UsedBy = (asset: Asset, campaign: AssetsInCampaign) => boolean

/** Whether a campaign uses an account's asset, by kind. */
const usedBy: Readonly<Record<AccountKind, UsedBy>> = {
  Page: ({ id, source }, { pageId, usesPortalPage }) => (source === "portal" ? usesPortalPage : pageId === id),
  Instagram: (_account, { usesInstagram }) => usesInstagram,
  Catalogue: () => false,
  AdAccount: (_account, { place }) => place !== "Draft",
}

const connectedOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, kind: AccountKind) {
  const assets = yield* (yield* ConnectedAssets).of(businessProfileId, kind)
  const campaigns = yield* (yield* AssetPlaces).inCampaigns(businessProfileId)
  return assets.map((asset) => ({
    ...asset,
    uses: usesOnce([...asset.uses, ...campaigns.filter((one) => usedBy[kind](asset, one)).map(useIn)]),
  }))
})

const ownAssetsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const library = yield* libraryOf(businessProfileId)
  const usesOf = yield* pictureUsesOf(businessProfileId)
  return library.map((one) => libraryAsset(one, usesOf(one)))
})

export const listAssets = handler(
  ListAssets,
  Effect.fnUntraced(function* ({ businessProfileId, kind, search = "", page = 1, limit = usualPage }) {
    const assets = isAccountKind(kind)
      ? yield* connectedOf(businessProfileId, kind)
      : (yield* ownAssetsOf(businessProfileId)).filter((asset) => asset.kind === kind)
    const found = foundAssets(assets, search)
    return { assets: pageOfAssets(found, { page, limit }), total: found.length, page, limit }
  }),
)

export const getAssetEffects = handler(
  GetAssetEffects,
  Effect.fnUntraced(function* ({ businessProfileId, url }) {
    const asset = (yield* ownAssetsOf(businessProfileId)).find(({ id }) => id === url)
    if (asset === undefined) return yield* new AssetNotFound({})
    return { asset, uses: asset.uses, mayRemove: Result.isSuccess(decideRemoval(asset.uses)) }
  }),
)

export const listRemovedPictures = handler(
  ListRemovedPictures,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { rows } = yield* (yield* RemovedPictures).list("ofBusiness", { businessProfileId })
    return rows.map((row) => ({ asset: libraryAsset(row, []), removedAt: row.removedAt }))
  }),
)
