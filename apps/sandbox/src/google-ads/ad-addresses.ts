import { isQuery } from "../core/click-address.ts"
import { asArray, asText, type JsonObject } from "../core/json.ts"
import { fieldError } from "./google-ads-error.ts"

/** Refuses what cannot be added to an address. */
export const checkSuffix = (suffix: string, suffixPath: readonly string[]): void => {
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
}

/** Refuses an ad without an address, with a wrong address or with what cannot be added to one. */
export const checkAddresses = (ad: JsonObject): void => {
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
  checkSuffix(asText(ad["finalUrlSuffix"]) ?? "", ["create", "ad", "finalUrlSuffix"])
}
