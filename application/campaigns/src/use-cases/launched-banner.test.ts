import { acceptCopy, type BannerCopy } from "@domain/creatives"
import { Effect } from "effect"
import { expect, test } from "vitest"
import type { SessionParts } from "@domain/signup"
import { memoryCampaignPortals } from "../testing/memory-sources.ts"
import { MemoryNetwork } from "../testing/memory-network.ts"
import { sent, typed } from "../testing/changed-campaign.ts"
import { askedOf } from "../testing/asked-network.ts"
import { afterDays, channelsOf } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { sampleDraft } from "../testing/sample-draft.ts"
import { applyCampaignEdit } from "./apply-campaign-edit.ts"
import { getCampaignAds } from "./launched-ad.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const bannerAd: BannerCopy = acceptCopy({
  headlines: ["Dentist in Pune"],
  longHeadline: "A calm clinic, clear prices and a dentist who listens",
  descriptions: ["Book a visit this week"],
  callToAction: "BookNow" as const,
  origin: "edited" as const,
  accepted: false,
})
const { creativeDetail = {} } = sampleDraft.creative
const withBanner = (ad: BannerCopy = bannerAd): SessionParts => ({
  business: { logoUrl: "/media/logo.png", colours: ["#123456"] },
  creative: { creativeDetail: { ...creativeDetail, bannerAd: ad } },
  targeting: { channels: ["Social", "Search", "Banner"], excludedPlacements: ["news.example"] },
})

const launched = Effect.fnUntraced(function* (parts: SessionParts = withBanner()) {
  const key = yield* seedDraft(parts)
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  return key
})

const watched = askedOf("Banner")

test("a banner is launched beside the other channels, with a third of the money", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched()
      yield* runLaunch.handle(key)
      const channels = yield* channelsOf(key)
      expect(channels.map(({ channel, status }) => [channel, status])).toEqual([
        ["Social", "Done"],
        ["Search", "Done"],
        ["Banner", "Done"],
      ])
      const shares = channels.map(({ plan }) => plan?.dailyBudget ?? 0)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(sampleDraft.budget.budget?.dailyBudget)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      const { ads } = yield* getCampaignAds.handle(key)
      expect(ads.find(({ channel }) => channel === "Banner")?.banner).toMatchObject({ headlines: ["Dentist in Pune"] })
    }),
  ))

test("a banner's network is told drawn pictures with their pixels, and reads each", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched()
      const [request] = yield* watched(runLaunch.handle(key))
      const { banner, placements } = request?.plan ?? {}
      expect(banner).toMatchObject({
        landscape: [{ width: 1200, height: 628 }],
        square: [{ width: 1000, height: 1000 }],
        logos: [{ width: 512, height: 512 }],
        colour: "#123456",
      })
      expect(placements).toEqual({ excluded: ["news.example"] })
      const pictures = [...(banner?.landscape ?? []), ...(banner?.square ?? []), ...(banner?.logos ?? [])]
      const bytes = yield* Effect.forEach(pictures, (picture) => request?.bannerPng?.(picture) ?? Effect.undefined)
      expect(bytes.every((png) => (png?.length ?? 0) > 0)).toBe(true)
      expect(new Set(pictures.map(({ url }) => url)).size).toBe(3)
    }),
  ))

test("a banner whose texts nobody accepted is not launched", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const failure = yield* Effect.flip(launched(withBanner({ ...bannerAd, longHeadline: "Other words" })))
      expect(failure).toMatchObject({ missing: ["campaigns.missing.acceptedBannerCopy"] })
    }),
  ))

test("a portal that offers no banners launches none", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const without = memoryCampaignPortals({ isBannerOffered: false })
      const failure = yield* Effect.flip(Effect.provide(launched(), without))
      expect(failure).toMatchObject({ missing: ["campaigns.missing.channelUnavailable"] })
    }),
  ))

test("a changed banner is drawn anew and made beside the present banner", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched()
      yield* runLaunch.handle(key)
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      yield* typed(key, ({ ads, audience }) => ({
        ads: { ...ads, bannerAd: { ...bannerAd, headlines: ["Gentle dentist in Pune"] } },
        audience,
      }))
      const state = yield* sent(key)
      expect(state.sent).toEqual([{ channel: "Banner", status: "Waiting" }])
      const [edit] = yield* watched(applyCampaignEdit.handle(key))
      expect(edit?.plan.banner).toMatchObject({
        headlines: ["Gentle dentist in Pune"],
        landscape: [{ width: 1200, height: 628 }],
      })
      const banner = (yield* channelsOf(key)).find(({ channel }) => channel === "Banner")
      expect(banner?.edit).toMatchObject({ status: "InReview" })
      expect(banner?.edit?.externalIds.ad).not.toBe(banner?.externalIds.ad)
    }),
  ))

test("a website that is left out of a running banner is told at once, without a new ad", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched()
      yield* runLaunch.handle(key)
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      yield* typed(key, ({ ads, audience }) => ({
        ads,
        audience: { ...audience, excludedPlacements: ["games.example"] },
      }))
      yield* sent(key)
      yield* applyCampaignEdit.handle(key)
      expect(yield* (yield* MemoryNetwork).retargeted).toEqual(["Banner"])
      const banner = (yield* channelsOf(key)).find(({ channel }) => channel === "Banner")
      expect(banner?.plan?.placements).toEqual({ excluded: ["games.example"] })
    }),
  ))
