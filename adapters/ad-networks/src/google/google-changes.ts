import { type AdEdit, type ChannelObjects, type ExternalIds, NetworkRefused } from "@application/campaigns/ports"
import type { AdPlan } from "@domain/campaigns"
import { Effect } from "effect"
import { at, listOf, recordOf, textOf } from "../json-reader.ts"
import { type GoogleClient, quoted } from "./google-client.ts"
import {
  adResource,
  adSchedules,
  callAsset,
  excludedLists,
  exclusions,
  includedLists,
  keywordResources,
  negativeKeywordResources,
  type Resource,
  targetingByLists,
} from "./google-objects.ts"
import type { GoogleAdsOptions } from "./google-options.ts"
import { targetedPlaces } from "./google-targeted-places.ts"

/** Reads a criterion as its kind and value, so that what Google has is compared with what is wanted. */
const criterionKey = (criterion: unknown): string => {
  const keyword = textOf(at(criterion, "keyword", "text"))
  if (keyword !== undefined) return `${textOf(at(criterion, "keyword", "matchType"))} ${keyword}`
  const audience =
    textOf(at(criterion, "ageRange", "type")) ??
    textOf(at(criterion, "gender", "type")) ??
    textOf(at(criterion, "userList", "userList"))
  const proximity = at(criterion, "proximity")
  const schedule = recordOf(at(criterion, "adSchedule"))
  const value = audience ?? textOf(at(criterion, "location", "geoTargetConstant"))
  if (value !== undefined) return value
  return proximity === undefined
    ? ["dayOfWeek", "startHour", "startMinute", "endHour", "endMinute"].map((name) => String(schedule[name])).join(" ")
    : [
        at(proximity, "geoPoint", "latitudeInMicroDegrees"),
        at(proximity, "geoPoint", "longitudeInMicroDegrees"),
        at(proximity, "radius"),
      ]
        .map(String)
        .join(" ")
}

type Operation = "adGroupCriterionOperation" | "campaignCriterionOperation"

/**
 * The operations that turn the criteria that are there into the wanted criteria; both alike leave none. Removals come first,
 * since Google refuses hours that overlap present hours.
 */
const operationsFor = (operation: Operation, present: ReadonlyArray<unknown>, wanted: ReadonlyArray<Resource>) => {
  const there = new Map(present.map((one) => [criterionKey(one), textOf(at(one, "resourceName"))]))
  const keys = new Set(wanted.map(criterionKey))
  return [
    ...[...there].flatMap(([key, remove]) =>
      keys.has(key) || remove === undefined ? [] : [{ [operation]: { remove } }],
    ),
    ...wanted.filter((one) => !there.has(criterionKey(one))).map((create) => ({ [operation]: { create } })),
  ]
}

const groupPart = ({ ageBands, gender, search, audiences }: AdPlan) =>
  JSON.stringify([ageBands, gender, search?.keywords, search?.keywordMatches, audiences?.included ?? []])
const campaignPart = ({ location, hours, search, audiences }: AdPlan) =>
  JSON.stringify([location, hours, search?.negativeKeywords, audiences?.excluded ?? []])
const callPart = ({ objective, phone, hours }: AdPlan) => (objective === "Calls" ? JSON.stringify([phone, hours]) : "")

const groupCriteria =
  "SELECT ad_group_criterion.resource_name, ad_group_criterion.keyword.text, ad_group_criterion.keyword.match_type, ad_group_criterion.age_range.type, ad_group_criterion.gender.type, ad_group_criterion.user_list.user_list FROM ad_group_criterion WHERE ad_group_criterion.type IN ('KEYWORD', 'AGE_RANGE', 'GENDER', 'USER_LIST') AND ad_group_criterion.status != 'REMOVED'"
const campaignCriteria =
  "SELECT campaign_criterion.resource_name, campaign_criterion.keyword.text, campaign_criterion.keyword.match_type, campaign_criterion.location.geo_target_constant, campaign_criterion.proximity.geo_point.latitude_in_micro_degrees, campaign_criterion.proximity.geo_point.longitude_in_micro_degrees, campaign_criterion.proximity.radius, campaign_criterion.ad_schedule.day_of_week, campaign_criterion.ad_schedule.start_hour, campaign_criterion.ad_schedule.start_minute, campaign_criterion.ad_schedule.end_hour, campaign_criterion.ad_schedule.end_minute, campaign_criterion.user_list.user_list FROM campaign_criterion WHERE campaign_criterion.type IN ('LOCATION', 'PROXIMITY', 'AD_SCHEDULE', 'KEYWORD', 'USER_LIST') AND campaign_criterion.status != 'REMOVED'"

