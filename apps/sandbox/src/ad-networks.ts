import type { AdReport, ConversionReport, ReviewedAd, SandboxNetwork } from "./ad-network.ts"
import type { NetworkName } from "./ad-network-facts.ts"
import type { Context } from "./core/context.ts"
import type { JsonObject } from "./core/json.ts"
import { googleAdsSandbox } from "./google-ads/index.ts"
import { metaSandbox } from "./meta/index.ts"

/** A stand-in for every ad network of the product. */
export const adNetworks: Readonly<Record<NetworkName, SandboxNetwork>> = {
  meta: metaSandbox,
  google: googleAdsSandbox,
}

const all = Object.values(adNetworks)

/** The ad network of a name, if there is one. */
export const adNetworkNamed = (name: string): SandboxNetwork | undefined =>
  Object.entries(adNetworks).find(([known]) => known === name)?.[1]

/** Every ad of every network, newest first. */
export const adReports = (context: Context): AdReport[] =>
  all.flatMap(({ ads }) => ads(context)).toSorted((left, right) => (left.createdAt < right.createdAt ? 1 : -1))

/** Decides an ad's review by its id; false when no such ad exists. */
export const reviewAd = (context: Context, id: string, review: NonNullable<ReviewedAd["review"]>): boolean => {
  const ad = all.map(({ adById }) => adById(context, id)).find((one) => one !== undefined)
  if (ad === undefined || ad.review === null) return false
  ad.review = { ...review }
  context.save()
  return true
}

/** Every lead of every network. */
export const leadReports = (context: Context): JsonObject[] => all.flatMap(({ leads }) => leads?.list(context) ?? [])

/** Every conversion that a network has, the newest first. */
export const conversionReports = (context: Context): ConversionReport[] =>
  all
    .flatMap(({ conversions }) => conversions?.(context) ?? [])
    .toSorted((left, right) => (left.at < right.at ? 1 : -1))

/** Makes a lead now at the first network that can; undefined when none can. */
export const addLeadNow = (context: Context, adId: string | undefined): JsonObject | undefined => {
  for (const { leads } of all) {
    const lead = leads?.addNow(context, adId)
    if (lead !== undefined) return lead
  }
  return undefined
}

/** The media type of a picture that was uploaded to any network. */
export const adImageType = (context: Context, hash: string): string | undefined =>
  all.map(({ imageType }) => imageType?.(context, hash)).find((type) => type !== undefined)

/** Whether a call only reads: a GET, or a network's search. */
export const isReading = (method: string, path: string): boolean =>
  method === "GET" || all.some(({ isSearch }) => isSearch?.(path) === true)
