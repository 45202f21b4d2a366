import type { AdPlan, RefusedAsset } from "@domain/campaigns"
import { at, listOf, recordOf, textOf } from "../json-reader.ts"
import { quoted } from "./google-client.ts"
import { callAsset, type Resource } from "./google-objects.ts"

/** An asset that stands beside a campaign's ads, and its place there. */
export interface PlacedAsset {
  readonly fieldType: "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL"
  readonly asset: Resource
}

/** The number beside the ads: of a campaign for calls, whose calls are counted, or of any other, whose calls are not. */
const callOf = (plan: AdPlan): ReadonlyArray<PlacedAsset> => {
  if (plan.phone === undefined) return []
  if (plan.objective === "Calls") return [{ fieldType: "CALL", asset: callAsset(plan, plan.hours) }]
  const { call } = plan.search ?? {}
  return call === undefined
    ? []
    : [{ fieldType: "CALL", asset: callAsset(plan, call.hours, { callConversionReportingState: "DISABLED" }) }]
}

/** What stands beside a plan's search ads. Links carry what the ads carry to the website. */
export const placedAssets = (plan: AdPlan): ReadonlyArray<PlacedAsset> => {
  const { sitelinks = [], callouts = [], snippet } = plan.search ?? {}
  return [
    ...sitelinks.map(({ text, description1, description2, url }): PlacedAsset => ({
      fieldType: "SITELINK",
      asset: {
        finalUrls: [url],
        ...(plan.tracking !== undefined && { finalUrlSuffix: plan.tracking }),
        sitelinkAsset: {
          linkText: text,
          ...(description1 !== undefined && description2 !== undefined && { description1, description2 }),
        },
      },
    })),
    ...callouts.map((calloutText): PlacedAsset => ({ fieldType: "CALLOUT", asset: { calloutAsset: { calloutText } } })),
    ...(snippet === undefined
      ? []
      : [
          {
            fieldType: "STRUCTURED_SNIPPET" as const,
            asset: { structuredSnippetAsset: { header: snippet.header, values: snippet.values } },
          },
        ]),
    ...callOf(plan),
  ]
}

type Operation = Readonly<Record<string, unknown>>

/** The operations that make assets and put them beside a campaign's ads; `firstNumber` names the first until Google does. */
export const assetOperations = (
  customer: string,
  campaign: string,
  placed: ReadonlyArray<PlacedAsset>,
  firstNumber = 1,
): ReadonlyArray<Operation> =>
  placed.flatMap(({ fieldType, asset }, index) => {
    const resourceName = `customers/${customer}/assets/-${firstNumber + index}`
    return [
      { assetOperation: { create: { resourceName, ...asset } } },
      { campaignAssetOperation: { create: { campaign, asset: resourceName, fieldType } } },
    ]
  })

const scheduleKey = (schedule: unknown): string => {
  const { dayOfWeek, startHour, startMinute, endHour, endMinute } = recordOf(schedule)
  return [dayOfWeek, startHour ?? 0, startMinute ?? "ZERO", endHour ?? 0, endMinute ?? "ZERO"].map(String).join(" ")
}

/** What an asset says, as one text: the same for assets that stand for the same. */
const assetKey = (asset: unknown): string => {
  const link = at(asset, "sitelinkAsset")
  const call = at(asset, "callAsset")
  return JSON.stringify([
    link === undefined
      ? []
      : [at(link, "linkText"), at(link, "description1"), at(link, "description2"), at(asset, "finalUrlSuffix")],
    link === undefined ? [] : listOf(at(asset, "finalUrls")),
    at(asset, "calloutAsset", "calloutText"),
    at(asset, "structuredSnippetAsset", "header"),
    listOf(at(asset, "structuredSnippetAsset", "values")),
    at(call, "countryCode"),
    at(call, "phoneNumber"),
    at(call, "callConversionReportingState") === "DISABLED",
    listOf(at(call, "adScheduleTargets")).map(scheduleKey).toSorted(),
  ])
}

