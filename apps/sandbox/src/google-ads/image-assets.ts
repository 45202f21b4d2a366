import type { Context } from "../core/context.ts"
import { asArray, asNumber, asObject, asText, dig, isObject, type JsonObject } from "../core/json.ts"
import { byCollection } from "./google-ads-delivery.ts"
import { fieldError, type GoogleAdsError } from "./google-ads-error.ts"
import type { Resource } from "./google-ads-state.ts"
import { imageFacts } from "./image-size.ts"
import { displayLimits } from "./responsive-display-ad.ts"

/** 5120 KB. Google Ads API, "Assets in Performance Max". */
const LARGEST = 5120 * 1024

const AT = ["create", "image_asset", "data"]

const wrong = (code: string, message: string): GoogleAdsError => fieldError("imageError", code, message, AT)

const sizeOf = (one: Resource): { readonly width: number; readonly height: number } => {
  const size = dig(one.fields["imageAsset"], ["fullSize"])
  return {
    width: asNumber(dig(size, ["widthPixels"])) ?? 0,
    height: asNumber(dig(size, ["heightPixels"])) ?? 0,
  }
}

/** A picture as it is kept, or the same picture that the account has already; undefined for another asset. */
export const uploadedImage = (
  context: Context,
  customerId: string,
  fields: JsonObject,
): { readonly known: string } | { readonly fields: JsonObject } | undefined => {
  if (fields["imageAsset"] === undefined) return undefined
  const bytes = Buffer.from(asText(dig(fields["imageAsset"], ["data"])) ?? "", "base64")
  if (bytes.length === 0)
    throw fieldError("assetError", "ASSET_DATA_IS_MISSING", "The asset data is missing.", ["create", "image_asset"])
  if (bytes.length > LARGEST) throw wrong("FILE_TOO_LARGE", "Image file is too large.")
  const facts = imageFacts(bytes)
  if (facts === undefined) throw wrong("FORMAT_NOT_ALLOWED", "Image format is not allowed.")
  const url = `${context.origin()}/media/${context.blobs.put(bytes)}`
  const images = byCollection(context, "assets").filter((one) => one.customerId === customerId)
  const same = images.find((one) => dig(one.fields["imageAsset"], ["fullSize", "url"]) === url)
  const name = asText(fields["name"])
  if (same !== undefined) {
    if (name !== undefined && same.fields["name"] !== name)
      throw fieldError("assetError", "CANNOT_MODIFY_ASSET_NAME", "The same picture has another name.", [
        "create",
        "name",
      ])
    return { known: same.resourceName }
  }
  if (name !== undefined && images.some((one) => one.fields["name"] === name))
    throw fieldError("assetError", "DUPLICATE_ASSET_NAME", "The asset name is duplicated.", ["create", "name"])
  const fullSize = { widthPixels: String(facts.width), heightPixels: String(facts.height), url }
  const imageAsset = { fileSize: String(bytes.length), mimeType: facts.mimeType, fullSize }
  return { fields: { ...fields, imageAsset } }
}

const PARTS = [
  ["marketingImages", "squareMarketingImages"],
  ["logoImages", "squareLogoImages"],
] as const

/** The pictures of a part of a display ad, by their resource names. */
export const picturesIn = (ad: JsonObject, part: string): string[] =>
  asArray(asObject(ad["responsiveDisplayAd"])[part]).map((one) => asText(dig(one, ["asset"])) ?? "")

/** Refuses pictures of a display ad that are none, too many, too few, too small or of another shape than their part. */
export const checkPictures = (context: Context, version: number, customerId: string, ad: JsonObject): void => {
  if (!isObject(ad["responsiveDisplayAd"])) return
  for (const parts of PARTS) {
    const { mostTogether = Infinity } = displayLimits(version, parts[0])
    const at = (part: string): string[] => ["create", "ad", "responsive_display_ad", part]
    if (parts.flatMap((part) => picturesIn(ad, part)).length > mostTogether)
      throw fieldError("collectionSizeError", "TOO_MANY", "Too many.", at(parts[0]))
    for (const part of parts) {
      const { least = 0, leastWidth = 0, leastHeight = 0, ratio = 1 } = displayLimits(version, part)
      const names = picturesIn(ad, part)
      if (names.length < least) throw fieldError("collectionSizeError", "TOO_FEW", "Too few.", at(part))
      for (const name of names) {
        const image = context.state.googleAds.resources[name]
        if (image?.fields["imageAsset"] === undefined || image.customerId !== customerId)
          throw fieldError("mutateError", "RESOURCE_NOT_FOUND", `Resource was not found: ${name}`, at(part))
        const { width, height } = sizeOf(image)
        if (Math.abs(width / height / ratio - 1) > 0.01)
          throw fieldError("imageError", "ASPECT_RATIO_NOT_ALLOWED", "The aspect ratio is not allowed.", at(part))
        if (width < leastWidth || height < leastHeight)
          throw fieldError("imageError", "IMAGE_TOO_SMALL", "Image is too small.", at(part))
      }
    }
  }
}

/** The media type of a picture that was uploaded, by the hash in its address. */
export const imageType = (context: Context, hash: string): string | undefined => {
  const asset = byCollection(context, "assets").find((one) =>
    (asText(dig(one.fields["imageAsset"], ["fullSize", "url"])) ?? "").endsWith(`/${hash}`),
  )
  return asText(dig(asset?.fields["imageAsset"], ["mimeType"]))
    ?.toLowerCase()
    .replace("_", "/")
}
