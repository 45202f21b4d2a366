import type { Context } from "../core/context.ts"
import { asArray, asText, dig } from "../core/json.ts"
import { byCollection, campaignOfAd, isServing } from "../google-ads/google-ads-delivery.ts"
import { adMetrics, unitOf } from "../market/book.ts"
import { creativeOf, effectiveStatus, imageUrl, linkDataOf, parentOf } from "../meta/meta-nodes.ts"

export type AdReport = {
  id: string
  network: "meta" | "google"
  campaignId: string
  campaign: string
  name: string
  headline: string
  text: string
  image: string | null
  link: string
  status: string
  reason: string | null
  impressions: number
  clicks: number
  spendMinor: number
  /** Of what was spent; absent before the first delivery. */
  currency?: string
  results: number
  createdAt: string
}

type Totals = Pick<AdReport, "impressions" | "clicks" | "spendMinor" | "currency" | "results">

const totals = (context: Context, id: string): Totals => {
  const currency = unitOf(context, id)?.currency
  return adMetrics(context, id).reduce(
    (sum, row) => ({
      ...sum,
      impressions: sum.impressions + row.impressions,
      clicks: sum.clicks + row.clicks,
      spendMinor: sum.spendMinor + row.spendMinor,
      results: sum.results + row.results,
    }),
    { impressions: 0, clicks: 0, spendMinor: 0, results: 0, ...(currency !== undefined && { currency }) },
  )
}

/** Every ad of both networks, newest first. */
export const adReports = (context: Context): AdReport[] => {
  const metaAds = Object.values(context.state.meta.nodes).filter(
    (node) => node.kind === "ad" && node.fields["status"] !== "DELETED",
  )
  const social = metaAds.map((ad): AdReport => {
    const link = linkDataOf(creativeOf(context, ad))
    const adset = parentOf(context, ad)
    const campaign = adset === undefined ? undefined : parentOf(context, adset)
    return {
      id: ad.id,
      network: "meta",
      campaignId: campaign?.id ?? "",
      campaign: asText(campaign?.fields["name"]) ?? "",
      name: asText(ad.fields["name"]) ?? "",
      headline: asText(link["name"]) ?? "",
      text: asText(link["message"]) ?? "",
      image: imageUrl(context, asText(link["image_hash"])),
      link: asText(link["link"]) ?? "",
      status: effectiveStatus(context, ad),
      reason: ad.review?.reason ?? null,
      ...totals(context, ad.id),
      createdAt: new Date(ad.createdMs).toISOString(),
    }
  })
  const search = byCollection(context, "adGroupAds")
    .filter((ad) => ad.fields["status"] !== "REMOVED")
    .map((ad): AdReport => {
      const rsa = dig(ad.fields, ["ad", "responsiveSearchAd"])
      const texts = (name: string): string[] => asArray(dig(rsa, [name])).map((one) => asText(dig(one, ["text"])) ?? "")
      const campaign = campaignOfAd(context, ad)
      const waiting = ad.review?.state === "pending" ? "PENDING_REVIEW" : isServing(context, ad) ? "ACTIVE" : "PAUSED"
      return {
        id: ad.id,
        network: "google",
        campaignId: campaign?.id ?? "",
        campaign: asText(campaign?.fields["name"]) ?? "",
        name: texts("headlines")[0] ?? "",
        headline: texts("headlines").slice(0, 3).join(" | "),
        text: texts("descriptions").join(" "),
        image: null,
        link: asText(asArray(dig(ad.fields, ["ad", "finalUrls"]))[0]) ?? "",
        status: ad.review?.state === "rejected" ? "DISAPPROVED" : waiting,
        reason: ad.review?.reason ?? null,
        ...totals(context, ad.resourceName),
        createdAt: new Date(ad.createdMs).toISOString(),
      }
    })
  return [...social, ...search].toSorted((left, right) => (left.createdAt < right.createdAt ? 1 : -1))
}

/** Decides an ad's review by its id; false when no such ad exists. */
export const reviewAd = (
  context: Context,
  id: string,
  state: "approved" | "rejected",
  reason: string | null,
): boolean => {
  const ad =
    context.state.meta.nodes[id] ??
    byCollection(context, "adGroupAds").find((one) => one.id === id || one.resourceName === id)
  if (ad === undefined || ad.review === null) return false
  ad.review = { state, reason }
  context.save()
  return true
}
