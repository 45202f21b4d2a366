import type { Context } from "../core/context.ts"
import { asArray, asObject, asText, dig, isObject, type JsonObject } from "../core/json.ts"
import { checkSuffix } from "./ad-addresses.ts"
import { byCollection } from "./google-ads-delivery.ts"
import { limitsOf } from "./google-ads-description.ts"
import { fieldError } from "./google-ads-error.ts"
import type { Resource } from "./google-ads-state.ts"
import { widthOf } from "./text-width.ts"

/** The assets that stand beside ads: the field that holds each, its type and the message that describes it. */
const KINDS = [
  ["sitelinkAsset", "SITELINK", "SitelinkAsset"],
  ["calloutAsset", "CALLOUT", "CalloutAsset"],
  ["structuredSnippetAsset", "STRUCTURED_SNIPPET", "StructuredSnippetAsset"],
  ["callAsset", "CALL", "CallAsset"],
] as const

/** The type of an asset that stands beside ads; undefined for a picture. */
export const typeOfAsset = (fields: JsonObject): string | undefined =>
  KINDS.find(([name]) => fields[name] !== undefined)?.[1]

/** Google's headers in English. Google Ads API, "Structured snippets", November 2026. */
const HEADERS = new Set(
  "Amenities|Brands|Courses|Degree programs|Destinations|Featured hotels|Insurance coverage|Models|Neighborhoods|Service catalog|Shows|Styles|Types".split(
    "|",
  ),
)

const SNAKE: Readonly<Record<string, string>> = {
  linkText: "link_text",
  calloutText: "callout_text",
}

const checkText = (version: number, [field, , message]: (typeof KINDS)[number], name: string, text: string): void => {
  const path = ["create", field, SNAKE[name] ?? name]
  const { mostCharacters = Infinity } = limitsOf(version, message)[name] ?? {}
  if (text.trim() === "") throw fieldError("stringLengthError", "TOO_SHORT", "Too short.", path)
  if (widthOf(text) > mostCharacters)
    throw fieldError("stringLengthError", "TOO_LONG", `Too long: at most ${mostCharacters} characters.`, path)
  if (/!/u.test(text))
    throw fieldError("policyFindingError", "POLICY_FINDING", "PUNCTUATION: no exclamation mark beside an ad.", path)
  if (/(?:\+?\d[\s().-]?){9,}/u.test(text))
    throw fieldError("policyFindingError", "POLICY_FINDING", "PHONE_NUMBER_IN_AD_TEXT", path)
}

const checkSitelink = (version: number, fields: JsonObject): void => {
  const [kind] = KINDS
  const link = asObject(fields["sitelinkAsset"])
  checkText(version, kind, "linkText", asText(link["linkText"]) ?? "")
  const lines = ["description1", "description2"].filter((name) => link[name] !== undefined)
  if (lines.length === 1)
    throw fieldError("fieldError", "REQUIRED", "Both descriptions are set, or none.", [
      "create",
      "sitelink_asset",
      lines[0] === "description1" ? "description2" : "description1",
    ])
  for (const name of lines) checkText(version, kind, name, asText(link[name]) ?? "")
  const urls = asArray(fields["finalUrls"]).map((url) => asText(url) ?? "")
  const path = ["create", "final_urls"]
  if (urls.length === 0) throw fieldError("fieldError", "REQUIRED", "A sitelink needs a final URL.", path)
  for (const url of urls)
    // A page of this machine stands for one of the web.
    if (!URL.canParse(url) || !/^https?:\/\/(?:[^/]+\.[^/]+|localhost[:/])/u.test(url))
      throw fieldError("urlFieldError", "INVALID_FINAL_URL", "The final URL is not valid.", path)
  checkSuffix(asText(fields["finalUrlSuffix"]) ?? "", ["create", "final_url_suffix"])
}

const checkSnippet = (version: number, fields: JsonObject): void => {
  const kind = KINDS[2]
  const { header, values } = asObject(fields["structuredSnippetAsset"])
  const path = ["create", "structured_snippet_asset"]
  if (!HEADERS.has(asText(header) ?? ""))
    throw fieldError("fieldError", "INVALID_VALUE", "The header is not one of the predefined values.", [
      ...path,
      "header",
    ])
  const { least = 0, most = Infinity } = limitsOf(version, kind[2])["values"] ?? {}
  const texts = asArray(values).map((value) => asText(value) ?? "")
  if (texts.length < least) throw fieldError("collectionSizeError", "TOO_FEW", "Too few.", [...path, "values"])
  if (texts.length > most) throw fieldError("collectionSizeError", "TOO_MANY", "Too many.", [...path, "values"])
  for (const text of texts) checkText(version, kind, "values", text)
}