/** Everything that tells two assets apart. */
const assetFields = [
  "final_urls",
  "final_url_suffix",
  "sitelink_asset.link_text",
  "sitelink_asset.description1",
  "sitelink_asset.description2",
  "callout_asset.callout_text",
  "structured_snippet_asset.header",
  "structured_snippet_asset.values",
  "call_asset.country_code",
  "call_asset.phone_number",
  "call_asset.call_conversion_reporting_state",
  "call_asset.ad_schedule_targets",
]

const placedQuery = (campaign: string, fields: ReadonlyArray<string>): string =>
  `SELECT campaign_asset.resource_name, campaign_asset.field_type, ${fields.map((field) => `asset.${field}`).join(", ")} FROM campaign_asset WHERE campaign_asset.campaign = ${quoted(campaign)} AND campaign_asset.field_type IN ('SITELINK', 'CALLOUT', 'STRUCTURED_SNIPPET', 'CALL') AND campaign_asset.status != 'REMOVED'`

/** The query for what stands beside a campaign's ads now. */
export const presentAssets = (campaign: string): string => placedQuery(campaign, assetFields)

/**
 * The operations that turn what stands beside a campaign's ads into what shall; both alike leave none. Assets cannot be changed,
 * so that another takes the place of one that differs. Removals come first, since a campaign takes so many and no words twice.
 */
export const changedAssets = (
  customer: string,
  campaign: string,
  rows: ReadonlyArray<unknown>,
  placed: ReadonlyArray<PlacedAsset>,
): ReadonlyArray<Operation> => {
  const keys = new Set(placed.map(({ asset }) => assetKey(asset)))
  const there = new Set(rows.map((row) => assetKey(at(row, "asset"))))
  const removals = rows.flatMap((row) => {
    const remove = textOf(at(row, "campaignAsset", "resourceName"))
    return remove === undefined || keys.has(assetKey(at(row, "asset"))) ? [] : [{ campaignAssetOperation: { remove } }]
  })
  const missing = placed.filter(({ asset }) => !there.has(assetKey(asset)))
  return [...removals, ...assetOperations(customer, campaign, missing)]
}

/** What stands beside a plan's ads, as one text: the same where nothing differs. */
export const assetPart = (plan: AdPlan): string => JSON.stringify(placedAssets(plan))

/** The query for the reviews of what stands beside a campaign's ads. */
export const assetReviews = (campaign: string): string =>
  placedQuery(campaign, [
    "sitelink_asset.link_text",
    "callout_asset.callout_text",
    "structured_snippet_asset.header",
    "call_asset.phone_number",
    "policy_summary.approval_status",
    "policy_summary.policy_topic_entries",
  ])

const parts: Readonly<Record<string, RefusedAsset["part"]>> = {
  SITELINK: "sitelink",
  CALLOUT: "callout",
  STRUCTURED_SNIPPET: "snippet",
  CALL: "phone",
}

/** What the network does not show of what stands beside a campaign's ads, with its topics. */
export const refusedAssets = (rows: ReadonlyArray<unknown>): ReadonlyArray<RefusedAsset> =>
  rows.flatMap((row): ReadonlyArray<RefusedAsset> => {
    const part = parts[textOf(at(row, "campaignAsset", "fieldType")) ?? ""]
    const summary = at(row, "asset", "policySummary")
    if (part === undefined || at(summary, "approvalStatus") !== "DISAPPROVED") return []
    const topics = listOf(at(summary, "policyTopicEntries")).flatMap((entry) => textOf(at(entry, "topic")) ?? [])
    const text = [
      at(row, "asset", "sitelinkAsset", "linkText"),
      at(row, "asset", "calloutAsset", "calloutText"),
      at(row, "asset", "structuredSnippetAsset", "header"),
      at(row, "asset", "callAsset", "phoneNumber"),
    ].flatMap((value) => textOf(value) ?? [])[0]
    return [{ part, text: text ?? "", ...(topics.length > 0 && { reason: [...new Set(topics)].join(", ") }) }]
  })
