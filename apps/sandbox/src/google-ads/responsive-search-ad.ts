import { asArray, asText, dig, isObject, type JsonObject } from "../core/json.ts"
import { isQuery } from "../core/click-address.ts"
import { fieldError } from "./google-ads-error.ts"

/** Checks a responsive search ad: counts, lengths, repeats, punctuation and addresses. */
export const checkSearchAd = (ad: JsonObject): void => {
  const rsa = ad["responsiveSearchAd"]
  const at = ["create", "ad", "responsiveSearchAd"]
  if (asArray(ad["finalUrls"]).length === 0)
    throw fieldError("adError", "FINAL_URLS_REQUIRED", "An ad needs at least one final URL.", [
      "create",
      "ad",
      "finalUrls",
    ])
  for (const url of asArray(ad["finalUrls"])) {
    if (!URL.canParse(asText(url) ?? ""))
      throw fieldError("adError", "INVALID_INPUT", "A final URL is not valid.", ["create", "ad", "finalUrls"])
  }
  const suffix = asText(ad["finalUrlSuffix"]) ?? ""
  const suffixPath = ["create", "ad", "finalUrlSuffix"]
  if (suffix !== "" && !isQuery(suffix))
    throw fieldError(
      "urlFieldError",
      "FINAL_URL_SUFFIX_MALFORMED",
      "The final url suffix cannot begin with '?' or '&' characters and must be a valid query string.",
      suffixPath,
    )
  if (/\{(?:lpurl|escapedlpurl|unescapedlpurl)/i.test(suffix))
    throw fieldError(
      "urlFieldError",
      "INVALID_TAG_IN_FINAL_URL_SUFFIX",
      "The final url suffix cannot contain {lpurl} related tags.",
      suffixPath,
    )
  if (!isObject(rsa)) throw fieldError("adError", "INVALID_INPUT", "Only responsive search ads are accepted.", at)
  const limits = [
    ["headlines", 3, 15, 30],
    ["descriptions", 2, 4, 90],
  ] as const
  for (const [name, least, most, length] of limits) {
    const texts = asArray(rsa[name]).map((one) => asText(dig(one, ["text"])) ?? "")
    if (texts.length < least) throw fieldError("collectionSizeError", "TOO_FEW", "Too few.", [...at, name])
    if (texts.length > most) throw fieldError("collectionSizeError", "TOO_MANY", "Too many.", [...at, name])
    for (const text of texts) {
      if (text.trim() === "") throw fieldError("stringLengthError", "TOO_SHORT", "Too short.", [...at, name, "text"])
      if ([...text].length > length)
        throw fieldError("stringLengthError", "TOO_LONG", `Too long: at most ${length} characters.`, [
          ...at,
          name,
          "text",
        ])
      if (/!/.test(text) && name === "headlines")
        throw fieldError("policyFindingError", "POLICY_FINDING", "PUNCTUATION: no exclamation mark in a headline.", [
          ...at,
          name,
          "text",
        ])
    }
    if (new Set(texts).size !== texts.length)
      throw fieldError("adError", "DUPLICATE_ASSET", "The same text is used twice.", [...at, name])
  }
  for (const name of ["path1", "path2"]) {
    if ([...(asText(rsa[name]) ?? "")].length > 15)
      throw fieldError("stringLengthError", "TOO_LONG", "Too long: at most 15 characters.", [...at, name])
  }
}
