import { CampaignId } from "@domain/kernel"
import { Schema } from "effect"
import { AssetKind } from "./asset-kind.ts"
import { PictureFacts } from "./picture-facts.ts"
import { VideoFacts } from "./video.ts"

/**
 * Where an asset is used: a campaign that is filled in, runs or has ended, a change of a running campaign that was not sent
 * yet, the business's logo, or the product feed.
 */
export const AssetPlace = Schema.Literals(["Draft", "Live", "Change", "Ended", "Logo", "Feed"])
export type AssetPlace = typeof AssetPlace.Type

/** A use of an asset, with the campaign where there is one. */
export const AssetUse = Schema.Struct({
  place: AssetPlace,
  campaignId: Schema.optionalKey(CampaignId),
  name: Schema.optionalKey(Schema.String),
})
export type AssetUse = typeof AssetUse.Type

/** How an asset stands: usable, waiting for an answer, refused, lost, or not connected yet. */
export const AssetState = Schema.Literals(["Ready", "Waiting", "Refused", "Lost", "NotConnected"])
export type AssetState = typeof AssetState.Type

/** Where an asset came from. */
export const AssetSource = Schema.Literals([
  "website",
  "stock",
  "upload",
  "facebook",
  "listing",
  "shop",
  "portal",
  "feed",
])
export type AssetSource = typeof AssetSource.Type

/** An asset of a business. A picture's or video's id is its address; `addedAt` is in epoch milliseconds. Ours; spec: screens, assets. */
export const Asset = Schema.Struct({
  kind: AssetKind,
  id: Schema.String,
  name: Schema.String,
  previewUrl: Schema.optionalKey(Schema.String),
  /** Where it can be seen at its network. */
  link: Schema.optionalKey(Schema.String),
  facts: Schema.optionalKey(PictureFacts),
  video: Schema.optionalKey(VideoFacts),
  format: Schema.optionalKey(Schema.String),
  source: AssetSource,
  addedAt: Schema.optionalKey(Schema.Number),
  state: AssetState,
  credit: Schema.optionalKey(Schema.Struct({ name: Schema.String, link: Schema.String })),
  uses: Schema.Array(AssetUse),
})
export type Asset = typeof Asset.Type

/** Most characters of a picture's name. */
export const longestAssetName = 100

/** The format of a picture's or video's file by the end of its address, such as "JPG"; undefined where the address has none. */
export const formatOf = (address: string): string | undefined => {
  const ending = /\.(png|jpe?g|webp|bmp|gif|mp4|webm|ogv)(?:[?#]|$)/i.exec(address)?.[1]?.toUpperCase()
  return ending === "JPEG" ? "JPG" : ending
}
