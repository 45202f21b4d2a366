import { CampaignRepository } from "@application/campaigns/ports"
import type { Campaign } from "@domain/campaigns"
import { CampaignId, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const day = 86_400_000

/** The running campaign after a change, which is told what was planned until now. */
const changed = (change: (campaign: Campaign, now: number) => Campaign): Seed =>
  Effect.gen(function* () {
    yield* busyBakery
    const campaigns = yield* CampaignRepository
    const campaign = yield* Effect.orDie(campaigns.byId(bakery.id, CampaignId.make(9201)))
    yield* campaigns.save(change(campaign, yield* Clock.currentTimeMillis))
  })

const planned = ({ price }: Campaign): number => price?.media ?? 0

/** Its ads were first shown twelve days after its first day. */
export const lateCampaign: Seed = changed((campaign, now) => ({
  ...campaign,
  wentLiveAt: now - 24 * day,
  spent: Math.floor(planned(campaign) * 0.4),
}))

/** It has one amount for all of its days, and a refused channel spends its part not at all. */
export const refusedSpend: Seed = changed((campaign) => ({
  ...campaign,
  ...(campaign.budget !== undefined && { budget: { ...campaign.budget, budgetType: "Lifetime" as const } }),
  channels: campaign.channels.map((one) => (one.channel === "Search" ? { ...one, status: "Rejected" as const } : one)),
  spent: Math.floor(planned(campaign) * 0.3),
}))

/** It spent a third more than planned. */
export const fastCampaign: Seed = changed((campaign) => ({ ...campaign, spent: Math.floor(planned(campaign) * 0.8) }))

/** Its channels were shared anew twice by people. */
export const splitCampaign: Seed = changed((campaign, now) => ({
  ...campaign,
  spent: Math.floor(planned(campaign) * 0.6),
  budgetParts: [
    { channel: "Social", part: 35 },
    { channel: "Search", part: 65 },
  ],
  splits: [
    {
      rule: "ByHand",
      at: now - 2 * day,
      by: UserId.make(9001),
      parts: [
        { channel: "Social", part: 35 },
        { channel: "Search", part: 65 },
      ],
    },
    {
      rule: "Recommended",
      at: now - 9 * day,
      by: UserId.make(9001),
      parts: [
        { channel: "Social", part: 44 },
        { channel: "Search", part: 56 },
      ],
    },
    { rule: "Equal", at: now - 20 * day, by: UserId.make(9001) },
  ],
}))
