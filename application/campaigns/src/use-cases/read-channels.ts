import { Effect } from "effect"
import type { ChannelState, RefusedVersion, TestDay } from "@domain/campaigns"
import type { NetworkDay, NetworkProducts } from "@domain/insights"
import type { LocalDate } from "@domain/kernel"
import type { NetworkLead } from "@domain/insights"
import { AdNetworks, type ChannelObjects } from "../ports/index.ts"

/** What a channel delivered. */
export interface Delivered {
  readonly days: ReadonlyArray<NetworkDay>
  readonly leads: ReadonlyArray<NetworkLead>
  readonly products: ReadonlyArray<NetworkProducts>
}

/** How a channel stands and what it delivered. */
export interface ChannelNews extends Delivered {
  readonly state: ChannelState
  /** What its network told of both versions of its ad, while they are tested. */
  readonly versions?: { readonly days: ReadonlyArray<TestDay>; readonly refused?: RefusedVersion }
}

/** The days to read, both included. */
export interface Range {
  readonly since: LocalDate
  readonly until: LocalDate
  /** Epoch milliseconds. */
  readonly leadsSince: number
}

const readDelivered = Effect.fnUntraced(function* (objects: ChannelObjects, { since, until, leadsSince }: Range) {
  const networks = yield* AdNetworks
  const { campaign: externalCampaignId = "", leadForm, products: productSet } = objects.externalIds
  const days = since > until ? [] : yield* networks.metrics(objects, since, until)
  const { channel } = objects
  const range = { from: since, to: until }
  const products =
    productSet === undefined || since > until
      ? []
      : [{ channel, externalCampaignId, range, days: yield* networks.productMetrics(objects, since, until) }]
  const leads = leadForm === undefined ? [] : yield* networks.leads(objects, leadsSince)
  const delivered: Delivered = { days: days.map((day) => ({ ...day, externalCampaignId })), leads, products }
  return delivered
})

/** Reads review, numbers and leads of a channel. */
export const readChannel = Effect.fnUntraced(function* (objects: ChannelObjects, range: Range) {
  const { status, reason, fields, refusedAssets } = yield* (yield* AdNetworks).review(objects)
  const id = objects.externalIds.campaign
  const state: ChannelState = {
    channel: objects.channel,
    status,
    ...(reason !== undefined && { reason }),
    ...(fields !== undefined && { fields }),
    ...(refusedAssets !== undefined && { refusedAssets }),
    ...(id !== undefined && { externalCampaignId: id }),
  }
  const news: ChannelNews = { state, ...(yield* readDelivered(objects, range)) }
  return news
})

/** Numbers and leads of replaced ads, without a review. Networks correct them as late as others; ads that a network no longer knows delivered nothing more. */
export const readReplaced = (objects: ChannelObjects, range: Range) =>
  Effect.catchTag(readDelivered(objects, range), "NetworkRefused", () =>
    Effect.succeed<Delivered>({ days: [], leads: [], products: [] }),
  )
