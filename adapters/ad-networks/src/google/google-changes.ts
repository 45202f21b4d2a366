import {
  type AdEdit,
  type AdNetworkError,
  type ChannelObjects,
  type ExternalIds,
  NetworkRefused,
} from "@application/campaigns/ports"
import type { AdPlan } from "@domain/campaigns"
import { Effect } from "effect"
import { at, listOf, recordOf, textOf } from "../json-reader.ts"
import { type GoogleChannel, saysOf, selectedParts } from "./google-channel.ts"
import { type GoogleClient, quoted } from "./google-client.ts"
import {
  adResource,
  adSchedules,
  excludedLists,
  exclusions,
  includedLists,
  type Resource,
  targetingByLists,
} from "./google-objects.ts"
import type { GoogleAdsOptions } from "./google-options.ts"
import { targetedLanguages } from "./google-languages.ts"
import { googlePictures } from "./google-pictures.ts"
import { placementKey } from "./google-placements.ts"
import { assetPart, changedAssets, placedAssets, presentAssets } from "./google-assets.ts"
import { targetedPlaces } from "./google-targeted-places.ts"

/** Reads a criterion as its kind and value, so that what Google has is compared with what is wanted. */
const criterionKey = (criterion: unknown): string => {
  const keyword = textOf(at(criterion, "keyword", "text"))
  if (keyword !== undefined) return `${textOf(at(criterion, "keyword", "matchType"))} ${keyword}`
  const website = textOf(at(criterion, "placement", "url"))
  if (website !== undefined) return placementKey(website)
  const proximity = at(criterion, "proximity")
  const schedule = recordOf(at(criterion, "adSchedule"))
  const value =
    textOf(at(criterion, "ageRange", "type")) ??
    textOf(at(criterion, "gender", "type")) ??
    textOf(at(criterion, "userList", "userList")) ??
    textOf(at(criterion, "mobileApplication", "appId")) ??
    textOf(at(criterion, "language", "languageConstant")) ??
    textOf(at(criterion, "location", "geoTargetConstant"))
  // A place can be shown to or left out, which are two criteria.
  if (value !== undefined)
    return at(criterion, "location") !== undefined && at(criterion, "negative") === true ? `-${value}` : value
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
const campaignPart = ({ location, languages, hours, search, placements, audiences }: AdPlan) =>
  JSON.stringify([
    location,
    languages,
    hours,
    search?.negativeKeywords,
    placements?.excluded ?? [],
    audiences?.excluded ?? [],
  ])

const groupCriteria =
  "SELECT ad_group_criterion.resource_name, ad_group_criterion.keyword.text, ad_group_criterion.keyword.match_type, ad_group_criterion.age_range.type, ad_group_criterion.gender.type, ad_group_criterion.user_list.user_list FROM ad_group_criterion WHERE ad_group_criterion.type IN ('KEYWORD', 'AGE_RANGE', 'GENDER', 'USER_LIST') AND ad_group_criterion.status != 'REMOVED'"
const campaignCriteria =
  "SELECT campaign_criterion.resource_name, campaign_criterion.keyword.text, campaign_criterion.keyword.match_type, campaign_criterion.negative, campaign_criterion.location.geo_target_constant, campaign_criterion.proximity.geo_point.latitude_in_micro_degrees, campaign_criterion.proximity.geo_point.longitude_in_micro_degrees, campaign_criterion.proximity.radius, campaign_criterion.ad_schedule.day_of_week, campaign_criterion.ad_schedule.start_hour, campaign_criterion.ad_schedule.start_minute, campaign_criterion.ad_schedule.end_hour, campaign_criterion.ad_schedule.end_minute, campaign_criterion.language.language_constant, campaign_criterion.user_list.user_list, campaign_criterion.placement.url, campaign_criterion.mobile_application.app_id FROM campaign_criterion WHERE campaign_criterion.type IN ('LOCATION', 'PROXIMITY', 'LANGUAGE', 'AD_SCHEDULE', 'KEYWORD', 'USER_LIST', 'PLACEMENT', 'MOBILE_APPLICATION') AND campaign_criterion.status != 'REMOVED'"

/** Changes of ads that run on a channel of Google's. */
export const googleChanges = (options: GoogleAdsOptions, client: GoogleClient, channel: GoogleChannel) => {
  const pictures = googlePictures(client)
  const customerOf = (plan: AdPlan): string => options.customers[plan.region]

  /** The keywords of the ad group, the lists that it is shown to, and the people who are left out. */
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
        [...channel.groupCriteria(plan, adGroup), ...exclusions(plan, adGroup), ...lists],
      ),
    ]
  })

  /** What the campaign shall have of places, hours, and of searches, websites, apps and lists that are left out. */
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
        ...targetedLanguages(plan, campaign),
        ...adSchedules(plan.hours ?? []).map((adSchedule) => ({ campaign, adSchedule })),
        ...channel.leftOut(plan, campaign),
        ...excludedLists(plan, campaign),
      ],
    )
  })

  /** What stands beside the campaign's ads: only what differs is made anew. */
  const assetChanges = Effect.fnUntraced(function* (plan: AdPlan, campaign: string) {
    const rows = yield* client.rows(customerOf(plan), presentAssets(campaign))
    return changedAssets(customerOf(plan), campaign, rows, placedAssets(plan))
  })

  return {
    addAd: Effect.fnUntraced(function* (edit: AdEdit): Effect.fn.Return<ExternalIds, AdNetworkError> {
      const { plan, made } = edit
      if (made.adSet === undefined) return yield* new NetworkRefused({ reason: "The ad group is missing" })
      const shown = channel.pictures.length === 0 ? undefined : yield* pictures(customerOf(plan), edit)
      const create = adResource(channel, plan, made.adSet, shown)
      const rows = yield* client.rows(
        customerOf(plan),
        `SELECT ad_group_ad.resource_name, ad_group_ad.ad.final_urls, ${selectedParts(channel)} FROM ad_group_ad WHERE ad_group_ad.ad_group = ${quoted(made.adSet)} AND ad_group_ad.status = 'ENABLED'`,
      )
      const same = rows.find((row) => saysOf(channel, at(row, "adGroupAd", "ad")) === saysOf(channel, create["ad"]))
      const named = (ad: string): ExternalIds => ({ ...(shown !== undefined && { picture: shown }), ad })
      const known = textOf(at(same, "adGroupAd", "resourceName"))
      if (known !== undefined) return named(known)
      const body = yield* client.post(`customers/${customerOf(plan)}/adGroupAds:mutate`, { operations: [{ create }] })
      const name = textOf(recordOf(listOf(at(body, "results"))[0])["resourceName"])
      return name === undefined ? yield* new NetworkRefused({ reason: "The ad is missing" }) : named(name)
    }),
    retarget: Effect.fnUntraced(function* ({ before, plan, made: { adSet, campaign } }: AdEdit) {
      const mutateOperations = [
        ...(adSet === undefined || groupPart(before) === groupPart(plan)
          ? []
          : yield* groupOperations(before, plan, adSet)),
        ...(campaign === undefined || campaignPart(before) === campaignPart(plan)
          ? []
          : yield* campaignOperations(plan, campaign)),
        ...(campaign === undefined || !channel.showsAssets || assetPart(before) === assetPart(plan)
          ? []
          : yield* assetChanges(plan, campaign)),
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
