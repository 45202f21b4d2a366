import type { CampaignChannel } from "@domain/campaigns"
import { CampaignId, ConversionActionId } from "@domain/kernel"
import fc from "fast-check"
import type { Conversion } from "../conversion.ts"

const day = 86_400_000
const optional = <A>(of: fc.Arbitrary<A>) => fc.option(of, { nil: undefined })
const channels: ReadonlyArray<CampaignChannel> = ["Social", "Search"]

/** Conversions of one action as tag or server tell them: few events, with some of what can be known of each. */
export const anyConversion = fc
  .record({
    eventId: fc.constantFrom("order-1", "order-2", "order-3", "order-4"),
    source: fc.constantFrom("Tag" as const, "Server" as const),
    at: fc.integer({ min: 0, max: 3 }).map((number) => number * day),
    told: optional(fc.integer({ min: 0, max: 900 })),
    page: optional(fc.constantFrom("shop.example/thanks", "shop.example/done")),
    consents: fc.boolean(),
    campaign: optional(fc.integer({ min: 1, max: 2 })),
    channel: fc.constantFrom(...channels),
    click: optional(fc.constantFrom("a".repeat(32), "b".repeat(32))),
  })
  .map(({ eventId, source, at, told, page, consents, campaign, channel, click }): Conversion => ({
    actionId: ConversionActionId.make(1),
    eventId,
    source,
    at,
    date: `2026-11-0${at / day + 1}`,
    ...(told === undefined ? { value: 500 } : { value: told, isToldValue: true }),
    ...(page !== undefined && { page }),
    consent: { adStorage: consents, adUserData: consents, adPersonalization: false },
    ...(campaign !== undefined && { campaignId: CampaignId.make(campaign), channel }),
    ...(click !== undefined && { clickKey: click }),
  }))
