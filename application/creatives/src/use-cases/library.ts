import { Effect } from "effect"
import { DraftSessions } from "@application/signup/services"
import { type Asset, type AssetUse, formatOf, usesOnce } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import type { SignupSession } from "@domain/signup"
import { AssetPlaces, type AssetsInCampaign } from "../ports/asset-places.ts"
import { type BusinessPicture, BusinessPictures } from "../ports/business-pictures.ts"
import { RemovedPictures } from "../stores/removed-pictures.ts"

/** A draft's pictures as a library shows them. */
export const picturesOfDraft = ({ createdAt, business: { pictures = [] } }: SignupSession) =>
  pictures.map((picture): BusinessPicture => ({ picture, addedAt: createdAt }))

/** Each address once: its first picture stays. */
export const onceEach = (pictures: ReadonlyArray<BusinessPicture>): ReadonlyArray<BusinessPicture> => [
  ...new Map(pictures.toReversed().map((one) => [one.picture.url, one])).values(),
]

/** What a business keeps and what its last draft holds, without what was removed. */
export const libraryOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const kept = yield* (yield* BusinessPictures).of(businessProfileId)
  const draft = yield* (yield* DraftSessions).latestOf(businessProfileId)
  const { rows } = yield* (yield* RemovedPictures).list("ofBusiness", { businessProfileId })
  const removed = new Set(rows.map(({ url }) => url))
  return onceEach([...kept, ...(draft === undefined ? [] : picturesOfDraft(draft))]).filter(
    ({ picture }) => !removed.has(picture.url),
  )
})

/** A campaign as a use of something that it shows. */
export const useIn = ({ place, campaignId, name }: AssetsInCampaign): AssetUse => ({ place, campaignId, name })

/** Where pictures of a business are used, by their address. */
export const pictureUsesOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const places = yield* AssetPlaces
  const campaigns = yield* places.inCampaigns(businessProfileId)
  const { logo } = yield* places.elsewhere(businessProfileId)
  return ({ picture, origin }: BusinessPicture): ReadonlyArray<AssetUse> => [
    ...usesOnce(campaigns.filter((one) => [one.picture, ...(one.cardPictures ?? [])].includes(picture.url)).map(useIn)),
    ...(logo === picture.url ? [{ place: "Logo" as const }] : []),
    ...(origin === undefined ? [] : [{ place: "Feed" as const }]),
  ]
})

/** A picture of the library as an asset. */
export const pictureAsset = (
  { picture: { url, source, alt = "", credit }, addedAt, origin, facts }: BusinessPicture,
  uses: ReadonlyArray<AssetUse>,
): Asset => {
  const format = formatOf(url)
  return {
    kind: "Picture",
    id: url,
    name: alt,
    previewUrl: url,
    source: origin === undefined ? source : "shop",
    addedAt,
    state: "Ready",
    ...(facts !== undefined && { facts }),
    ...(format !== undefined && { format }),
    ...(credit !== undefined && { credit }),
    uses,
  }
}
