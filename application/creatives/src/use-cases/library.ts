import { Effect } from "effect"
import { DraftSessions } from "@application/signup/services"
import { type Asset, type AssetUse, formatOf, type SocialVideo, usesOnce, videoOfAsset } from "@domain/creatives"
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

/** Whether something of a library is a picture, not a video. */
export const isPicture = ({ video }: BusinessPicture): boolean => video === undefined

/** The pictures and videos that a business keeps and what its last draft holds, without what was removed. */
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

/** Where pictures and videos of a business are used, by their address. */
export const pictureUsesOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const places = yield* AssetPlaces
  const campaigns = yield* places.inCampaigns(businessProfileId)
  const { logo } = yield* places.elsewhere(businessProfileId)
  return ({ picture, origin }: BusinessPicture): ReadonlyArray<AssetUse> => [
    ...usesOnce(
      campaigns.filter((one) => [one.picture, one.video, ...(one.cardPictures ?? [])].includes(picture.url)).map(useIn),
    ),
    ...(logo === picture.url ? [{ place: "Logo" as const }] : []),
    ...(origin === undefined ? [] : [{ place: "Feed" as const }]),
  ]
})

/** A picture or video of the library as an asset; a video waits until it has a cover. */
export const libraryAsset = (
  { picture: { url, source, alt = "", credit }, addedAt, origin, facts, video }: BusinessPicture,
  uses: ReadonlyArray<AssetUse>,
): Asset => {
  const format = formatOf(url)
  return {
    ...(video === undefined
      ? { kind: "Picture" as const, previewUrl: url, state: "Ready" as const }
      : {
          kind: "Video" as const,
          video,
          ...(video.posterUrl !== undefined && { previewUrl: video.posterUrl }),
          state: video.posterUrl === undefined ? ("Waiting" as const) : ("Ready" as const),
        }),
    id: url,
    name: alt,
    source: origin === undefined ? source : "shop",
    addedAt,
    ...(facts !== undefined && { facts }),
    ...(format !== undefined && { format }),
    ...(credit !== undefined && { credit }),
    uses,
  }
}

/** A video of the library as an ad shows it; undefined for a picture, and for a video without a cover. */
export const socialVideoOf = (one: BusinessPicture): SocialVideo | undefined => videoOfAsset(libraryAsset(one, []))
