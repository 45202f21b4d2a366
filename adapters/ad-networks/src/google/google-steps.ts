import { Effect } from "effect"
import { NetworkRefused, type AdNetworkError, type StepRequest } from "@application/campaigns/ports"
import type { AdPlan } from "@domain/campaigns"
import { at, listOf, recordOf, textOf } from "../json-reader.ts"
import type { GoogleChannel } from "./google-channel.ts"
import { type GoogleClient, quoted } from "./google-client.ts"
import { nameOn } from "./google-name.ts"
import {
  adResource,
  adSchedules,
  budgetResource,
  campaignResource,
  excludedLists,
  exclusions,
  includedLists,
  targetingByLists,
} from "./google-objects.ts"
import type { GoogleAdsOptions } from "./google-options.ts"
import { targetedLanguages } from "./google-languages.ts"
import { googlePictures } from "./google-pictures.ts"
import { assetOperations, placedAssets } from "./google-assets.ts"
import { targetedPlaces } from "./google-targeted-places.ts"

type Operation = Readonly<Record<string, unknown>>
type Made = Effect.Effect<string, AdNetworkError>

const required = (what: string, name: string | undefined): Made =>
  name === undefined ? Effect.fail(new NetworkRefused({ reason: `${what} is missing` })) : Effect.succeed(name)

