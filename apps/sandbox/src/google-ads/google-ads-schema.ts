import { asArray, asNumber, asText, dig, isObject, type Json, type JsonObject } from "../core/json.ts"
import { checkAdSchedule } from "./ad-schedule.ts"
import { checkDescribed, messageOf } from "./google-ads-description.ts"
import { fieldError } from "./google-ads-error.ts"
import { checkConversionAction } from "./conversion-actions.ts"
import { checkUserList } from "./user-lists.ts"
import { checkSearchAd } from "./responsive-search-ad.ts"
import { checkCampaignKeyword, checkKeyword } from "./keywords.ts"
import type { Collection } from "./google-ads-state.ts"

/** Names an object may carry; nested names follow, `*` takes anything below. */
type Shape = { readonly [name: string]: "*" | Shape }

const TEXTS: Shape = { text: "*", pinnedField: "*" }
const USER_LIST: Shape = { userList: "*" }
const SCHEDULE: Shape = { dayOfWeek: "*", startHour: "*", startMinute: "*", endHour: "*", endMinute: "*" }
export const SHAPES: Readonly<Record<Collection, Shape>> = {
  campaignBudgets: {
    resourceName: "*",
    name: "*",
    amountMicros: "*",
    totalAmountMicros: "*",
    deliveryMethod: "*",
    explicitlyShared: "*",
    period: "*",
    type: "*",
  },
  campaigns: {
    resourceName: "*",
    name: "*",
    status: "*",
    advertisingChannelType: "*",
    advertisingChannelSubType: "*",
    campaignBudget: "*",
    networkSettings: {
      targetGoogleSearch: "*",
      targetSearchNetwork: "*",
      targetContentNetwork: "*",
      targetPartnerSearchNetwork: "*",
    },
    targetSpend: { cpcBidCeilingMicros: "*", targetSpendMicros: "*" },
    manualCpc: { enhancedCpcEnabled: "*" },
    maximizeConversions: { targetCpaMicros: "*" },
    startDateTime: "*",
    endDateTime: "*",
    containsEuPoliticalAdvertising: "*",
    geoTargetTypeSetting: { positiveGeoTargetType: "*", negativeGeoTargetType: "*" },
    trackingUrlTemplate: "*",
    finalUrlSuffix: "*",
  },
  adGroups: {
    resourceName: "*",
    name: "*",
    status: "*",
    campaign: "*",
    type: "*",
    cpcBidMicros: "*",
    targetingSetting: { targetRestrictions: { targetingDimension: "*", bidOnly: "*" } },
  },
  adGroupAds: {
    resourceName: "*",
    adGroup: "*",
    status: "*",
    ad: {
      resourceName: "*",
      name: "*",
      finalUrls: "*",
      finalMobileUrls: "*",
      trackingUrlTemplate: "*",
      finalUrlSuffix: "*",
      responsiveSearchAd: { headlines: TEXTS, descriptions: TEXTS, path1: "*", path2: "*" },
    },
  },
  adGroupCriteria: {
    resourceName: "*",
    adGroup: "*",
    status: "*",
    keyword: { text: "*", matchType: "*" },
    negative: "*",
    cpcBidMicros: "*",
    finalUrls: "*",
    ageRange: { type: "*" },
    gender: { type: "*" },
    userList: USER_LIST,
  },
  campaignCriteria: {
    resourceName: "*",
    campaign: "*",
    status: "*",
    negative: "*",
    bidModifier: "*",
    proximity: {
      geoPoint: { longitudeInMicroDegrees: "*", latitudeInMicroDegrees: "*" },
      radius: "*",
      radiusUnits: "*",
      address: "*",
    },
    location: { geoTargetConstant: "*" },
    language: { languageConstant: "*" },
    keyword: { text: "*", matchType: "*" },
    adSchedule: SCHEDULE,
    ageRange: { type: "*" },
    gender: { type: "*" },
    device: { type: "*" },
    userList: USER_LIST,
  },
  assets: {
    resourceName: "*",
    name: "*",
    callAsset: { countryCode: "*", phoneNumber: "*", callConversionReportingState: "*", adScheduleTargets: SCHEDULE },
    sitelinkAsset: { linkText: "*", description1: "*", description2: "*" },
    finalUrls: "*",
    calloutAsset: { calloutText: "*" },
  },
  campaignAssets: { resourceName: "*", campaign: "*", asset: "*", fieldType: "*", status: "*" },
  userLists: {
    resourceName: "*",
    name: "*",
    description: "*",
    membershipStatus: "*",
    membershipLifeSpan: "*",
    crmBasedUserList: { uploadKeyType: "*", dataSourceType: "*" },
  },
  conversionActions: {
    resourceName: "*",
    name: "*",
    status: "*",
    type: "*",
    category: "*",
    countingType: "*",
    clickThroughLookbackWindowDays: "*",
    primaryForGoal: "*",
    valueSettings: { defaultValue: "*", defaultCurrencyCode: "*", alwaysUseDefaultValue: "*" },
  },
}

const REQUIRED: Readonly<Record<Collection, readonly string[]>> = {
  campaignBudgets: ["amountMicros"],
  campaigns: ["name", "advertisingChannelType", "campaignBudget"],
  adGroups: ["name", "campaign"],
  adGroupAds: ["adGroup", "ad"],
  adGroupCriteria: ["adGroup"],
  campaignCriteria: ["campaign"],
  assets: [],
  campaignAssets: ["campaign", "asset", "fieldType"],
  userLists: ["name", "crmBasedUserList"],
  conversionActions: ["name", "type"],
}

/** What cannot change after creation. */
export const IMMUTABLE: Readonly<Record<Collection, readonly string[]>> = {
  campaignBudgets: ["explicitlyShared", "period", "type"],
  campaigns: ["advertisingChannelType"],
  adGroups: ["campaign", "type"],
  adGroupAds: ["adGroup", "ad"],
  adGroupCriteria: ["adGroup", "keyword", "userList"],
  campaignCriteria: ["campaign", "location", "language", "proximity", "keyword", "userList"],
  assets: ["callAsset"],
  campaignAssets: ["campaign", "asset"],
  userLists: ["crmBasedUserList"],
  conversionActions: ["type"],
}

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
  } else if (collection === "assets") {
    for (const span of asArray(dig(fields["callAsset"], ["adScheduleTargets"])))
      checkAdSchedule(span, ["create", "callAsset", "adScheduleTargets"])
  } else if (collection === "adGroupAds") {
    const ad = fields["ad"]
    if (isObject(ad)) checkSearchAd(ad)
  } else if (collection === "adGroupCriteria") {
    checkKeyword(fields["keyword"], ["create", "keyword"])
  } else if (collection === "userLists") checkUserList(fields)
  else if (collection === "conversionActions") checkConversionAction(fields)
}
