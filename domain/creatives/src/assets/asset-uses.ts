import { errorCode } from "@domain/errors"
import { Result, Schema } from "effect"
import { type AssetPlace, AssetUse } from "./asset.ts"

/** A running campaign, or a change of one that was not sent yet, uses the asset, so that it stays. Ours. */
export class AssetInUse extends Schema.TaggedError<AssetInUse>()("AssetInUse", {
  errorCode: errorCode(1006),
  uses: Schema.Array(AssetUse),
}) {}

/** The business has no such asset. Ours. */
export class AssetNotFound extends Schema.TaggedError<AssetNotFound>()("AssetNotFound", {
  errorCode: errorCode(104),
}) {}

/** Places that keep an asset from being removed. */
const holding: ReadonlyArray<AssetPlace> = ["Live", "Change"]

/** The uses that keep an asset from being removed. */
export const holdingUses = (uses: ReadonlyArray<AssetUse>): ReadonlyArray<AssetUse> =>
  uses.filter(({ place }) => holding.includes(place))

/** The uses of an asset that may be removed; the drafts among them lose it. */
export const decideRemoval = (uses: ReadonlyArray<AssetUse>): Result.Result<ReadonlyArray<AssetUse>, AssetInUse> => {
  const held = holdingUses(uses)
  return held.length > 0 ? Result.fail(new AssetInUse({ uses: held })) : Result.succeed(uses)
}

/** What a campaign's status says of a use in it: a refused campaign is filled in again. */
export const placeOf = (
  status: "Draft" | "InReview" | "Approved" | "Active" | "Paused" | "Rejected" | "Completed" | "Archived",
): Extract<AssetPlace, "Draft" | "Live" | "Ended"> => {
  if (status === "Draft" || status === "Rejected") return "Draft"
  return status === "Completed" || status === "Archived" ? "Ended" : "Live"
}

/** A use each once: a campaign's plan may show the same picture on several channels. */
export const usesOnce = (uses: ReadonlyArray<AssetUse>): ReadonlyArray<AssetUse> => [
  ...new Map(uses.map((use) => [`${use.place}:${use.campaignId ?? ""}`, use])).values(),
]

/** The campaigns among uses, by a place. */
export const campaignsIn = (uses: ReadonlyArray<AssetUse>, ...places: ReadonlyArray<AssetPlace>) =>
  uses.flatMap(({ place, campaignId, name = "" }) =>
    campaignId !== undefined && places.includes(place) ? [{ campaignId, name }] : [],
  )
