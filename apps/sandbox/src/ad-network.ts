import type { Hono } from "hono"
import type { NetworkName } from "./ad-network-facts.ts"
import type { Context, Env } from "./core/context.ts"
import type { JsonObject } from "./core/json.ts"
import type { WantedDelivery } from "./market/delivery.ts"

/** One ad as the control room shows it, whatever its network. */
export type AdReport = {
  id: string
  network: NetworkName
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
  /** What the ad is called in place of the network's label. */
  label?: string
  /** The cards of a carousel, in the order that was sent; absent from any other ad. */
  cards?: { name: string; image: string | null; link: string }[]
  /** What its advertiser leaves to the network, in the network's own words; absent where nothing is. */
  automation?: string[]
  createdAt: string
}

/** An ad's object as far as a review changes it. */
export type ReviewedAd = {
  /** `field` is the part of a rejected ad that the reviewer named. */
  review: { state: "pending" | "approved" | "rejected"; reason: string | null; field?: string } | null
}

/** The leads of a network whose ads open forms. */
export type NetworkLeads = {
  readonly list: (context: Context) => JsonObject[]
  /** Makes a lead that an ad has earned; ads without a form make none. */
  readonly add: (context: Context, adId: string, atMs: number, seed: string) => void
  /** Makes one now, for this ad or for the newest that is live; undefined when none of them has a form. */
  readonly addNow: (context: Context, adId?: string) => JsonObject | undefined
}

/** A conversion that a network was told of. */
export type ConversionReport = {
  network: NetworkName
  /** Whose it is: a dataset or a conversion action, by its name. */
  place: string
  name: string
  id: string
  at: string
  /** A decimal number with its currency; empty where it is worth nothing. */
  worth: string
  /** Further words about the conversion. */
  notes: string[]
}

/** One ad network of the sandbox. */
export type SandboxNetwork = {
  /** The control room's name for its ads. */
  readonly label: string
  /** Adds its routes. */
  readonly mount: (app: Hono<Env>, context: Context) => void
  /** Whether a call at this path only reads, although it is no GET. */
  readonly isSearch?: (path: string) => boolean
  /** What its budgets ought to be serving now. */
  readonly wanted: (context: Context) => WantedDelivery[]
  readonly ads: (context: Context) => AdReport[]
  readonly adById: (context: Context, id: string) => ReviewedAd | undefined
  readonly leads?: NetworkLeads
  readonly conversions?: (context: Context) => ConversionReport[]
  /** The media type of a picture that was uploaded for an ad. */
  readonly imageType?: (context: Context, hash: string) => string | undefined
  /** Asks the receiver of its webhooks to prove itself; answers what is wrong with it. */
  readonly verifyReceiver?: (context: Context) => Promise<string | undefined>
}
