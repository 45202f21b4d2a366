import { CountedConversions } from "@application/campaigns/services"
import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import { BusinessProfileId, CampaignId, ConversionActionId, PortalId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { ConversionActions, ConversionDays, ConversionSites } from "../stores/index.ts"
import { countedConversions } from "./counted-conversions.ts"

const world = countedConversions.pipe(Layer.provideMerge(memoryTables), Layer.provideMerge(MemoryDatabase.layer))
const inWorld = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const businessProfileId = BusinessProfileId.make(7)
const campaignId = CampaignId.make(70)
const settings = {
  name: "Order placed",
  category: "Purchase",
  signal: { kind: "Event", event: "order" },
  counting: "Every",
  days: 30,
  isResult: true,
  createdAt: 1,
} as const
const site = {
  businessProfileId,
  siteKey: "site-key-1",
  hosts: [],
  address: "https://bakery.example",
  stated: { version: 1, at: 1, by: UserId.make(3) },
  consent: "NotNeeded",
  createdAt: 1,
  portalId: PortalId.make(1),
} as const
const add = Effect.fnUntraced(function* (change: {
  readonly state?: "On" | "Off" | "Removed"
  readonly isResult?: boolean
}) {
  const added = yield* (yield* ConversionActions).add({ businessProfileId, ...settings, state: "On", ...change })
  return added.id
})
const counted = Effect.flatMap(CountedConversions, (service) => service.areCounted(businessProfileId))

test("sales are counted once the tag was heard and an action that is a result is on", () =>
  inWorld(
    Effect.gen(function* () {
      expect(yield* counted).toBe(false)
      const sites = yield* ConversionSites
      yield* sites.save(site)
      yield* add({ isResult: false })
      yield* add({ state: "Off" })
      yield* add({ state: "Removed" })
      const id = yield* add({})
      expect([id, yield* counted]).toEqual([ConversionActionId.make(4), false])
      yield* sites.save({ ...site, lastSeenAt: 5 })
      expect(yield* counted).toBe(true)
      yield* (yield* ConversionActions).remove({ businessProfileId, id })
      expect(yield* counted).toBe(false)
    }),
  ))

test("a campaign's conversions are told by action, also those of a removed action", () =>
  inWorld(
    Effect.gen(function* () {
      const order = yield* add({ state: "Removed" })
      const call = yield* add({ isResult: false })
      yield* add({})
      const days = yield* ConversionDays
      const day = {
        businessProfileId,
        campaignId,
        channel: "Social",
        date: "2026-11-20",
        value: 0,
        isResult: true,
      } as const
      yield* days.save({ ...day, actionId: order, count: 2, value: 900 })
      yield* days.save({ ...day, actionId: order, date: "2026-11-21", count: 1 })
      yield* days.save({ ...day, actionId: call, count: 5, isResult: false })
      yield* days.save({ ...day, campaignId: CampaignId.make(71), actionId: order, count: 40 })
      const { ofCampaign, lastSeenAt } = yield* CountedConversions
      expect(yield* ofCampaign(businessProfileId, campaignId)).toEqual([
        { actionId: call, name: "Order placed", count: 5, isResult: false, isRemoved: false },
        { actionId: order, name: "Order placed", count: 3, value: 900, isResult: true, isRemoved: true },
      ])
      expect(yield* lastSeenAt(businessProfileId)).toBeUndefined()
    }),
  ))
