import type { Context } from "../core/context.ts"
import { asArray, asObject, isObject, type JsonObject } from "../core/json.ts"
import { byCollection, campaignOfAd, isServing } from "./google-ads-delivery.ts"
import type { GoogleCustomer, Resource } from "./google-ads-state.ts"
import { picturesIn } from "./image-assets.ts"
import { typeOfAsset } from "./text-assets.ts"
import { adTypeOf } from "./responsive-ad.ts"

/** The kinds of criteria, by the field that each has. */
const CRITERIA: readonly string[] = [
  "keyword",
  "proximity",
  "location",
  "language",
  "adSchedule",
  "ageRange",
  "gender",
  "device",
  "userList",
  "placement",
  "mobileApplication",
]

const DISAPPROVED = { approvalStatus: "DISAPPROVED", reviewStatus: "REVIEWED" }

/** The ad with the review of its first text of the refused kind, as Google gives one to each text. */
const withAssetReviews = (ad: JsonObject, field: string | undefined): JsonObject => {
  const name = field === "headline" ? "headlines" : field === "description" ? "descriptions" : undefined
  if (name === undefined) return ad
  const kind = isObject(ad["responsiveDisplayAd"]) ? "responsiveDisplayAd" : "responsiveSearchAd"
  const texts = asArray(asObject(ad[kind])[name]).map((text, at) =>
    at === 0 ? { ...asObject(text), policySummaryInfo: DISAPPROVED } : text,
  )
  return { ...ad, [kind]: { ...asObject(ad[kind]), [name]: texts } }
}

/** Whether a picture is the first of an ad that was refused for its picture. */
const isRefused = (context: Context, asset: Resource): boolean =>
  byCollection(context, "adGroupAds").some(
    ({ fields, review }) =>
      review?.state === "rejected" &&
      review.field === "picture" &&
      picturesIn(asObject(fields["ad"]), "marketingImages")[0] === asset.resourceName,
  )

const showAsset = (context: Context, one: Resource): JsonObject => ({
  ...one.fields,
  resourceName: one.resourceName,
  id: one.id,
  type: typeOfAsset(one.fields) ?? "IMAGE",
  policySummary: {
    ...(isRefused(context, one) || one.review?.state === "rejected"
      ? DISAPPROVED
      : { approvalStatus: "APPROVED", reviewStatus: "REVIEWED" }),
    policyTopicEntries: one.review?.state === "rejected" ? [{ topic: "EDITORIAL", type: "PROHIBITED" }] : [],
  },
})

export const show = (context: Context, one: Resource | undefined): JsonObject => {
  if (one === undefined) return {}
  const base: JsonObject = { ...one.fields, resourceName: one.resourceName }
  if (one.collection === "campaigns") {
    const enabled = one.fields["status"] === "ENABLED"
    const ads = byCollection(context, "adGroupAds").filter((ad) => campaignOfAd(context, ad) === one)
    const serving = ads.some((ad) => isServing(context, ad))
    return {
      ...base,
      id: one.id,
      biddingStrategyType: one.fields["targetSpend"] === undefined ? "MANUAL_CPC" : "TARGET_SPEND",
      servingStatus: enabled ? "SERVING" : "SUSPENDED",
      primaryStatus: !enabled ? "PAUSED" : serving ? "ELIGIBLE" : "PENDING",
    }
  }
  if (one.collection === "adGroupAds") {
    const review = one.review ?? { state: "pending", reason: null }
    const rejected = review.state === "rejected"
    return {
      ...base,
      ad: {
        ...withAssetReviews(asObject(one.fields["ad"]), rejected ? review.field : undefined),
        id: one.id,
        type: adTypeOf(asObject(one.fields["ad"])) ?? "UNKNOWN",
        resourceName: `customers/${one.customerId}/ads/${one.id}`,
      },
      primaryStatus: rejected ? "NOT_ELIGIBLE" : review.state === "approved" ? "ELIGIBLE" : "PENDING",
      policySummary: {
        approvalStatus: rejected ? "DISAPPROVED" : review.state === "approved" ? "APPROVED" : "UNKNOWN",
        reviewStatus: review.state === "pending" ? "REVIEW_IN_PROGRESS" : "REVIEWED",
        policyTopicEntries: rejected
          ? [
              {
                topic: review.reason ?? "EDITORIAL",
                type: "PROHIBITED",
                evidences: review.field === "landingPage" ? [{ destinationNotWorking: { device: "DESKTOP" } }] : [],
              },
            ]
          : [],
      },
    }
  }
  if (one.collection === "assets") return showAsset(context, one)
  const isCriterion = one.collection === "adGroupCriteria" || one.collection === "campaignCriteria"
  const type = CRITERIA.find((name) => one.fields[name] !== undefined) ?? "unknown"
  return isCriterion
    ? {
        ...base,
        criterionId: one.id,
        type: type.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
        approvalStatus: "APPROVED",
      }
    : { ...base, id: one.id }
}

export const showCustomer = (one: GoogleCustomer): JsonObject => ({
  resourceName: `customers/${one.id}`,
  id: one.id,
  descriptiveName: one.name,
  currencyCode: one.currency,
  timeZone: one.timeZone,
  manager: one.manager,
  status: "ENABLED",
  testAccount: true,
  callReportingSetting: { callReportingEnabled: one.callReporting === true },
})
