import { CampaignId } from "@domain/kernel"
import { Schema } from "effect"
import type { Lead } from "../lead.ts"
import { isDuplicate, isSuspicious } from "./marked-lead.ts"

/** The leads of an ad, and how many of them were bad; without an ad where the network named none. Ours. */
export const AdQuality = Schema.Struct({
  campaignId: CampaignId,
  campaignName: Schema.String,
  adId: Schema.optionalKey(Schema.String),
  adName: Schema.optionalKey(Schema.String),
  leads: Schema.Int,
  bad: Schema.Int,
})
export type AdQuality = typeof AdQuality.Type

/** How many leads are suspicious, duplicates and bad, and how many were merged into others. Ours. */
export const LeadMarkCounts = Schema.Struct({
  suspicious: Schema.Int,
  duplicates: Schema.Int,
  merged: Schema.Int,
  bad: Schema.Int,
})
export type LeadMarkCounts = typeof LeadMarkCounts.Type

/** How many leads stand, how many of these are bad, and the ads that brought the bad leads. Ours. */
export const BadLeads = Schema.Struct({ leads: Schema.Int, bad: Schema.Int, ads: Schema.Array(AdQuality) })
export type BadLeads = typeof BadLeads.Type

/** The ads with a bad lead that are told at most, the most bad leads first. */
export const mostAds = 50

const stands = ({ merge }: Lead): boolean => merge === undefined
const isBad = ({ status }: Lead): boolean => status === "Spam"

/** Leads by their marks, as a list of them counts: merged leads are counted apart and nowhere else. */
export const leadMarkCounts = (all: ReadonlyArray<Lead>): LeadMarkCounts => {
  const leads = all.filter(stands)
  return {
    suspicious: leads.filter(isSuspicious).length,
    duplicates: leads.filter(isDuplicate).length,
    merged: all.length - leads.length,
    bad: leads.filter(isBad).length,
  }
}

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Bad leads by the ads that brought them, by the newest names of these; merged leads are left out. */
export const badLeads = (all: ReadonlyArray<Lead>): BadLeads => {
  const leads = all.filter(stands)
  const ofAds = Map.groupBy(leads, ({ campaignId, source }) => `${campaignId} ${source?.adId ?? ""}`)
  const ads = [...ofAds.values()].flatMap((group): ReadonlyArray<AdQuality> => {
    const [newest] = group.toSorted((one, other) => other.submittedOn - one.submittedOn || other.id - one.id)
    const bad = group.filter(isBad).length
    if (newest === undefined || bad === 0) return []
    const { campaignId, campaignName, source: { adId, adName } = {} } = newest
    const ad = { ...(adId !== undefined && { adId, ...(adName !== undefined && { adName }) }) }
    return [{ campaignId, campaignName, ...ad, leads: group.length, bad }]
  })
  const sorted = ads.toSorted(
    (one, other) =>
      other.bad - one.bad ||
      one.leads - other.leads ||
      one.campaignId - other.campaignId ||
      compared(one.adId ?? "", other.adId ?? ""),
  )
  return { leads: leads.length, bad: leads.filter(isBad).length, ads: sorted.slice(0, mostAds) }
}
