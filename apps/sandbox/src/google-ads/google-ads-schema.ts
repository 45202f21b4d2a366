import { asArray, asNumber, asText, dig, isObject, type Json, type JsonObject } from "../core/json.ts"
import { checkLanguage } from "./criterion-language.ts"
import { checkAdSchedule } from "./ad-schedule.ts"
import { checkDescribed, messageOf } from "./google-ads-description.ts"
import { fieldError } from "./google-ads-error.ts"
import { checkConversionAction } from "./conversion-actions.ts"
import { checkTextAsset } from "./text-assets.ts"
import { checkUserList } from "./user-lists.ts"
import { checkAd } from "./responsive-ad.ts"
import { checkCampaignKeyword, checkKeyword } from "./keywords.ts"
import { REQUIRED, SHAPES, type Shape } from "./google-ads-shapes.ts"
import type { Collection } from "./google-ads-state.ts"
import { checkProximity } from "./location-criteria.ts"
import { checkPlacement } from "./placements.ts"

const checkShape = (value: Json, shape: Shape, path: readonly string[]): void => {
  if (Array.isArray(value)) {
    for (const item of value) checkShape(item, shape, path)
    return
  }
  if (!isObject(value)) throw fieldError("requestError", "INVALID_INPUT", `${path.join(".")} must be an object.`, path)
  for (const [name, inner] of Object.entries(value)) {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (known === undefined) {
      throw fieldError(
        "requestError",
        "UNKNOWN",
        `Invalid JSON payload received. Unknown name "${name}" at '${path.join(".")}': Cannot find field.`,
        [...path, name],
      )
    }
    if (known !== "*") checkShape(inner, known, [...path, name])
  }
}

/** Checks a whole object about to be stored; throws a GoogleAdsError on the first thing wrong. */
export const checkResource = (collection: Collection, fields: JsonObject, version: number): void => {
  checkDescribed(version, messageOf(collection), fields, ["create"])
  checkShape(fields, SHAPES[collection], ["create"])
  for (const name of REQUIRED[collection]) {
    if (fields[name] === undefined || fields[name] === "")
      throw fieldError("fieldError", "REQUIRED", "The required field was not present.", ["create", name])
  }
  const status = asText(fields["status"])
  if (status !== undefined && !["ENABLED", "PAUSED", "REMOVED"].includes(status))
    throw fieldError("enumError", "ENUM_VALUE_NOT_PERMITTED", "Enum value is not permitted.", ["create", "status"])
  if (collection === "campaignBudgets") {
    const amount = asNumber(fields["amountMicros"]) ?? 0
    if (amount <= 0 || amount % 10_000 !== 0)
      throw fieldError(
        "campaignBudgetError",
        "NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT",
        "The money amount must be a positive multiple of the minimum currency unit.",
        ["create", "amountMicros"],
      )
  } else if (collection === "campaigns") {
    if (fields["containsEuPoliticalAdvertising"] === undefined)
      throw fieldError("fieldError", "REQUIRED", "containsEuPoliticalAdvertising must be declared.", [
        "create",
        "containsEuPoliticalAdvertising",
      ])
    if (!["SEARCH", "DISPLAY", "PERFORMANCE_MAX"].includes(asText(fields["advertisingChannelType"]) ?? ""))
      throw fieldError("enumError", "ENUM_VALUE_NOT_PERMITTED", "Enum value is not permitted.", [
        "create",
        "advertisingChannelType",
      ])
    if (["targetSpend", "manualCpc", "maximizeConversions"].every((name) => fields[name] === undefined))
      throw fieldError("fieldError", "REQUIRED", "A bidding strategy is required.", [
        "create",
        "campaign_bidding_strategy",
      ])
  } else if (collection === "campaignCriteria") {
    if (fields["adSchedule"] !== undefined) checkAdSchedule(fields["adSchedule"], ["create", "adSchedule"])
    checkCampaignKeyword(fields)
    checkPlacement(fields)
    checkProximity(fields)
    checkLanguage(fields)
  } else if (collection === "assets") {
    for (const span of asArray(dig(fields["callAsset"], ["adScheduleTargets"])))
      checkAdSchedule(span, ["create", "callAsset", "adScheduleTargets"])
    checkTextAsset(version, fields)
  } else if (collection === "adGroupAds") {
    const ad = fields["ad"]
    if (isObject(ad)) checkAd(version, ad)
  } else if (collection === "adGroupCriteria") {
    checkKeyword(fields["keyword"], ["create", "keyword"])
  } else if (collection === "userLists") checkUserList(fields)
  else if (collection === "conversionActions") checkConversionAction(fields)
}
