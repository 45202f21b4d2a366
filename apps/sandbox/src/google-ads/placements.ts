import { asText, dig, type JsonObject } from "../core/json.ts"
import { fieldError, type GoogleAdsError } from "./google-ads-error.ts"

const LONGEST = 250

const wrong = (code: string, message: string): GoogleAdsError =>
  fieldError("criterionError", code, message, ["create", "placement"])

/** Refuses a campaign's website or app that is none, or that is not left out: an ad group has the places that ads are shown on. */
export const checkPlacement = (criterion: JsonObject): void => {
  const url = asText(dig(criterion["placement"], ["url"]))
  const appId = asText(dig(criterion["mobileApplication"], ["appId"]))
  if (criterion["placement"] === undefined && criterion["mobileApplication"] === undefined) return
  if (criterion["negative"] !== true)
    throw wrong("CANNOT_ADD_CRITERIA_TYPE", "The criterion type cannot be targeted. Please exclude it instead.")
  if (criterion["mobileApplication"] !== undefined) {
    if (!/^(?:1-\d{4,}|2-[A-Za-z]\w*(?:\.\w+)+)$/u.test(appId ?? "")) throw wrong("INVALID_MOBILE_APP", "No such app.")
    return
  }
  if ((url ?? "").length > LONGEST) throw wrong("PLACEMENT_URL_IS_TOO_LONG", "The placement is too long.")
  if (!/^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/[^\s?#]*)?$/iu.test(url ?? ""))
    throw wrong("INVALID_PLACEMENT_URL", "The placement is not a valid address.")
}