/** The steps of a launch on a channel of Google's, each finding by name what an earlier try has made. */
export const googleLaunch = (options: GoogleAdsOptions, client: GoogleClient, channel: GoogleChannel) => {
  const pictures = googlePictures(client)
  const customerOf = (plan: AdPlan): string => options.customers[plan.region]

  const firstText = Effect.fnUntraced(function* (plan: AdPlan, query: string, ...path: ReadonlyArray<string>) {
    const [row] = yield* client.rows(customerOf(plan), `${query} LIMIT 1`)
    return textOf(at(row, ...path))
  })

  const mutate = Effect.fnUntraced(function* (
    plan: AdPlan,
    mutateOperations: ReadonlyArray<Operation>,
    result: string,
  ) {
    const body = yield* client.post(`customers/${customerOf(plan)}/googleAds:mutate`, { mutateOperations })
    const answers = listOf(at(body, "mutateOperationResponses"))
    const names = answers.flatMap((answer) => textOf(at(answer, result, "resourceName")) ?? [])
    return yield* required(result, names[0])
  })

  /** Calls are counted only where they pass through Google, which the account must allow. */
  const reportCalls = Effect.fnUntraced(function* (plan: AdPlan) {
    const setting = ["customer", "callReportingSetting", "callReportingEnabled"]
    const [row] = yield* client.rows(
      customerOf(plan),
      "SELECT customer.call_reporting_setting.call_reporting_enabled FROM customer",
    )
    if (at(row, ...setting) === true) return
    const resourceName = `customers/${customerOf(plan)}`
    yield* client.post(`${resourceName}:mutate`, {
      operation: {
        update: { resourceName, callReportingSetting: { callReportingEnabled: true } },
        updateMask: "call_reporting_setting.call_reporting_enabled",
      },
    })
  })

  const campaign = Effect.fnUntraced(function* (plan: AdPlan) {
    const name = quoted(nameOn(channel, plan, "campaign"))
    const existingName = yield* firstText(
      plan,
      `SELECT campaign.resource_name FROM campaign WHERE campaign.name = ${name} AND campaign.status != 'REMOVED'`,
      "campaign",
      "resourceName",
    )
    if (existingName !== undefined) return existingName
    const temporary = (collection: string, number: number) => `customers/${customerOf(plan)}/${collection}/-${number}`
    const [budget, campaign] = [temporary("campaignBudgets", 1), temporary("campaigns", 2)]
    const criteria = [
      ...(yield* targetedPlaces(client, plan, campaign)),
      ...targetedLanguages(plan, campaign),
      ...adSchedules(plan.hours ?? []).map((adSchedule) => ({ campaign, adSchedule })),
      ...channel.leftOut(plan, campaign),
      ...excludedLists(plan, campaign),
    ]
    const countsCalls = channel.showsAssets && plan.objective === "Calls" && plan.phone !== undefined
    if (countsCalls) yield* reportCalls(plan)
    // One call makes all or nothing, so that a lost reply leaves nothing without the campaign's name.
    return yield* mutate(
      plan,
      [
        { campaignBudgetOperation: { create: budgetResource(channel, plan, budget) } },
        { campaignOperation: { create: campaignResource(channel, plan, options, campaign, budget) } },
        ...criteria.map((create) => ({ campaignCriterionOperation: { create } })),
        ...(channel.showsAssets ? assetOperations(customerOf(plan), campaign, placedAssets(plan), 3) : []),
      ],
      "campaignResult",
    )
  })

  const adGroup = Effect.fnUntraced(function* (plan: AdPlan, parent: string) {
    const existingName = yield* firstText(
      plan,
      `SELECT ad_group.resource_name FROM ad_group WHERE ad_group.campaign = ${quoted(parent)} AND ad_group.status != 'REMOVED'`,
      "adGroup",
      "resourceName",
    )
    if (existingName !== undefined) return existingName
    const temporaryName = `customers/${customerOf(plan)}/adGroups/-1`
    const lists = includedLists(plan, temporaryName)
    const create = {
      resourceName: temporaryName,
      name: nameOn(channel, plan, "adGroup"),
      campaign: parent,
      status: "ENABLED",
      ...channel.adGroup,
      ...(lists.length > 0 && targetingByLists),
    }
    return yield* mutate(
      plan,
      [
        { adGroupOperation: { create } },
        ...[...exclusions(plan, temporaryName), ...lists].map((criterion) => ({
          adGroupCriterionOperation: { create: criterion },
        })),
      ],
      "adGroupResult",
    )
  })

  const keywords = Effect.fnUntraced(function* (plan: AdPlan, parent: string) {
    const rows = yield* client.rows(
      customerOf(plan),
      `SELECT ad_group_criterion.keyword.text FROM ad_group_criterion WHERE ad_group_criterion.ad_group = ${quoted(parent)} AND ad_group_criterion.type = 'KEYWORD' AND ad_group_criterion.status != 'REMOVED'`,
    )
    const known = new Set(rows.map((row) => textOf(at(row, "adGroupCriterion", "keyword", "text"))))
    const missing = channel.groupCriteria(plan, parent).filter((one) => !known.has(textOf(at(one, "keyword", "text"))))
    if (missing.length > 0) {
      const operations = missing.map((create) => ({ create }))
      yield* client.post(`customers/${customerOf(plan)}/adGroupCriteria:mutate`, { operations })
    }
    return `${parent}/keywords`
  })

  const ad = Effect.fnUntraced(function* (plan: AdPlan, parent: string, shown: string | undefined) {
    const existingName = yield* firstText(
      plan,
      `SELECT ad_group_ad.resource_name FROM ad_group_ad WHERE ad_group_ad.ad_group = ${quoted(parent)} AND ad_group_ad.status != 'REMOVED'`,
      "adGroupAd",
      "resourceName",
    )
    if (existingName !== undefined) return existingName
    const operations = [{ create: adResource(channel, plan, parent, shown) }]
    const body = yield* client.post(`customers/${customerOf(plan)}/adGroupAds:mutate`, { operations })
    return yield* required("The ad", textOf(recordOf(listOf(at(body, "results"))[0])["resourceName"]))
  })

  const perform = Effect.fnUntraced(function* (request: StepRequest): Effect.fn.Return<string, AdNetworkError> {
    const { plan, step, made } = request
    if (!channel.steps.includes(step))
      return yield* new NetworkRefused({ reason: `${channel.channel} ads have no such part` })
    switch (step) {
      case "campaign":
        return yield* campaign(plan)
      case "adSet":
        return yield* adGroup(plan, yield* required("The campaign", made.campaign))
      case "keywords":
        return yield* keywords(plan, yield* required("The ad group", made.adSet))
      case "picture":
        return yield* pictures(customerOf(plan), request)
      case "ad":
        return yield* ad(plan, yield* required("The ad group", made.adSet), made.picture)
      case "review": {
        const campaignName = yield* required("The campaign", made.campaign)
        const operations = [{ update: { resourceName: campaignName, status: "ENABLED" }, updateMask: "status" }]
        yield* client.post(`customers/${customerOf(plan)}/campaigns:mutate`, { operations })
        return campaignName
      }
      case "video":
      case "videoReady":
      case "leadForm":
      case "products":
      case "creative":
      case "adSetB":
      case "pictureB":
      case "creativeB":
      case "adB":
      case "study":
        return yield* new NetworkRefused({ reason: `${channel.channel} ads have no such part` })
    }
  })

  return { perform }
}
