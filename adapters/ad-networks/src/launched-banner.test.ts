import { blankPng, onePixel } from "@application/campaigns/conformance"
import { CampaignRepository, CreativePictures } from "@application/campaigns/ports"
import { memoryCampaignWorld, sampleDraft } from "@application/campaigns/testing"
import { launchCampaign, runLaunch, syncCampaigns } from "@application/campaigns/use-cases"
import { MemoryDatabase } from "@application/kernel/testing"
import { sandboxSettings } from "@apps/sandbox/settings"
import { control, type Sandbox, startSandbox } from "@apps/sandbox/testing"
import { acceptCopy } from "@domain/creatives"
import { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { adNetworks } from "./index.ts"
import { adNetworkOptions } from "./settings.ts"

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, marketSpeedSeconds: 1 })
})
afterAll(() => sandbox.stop())

/** Drawn pictures of the right size, which Google looks at. */
const drawings = Layer.succeed(CreativePictures, {
  png: () => Effect.succeed({ bytes: onePixel, url: "/creatives/square.png" }),
  cover: (url) => Effect.succeed({ bytes: onePixel, url }),
  bannerPng: ({ size: { width, height } }) =>
    Effect.succeed({ bytes: blankPng(width, height), url: `/creatives/${width}x${height}.png` }),
})
const networks = Layer.unwrap(Effect.sync(() => adNetworks(adNetworkOptions(sandboxSettings(sandbox.url)))))
const world = Layer.mergeAll(Layer.provideMerge(networks, memoryCampaignWorld), drawings)

const { business, creative, targeting } = sampleDraft
const bannerAd = acceptCopy({
  headlines: ["Dentist in Pune"],
  longHeadline: "A calm clinic, clear prices and a dentist who listens",
  descriptions: ["Book a visit this week"],
  callToAction: "BookNow" as const,
  origin: "edited" as const,
  accepted: false,
})
const draft = {
  ...sampleDraft,
  business: { ...business, logoUrl: "/media/logo.png", colours: ["#123456"] },
  creative: { ...creative, creativeDetail: { ...creative.creativeDetail, bannerAd } },
  targeting: {
    ...targeting,
    channels: ["Social", "Search", "Banner"] as const,
    excludedPlacements: ["news.example", "2-com.example.game"],
  },
}

test("a campaign on three channels is three campaigns, each with its own ad", () =>
  Effect.runPromise(
    Effect.gen(function* () {
      ;(yield* MemoryDatabase).table("sessions").set(draft.sessionId, draft)
      const key = { businessProfileId: BusinessProfileId.make(7), campaignId: CampaignId.make(70) }
      const campaigns = yield* CampaignRepository
      yield* campaigns.save({
        id: key.campaignId,
        businessProfileId: key.businessProfileId,
        sessionId: draft.sessionId,
        name: "Sunrise",
        region: "IN",
        status: "Draft",
        channels: [],
        spent: 0,
        createdAt: 1,
      })
      yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make("launch-key-1") })
      yield* runLaunch.handle(key)
      const ask = (method: string, path: string, body?: object) =>
        Effect.promise(() => control(sandbox, method, path, body))
      const made = (yield* ask("GET", "/ads")) as ReadonlyArray<Readonly<Record<"id" | "link", string>>>
      const marks = made.map(({ link }) => new URL(link).searchParams.get("mq_ad"))
      expect(marks.toSorted()).toEqual(["70-1", "70-2", "70-3"])
      yield* ask("POST", "/approve-all")
      yield* ask("POST", "/clock", { advanceMs: 2_500 })
      yield* syncCampaigns.handle({})
      const { channels, totals } = yield* campaigns.withTotals(key.businessProfileId, key.campaignId)
      expect(channels.map(({ channel, status }) => [channel, status])).toEqual([
        ["Social", "Active"],
        ["Search", "Active"],
        ["Banner", "Active"],
      ])
      expect(new Set(channels.map(({ externalCampaignId }) => externalCampaignId)).size).toBe(3)
      expect(totals.spend).toBeGreaterThan(0)
    }).pipe(Effect.provide(world)),
  ))