/** How national numbers of the countries look that Marquee serves; other countries are taken as they are. */
const NATIONAL: Readonly<Record<string, RegExp>> = {
  IN: /^0?[1-9]\d{9}$/u,
  GB: /^0?[1-9]\d{8,9}$/u,
}

const checkCall = (fields: JsonObject): void => {
  const call = asObject(fields["callAsset"])
  const country = (asText(call["countryCode"]) ?? "").toUpperCase()
  const path = ["create", "call_asset"]
  if (!/^[A-Z]{2}$/u.test(country))
    throw fieldError("assetError", "CALL_INVALID_COUNTRY_CODE", "The country code is invalid.", [
      ...path,
      "country_code",
    ])
  const number = (asText(call["phoneNumber"]) ?? "").replaceAll(/[\s().-]/gu, "")
  const at = [...path, "phone_number"]
  if (!/^\+?\d{5,15}$/u.test(number))
    throw fieldError("assetError", "CALL_INVALID_PHONE_NUMBER", "The phone number is not valid.", at)
  if (NATIONAL[country]?.test(number) === false)
    throw fieldError(
      "assetError",
      "CALL_PHONE_NUMBER_NOT_SUPPORTED_FOR_COUNTRY",
      "The phone number is not supported for this country.",
      at,
    )
}

/** Refuses what Google refuses of an asset that stands beside ads; the limits stand in its version's comments. */
export const checkTextAsset = (version: number, fields: JsonObject): void => {
  if (isObject(fields["sitelinkAsset"])) checkSitelink(version, fields)
  if (isObject(fields["calloutAsset"]))
    checkText(version, KINDS[1], "calloutText", asText(dig(fields["calloutAsset"], ["calloutText"])) ?? "")
  if (isObject(fields["structuredSnippetAsset"])) checkSnippet(version, fields)
  if (isObject(fields["callAsset"])) checkCall(fields)
}

/** Most links of one kind to a campaign. Google Ads Help, "About account limits". */
const MOST_LINKED = 20

/** What two assets of a campaign may not share: the words of a link or of a callout. */
const wordsOf = (fields: JsonObject): string | undefined =>
  (asText(dig(fields["sitelinkAsset"], ["linkText"])) ?? asText(dig(fields["calloutAsset"], ["calloutText"])))
    ?.trim()
    .toLowerCase()

/** Refuses a link of an asset to a campaign of another kind, twice, or beyond what a campaign takes. */
export const checkLink = (context: Context, link: JsonObject, asset: Resource, channel: string): void => {
  const path = ["create", "field_type"]
  const type = typeOfAsset(asset.fields)
  if (type !== undefined && link["fieldType"] !== type)
    throw fieldError(
      "assetLinkError",
      "FIELD_TYPE_INCOMPATIBLE_WITH_ASSET_TYPE",
      "The asset's type and the field type are incompatible.",
      path,
    )
  if (channel === "DISPLAY" && type !== undefined)
    throw fieldError(
      "assetLinkError",
      "INCOMPATIBLE_ADVERTISING_CHANNEL_TYPE",
      "The asset cannot be linked to a campaign of this channel.",
      path,
    )
  const others = byCollection(context, "campaignAssets").filter(
    ({ fields }) =>
      fields["campaign"] === link["campaign"] && fields["fieldType"] === type && fields["status"] !== "REMOVED",
  )
  const words = wordsOf(asset.fields)
  const isRepeated = others.some(({ fields }) => {
    const other = context.state.googleAds.resources[asText(fields["asset"]) ?? ""]
    return other === asset || (words !== undefined && wordsOf(other?.fields ?? {}) === words)
  })
  if (isRepeated) throw fieldError("assetError", "DUPLICATE_ASSET", "Assets are duplicated.", ["create", "asset"])
  if (others.length >= MOST_LINKED)
    throw fieldError("resourceCountLimitExceededError", "CAMPAIGN_LIMIT", "Too many for the campaign.", path)
}

/** Whether the control room has Google refuse the next asset that stands beside ads. */
export const isAssetDeclined = ({ failures }: Context, fields: JsonObject): boolean =>
  fields["imageAsset"] === undefined &&
  failures
    .list()
    .some(({ provider, kind, path }) => provider === "googleAds" && kind === "decline" && path === "assets") &&
  failures.take("googleAds", "decline", "POST", "assets") !== undefined
