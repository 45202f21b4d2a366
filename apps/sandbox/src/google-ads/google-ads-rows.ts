import type { Context } from "../core/context.ts"
import { asText, type Json, type JsonObject } from "../core/json.ts"
import { seeded } from "../core/random.ts"
import { byCollection, campaignOfAd } from "./google-ads-delivery.ts"
import { type Parted, peopleOf, regionConstants } from "./google-ads-parts.ts"
import { show, showCustomer } from "./google-ads-show.ts"
import { showUserList } from "./user-lists.ts"
import { searchesOf } from "./search-terms.ts"
import type { GoogleCustomer, Resource } from "./google-ads-state.ts"

/** One row before its figures: what it shows, and whose delivery and which people it counts. */
export type Base = {
  readonly row: JsonObject
  readonly ads: readonly Resource[]
  readonly share: number
  readonly parts?: readonly Parted[]
}

/** The rows of a resource for one customer, without metrics. */
export const baseRows = (context: Context, customer: GoogleCustomer, from: string): Base[] => {
  const { resources, customers } = context.state.googleAds
  const mine = (one: Resource): boolean => one.customerId === customer.id
  const get = (name: Json | undefined): Resource | undefined => resources[asText(name) ?? ""]
  const ads = byCollection(context, "adGroupAds").filter(mine)
  const head = { customer: showCustomer(customer) }
  const campaignPart = (campaign: Resource | undefined): JsonObject => ({
    ...head,
    campaign: show(context, campaign),
    campaignBudget: show(context, get(campaign?.fields["campaignBudget"])),
  })
  const groupPart = (group: Resource | undefined): JsonObject => ({
    ...campaignPart(get(group?.fields["campaign"])),
    adGroup: show(context, group),
  })
  switch (from) {
    case "customer":
      return [{ row: head, ads, share: 1 }]
    case "customer_client":
      return Object.values(customers)
        .filter((one) => customer.manager || one === customer)
        .map((one) => ({
          row: {
            ...head,
            customerClient: {
              ...showCustomer(one),
              clientCustomer: `customers/${one.id}`,
              level: one.manager ? "0" : "1",
            },
          },
          ads: [],
          share: 1,
        }))
    case "campaign":
      return byCollection(context, "campaigns")
        .filter(mine)
        .map((one) => ({
          row: campaignPart(one),
          ads: ads.filter((ad) => campaignOfAd(context, ad) === one),
          share: 1,
        }))
    case "campaign_budget":
      return byCollection(context, "campaignBudgets")
        .filter(mine)
        .map((one) => ({
          row: { ...head, campaignBudget: show(context, one) },
          ads: ads.filter((ad) => campaignOfAd(context, ad)?.fields["campaignBudget"] === one.resourceName),
          share: 1,
        }))
    case "ad_group":
      return byCollection(context, "adGroups")
        .filter(mine)
        .map((one) => ({
          row: groupPart(one),
          ads: ads.filter((ad) => ad.fields["adGroup"] === one.resourceName),
          share: 1,
        }))
    case "ad_group_ad":
      return ads.map((one) => ({
        row: { ...groupPart(get(one.fields["adGroup"])), adGroupAd: show(context, one) },
        ads: [one],
        share: 1,
      }))
    case "age_range_view":
    case "gender_view":
      return byCollection(context, "adGroups")
        .filter(mine)
        .flatMap((group) =>
          peopleOf(from, group.resourceName).map(({ row, parts }) => ({
            row: { ...groupPart(group), ...row },
            ads: ads.filter((ad) => ad.fields["adGroup"] === group.resourceName),
            share: 1,
            parts,
          })),
        )
    case "user_location_view":
      return byCollection(context, "campaigns")
        .filter(mine)
        .map((one) => ({
          row: {
            ...campaignPart(one),
            userLocationView: { resourceName: `customers/${customer.id}/userLocationViews/1~1` },
          },
          ads: ads.filter((ad) => campaignOfAd(context, ad) === one),
          share: 1,
        }))
    case "geo_target_constant":
      return regionConstants().map((one) => ({ row: { geoTargetConstant: one }, ads: [], share: 1 }))
    case "campaign_criterion":
      return byCollection(context, "campaignCriteria")
        .filter(mine)
        .map((one) => ({
          row: { ...campaignPart(get(one.fields["campaign"])), campaignCriterion: show(context, one) },
          ads: [],
          share: 1,
        }))
    case "user_list":
      return byCollection(context, "userLists")
        .filter((one) => mine(one) && one.fields["status"] !== "REMOVED")
        .map((one) => ({ row: { ...head, userList: showUserList(context, one) }, ads: [], share: 1 }))
    case "conversion_action":
      return byCollection(context, "conversionActions")
        .filter(mine)
        .map((one) => ({ row: { ...head, conversionAction: show(context, one) }, ads: [], share: 1 }))
    case "asset":
      return byCollection(context, "assets")
        .filter(mine)
        .map((one) => ({ row: { ...head, asset: show(context, one) }, ads: [], share: 1 }))
    case "campaign_asset":
      return byCollection(context, "campaignAssets")
        .filter(mine)
        .map((one) => ({
          row: {
            ...campaignPart(get(one.fields["campaign"])),
            campaignAsset: show(context, one),
            asset: show(context, get(one.fields["asset"])),
          },
          ads: [],
          share: 1,
        }))
    default: {
      const keywords = byCollection(context, "adGroupCriteria").filter(
        (one) =>
          mine(one) &&
          (from === "ad_group_criterion" || (one.fields["keyword"] !== undefined && one.fields["negative"] !== true)),
      )
      const negatives = byCollection(context, "campaignCriteria").filter((one) => one.fields["negative"] === true)
      const weight = (one: Resource): number => 0.2 + seeded(one.resourceName)()
      return keywords.flatMap((one): Base[] => {
        const group = get(one.fields["adGroup"])
        const siblings = keywords.filter((other) => other.fields["adGroup"] === one.fields["adGroup"])
        const share = weight(one) / siblings.reduce((sum, other) => sum + weight(other), 0)
        const adsOfGroup = ads.filter((ad) => ad.fields["adGroup"] === one.fields["adGroup"])
        if (from === "search_term_view") {
          const left = negatives.filter((negative) => negative.fields["campaign"] === group?.fields["campaign"])
          return searchesOf(one, siblings, left).map(({ term, part, status }) => ({
            row: {
              ...groupPart(group),
              searchTermView: {
                resourceName: `${one.resourceName.replace("adGroupCriteria", "searchTermViews")}~${encodeURIComponent(term)}`,
                searchTerm: term,
                status,
                adGroup: group?.resourceName ?? "",
              },
            },
            ads: adsOfGroup,
            share: share * part,
          }))
        }
        const row = {
          ...groupPart(group),
          adGroupCriterion: show(context, one),
          keywordView: { resourceName: one.resourceName.replace("adGroupCriteria", "keywordViews") },
        }
        return [{ row, ads: adsOfGroup, share }]
      })
    }
  }
}