/** Changes of ads that run on Google's search. */
export const googleChanges = (options: GoogleAdsOptions, client: GoogleClient) => {
  const customerOf = (plan: AdPlan): string => options.customers[plan.region]

  /** What the ad group shall have of keywords, of lists that it is shown to and of people who are left out. */
  const groupOperations = Effect.fnUntraced(function* (before: AdPlan, plan: AdPlan, adGroup: string) {
    const rows = yield* client.rows(
      customerOf(plan),
      `${groupCriteria} AND ad_group_criterion.ad_group = ${quoted(adGroup)}`,
    )
    const lists = includedLists(plan, adGroup)
    const isNarrowed = lists.length > 0 && includedLists(before, adGroup).length === 0
    const update = { resourceName: adGroup, ...targetingByLists }
    return [
      ...(isNarrowed ? [{ adGroupOperation: { update, updateMask: "targeting_setting.target_restrictions" } }] : []),
      ...operationsFor(
        "adGroupCriterionOperation",
        rows.map((row) => at(row, "adGroupCriterion")),
        [...keywordResources(plan, adGroup), ...exclusions(plan, adGroup), ...lists],
      ),
    ]
  })

  /** What the campaign shall have of places, hours, negative keywords and lists that are left out. */
  const campaignOperations = Effect.fnUntraced(function* (plan: AdPlan, campaign: string) {
    const rows = yield* client.rows(
      customerOf(plan),
      `${campaignCriteria} AND campaign_criterion.campaign = ${quoted(campaign)}`,
    )
    return operationsFor(
      "campaignCriterionOperation",
      rows.map((row) => at(row, "campaignCriterion")),
      [
        ...(yield* targetedPlaces(client, plan, campaign)),
        ...adSchedules(plan.hours ?? []).map((adSchedule) => ({ campaign, adSchedule })),
        ...negativeKeywordResources(plan, campaign),
        ...excludedLists(plan, campaign),
      ],
    )
  })

  /** The number that a call ad shows: an asset cannot be changed, so that another takes its place. */
  const callOperations = Effect.fnUntraced(function* (plan: AdPlan, campaign: string) {
    const rows = yield* client.rows(
      customerOf(plan),
      `SELECT campaign_asset.resource_name FROM campaign_asset WHERE campaign_asset.campaign = ${quoted(campaign)} AND campaign_asset.field_type = 'CALL' AND campaign_asset.status != 'REMOVED'`,
    )
    const asset = `customers/${customerOf(plan)}/assets/-1`
    return [
      { assetOperation: { create: callAsset(plan, asset) } },
      { campaignAssetOperation: { create: { campaign, asset, fieldType: "CALL" } } },
      ...rows.flatMap((row) => {
        const remove = textOf(at(row, "campaignAsset", "resourceName"))
        return remove === undefined ? [] : [{ campaignAssetOperation: { remove } }]
      }),
    ]
  })

  const textsOf = (list: unknown): ReadonlyArray<unknown> => listOf(list).map((line) => at(line, "text"))
  const saysOf = (ad: unknown): string => {
    const texts = at(ad, "responsiveSearchAd")
    const paths = [at(texts, "path1"), at(texts, "path2")].map((path) => path ?? "")
    const lines = [textsOf(at(texts, "headlines")), textsOf(at(texts, "descriptions"))]
    return JSON.stringify([...lines, ...paths, listOf(at(ad, "finalUrls"))])
  }

  return {
    addAd: Effect.fnUntraced(function* ({ plan, made: { adSet } }: AdEdit) {
      if (adSet === undefined) return yield* new NetworkRefused({ reason: "The ad group is missing" })
      const create = adResource(plan, adSet)
      const rows = yield* client.rows(
        customerOf(plan),
        `SELECT ad_group_ad.resource_name, ad_group_ad.ad.final_urls, ad_group_ad.ad.responsive_search_ad.headlines, ad_group_ad.ad.responsive_search_ad.descriptions, ad_group_ad.ad.responsive_search_ad.path1, ad_group_ad.ad.responsive_search_ad.path2 FROM ad_group_ad WHERE ad_group_ad.ad_group = ${quoted(adSet)} AND ad_group_ad.status = 'ENABLED'`,
      )
      const made = rows.find((row) => saysOf(at(row, "adGroupAd", "ad")) === saysOf(create["ad"]))
      const known = textOf(at(made, "adGroupAd", "resourceName"))
      if (known !== undefined) return { ad: known } satisfies ExternalIds
      const body = yield* client.post(`customers/${customerOf(plan)}/adGroupAds:mutate`, { operations: [{ create }] })
      const name = textOf(recordOf(listOf(at(body, "results"))[0])["resourceName"])
      if (name === undefined) return yield* new NetworkRefused({ reason: "The ad is missing" })
      return { ad: name } satisfies ExternalIds
    }),
    retarget: Effect.fnUntraced(function* ({ before, plan, made: { adSet, campaign } }: AdEdit) {
      const mutateOperations = [
        ...(adSet === undefined || groupPart(before) === groupPart(plan)
          ? []
          : yield* groupOperations(before, plan, adSet)),
        ...(campaign === undefined || campaignPart(before) === campaignPart(plan)
          ? []
          : yield* campaignOperations(plan, campaign)),
        ...(campaign === undefined || callPart(before) === callPart(plan) ? [] : yield* callOperations(plan, campaign)),
      ]
      if (mutateOperations.length === 0) return
      // One call changes all or nothing, so that the campaign is never without a place.
      yield* client.post(`customers/${customerOf(plan)}/googleAds:mutate`, { mutateOperations })
    }),
    stopAd: ({ externalIds: { ad } }: ChannelObjects) => {
      if (ad === undefined) return Effect.void
      const customer = /^customers\/(\d+)\//.exec(ad)?.[1] ?? ""
      const operations = [{ update: { resourceName: ad, status: "PAUSED" }, updateMask: "status" }]
      return Effect.asVoid(client.post(`customers/${customer}/adGroupAds:mutate`, { operations }))
    },
  }
}
