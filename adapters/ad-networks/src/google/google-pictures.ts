import { createHash } from "node:crypto"
import { type AdEdit, type AdNetworkError, NetworkRefused, type StepRequest } from "@application/campaigns/ports"
import type { BannerAd, BannerPicture } from "@domain/campaigns"
import { Effect, Struct } from "effect"
import { at, listOf, textOf } from "../json-reader.ts"
import { type GoogleClient, quoted } from "./google-client.ts"
import type { Resource } from "./google-objects.ts"

/** The pictures of a banner with the parts of the ad that show them, in the order in which a step names them. */
const parts = {
  landscape: "marketingImages",
  square: "squareMarketingImages",
  logos: "squareLogoImages",
} as const satisfies Partial<Record<keyof BannerAd, string>>
const kinds = Struct.keys(parts)

/** The parts of an ad that show pictures. */
export const pictureParts: ReadonlyArray<string> = Object.values(parts)

/** The parts of an ad with the pictures that a step has named; a banner without logos has no such part. */
export const picturesOf = (pictures: string | undefined): Resource => {
  const named = (pictures ?? "").split(";").map((list) => list.split(",").filter((name) => name !== ""))
  return Object.fromEntries(
    kinds.flatMap((kind, index) => {
      const assets = named[index] ?? []
      return assets.length === 0 ? [] : [[parts[kind], assets.map((asset) => ({ asset }))]]
    }),
  )
}

/** The name of a picture in the account, by its content: Google keeps the same picture once, under one name. */
const nameOf = (bytes: Uint8Array): string =>
  `MQ picture ${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}`

/** Uploads the pictures of banners; a picture that the account has already is found by its name. */
export const googlePictures = (client: GoogleClient) => {
  const uploaded = Effect.fnUntraced(function* (
    customer: string,
    bytes: Uint8Array,
  ): Effect.fn.Return<string, AdNetworkError> {
    const name = nameOf(bytes)
    const [row] = yield* client.rows(
      customer,
      `SELECT asset.resource_name FROM asset WHERE asset.name = ${quoted(name)} AND asset.type = 'IMAGE' LIMIT 1`,
    )
    const known = textOf(at(row, "asset", "resourceName"))
    if (known !== undefined) return known
    const create = { name, imageAsset: { data: Buffer.from(bytes).toString("base64") } }
    const body = yield* client.post(`customers/${customer}/assets:mutate`, { operations: [{ create }] })
    const made = textOf(at(listOf(at(body, "results"))[0], "resourceName"))
    return made ?? (yield* new NetworkRefused({ reason: "The picture is missing" }))
  })

  /** The resource names of a banner's pictures: landscape, square and logos, parted by semicolons. */
  return Effect.fnUntraced(function* (
    customer: string,
    { plan: { banner }, bannerPng }: Pick<StepRequest | AdEdit, "plan" | "bannerPng">,
  ): Effect.fn.Return<string, AdNetworkError> {
    if (banner === undefined || bannerPng === undefined)
      return yield* new NetworkRefused({ reason: "The pictures are missing" })
    const upload = (picture: BannerPicture) => Effect.flatMap(bannerPng(picture), (bytes) => uploaded(customer, bytes))
    // One after another, since each may be some megabytes.
    const names = yield* Effect.forEach(kinds, (kind) => Effect.forEach(banner[kind], upload))
    return names.map((list) => [...new Set(list)].join(",")).join(";")
  })
}
