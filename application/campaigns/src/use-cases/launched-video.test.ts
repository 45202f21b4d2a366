import type { SocialVideo } from "@domain/creatives"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { AdNetworks, CampaignRepository, NetworkUnavailable, type StepRequest } from "../ports/index.ts"
import { channelsOf } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { sampleDraft } from "../testing/sample-draft.ts"
import { getCampaignAds } from "./launched-ad.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"

const file = "/media/5f0c8a1b2d3e4f5061728394a5b6c7d8e9f00112"
const video: SocialVideo = {
  url: `${file}.mp4`,
  posterUrl: `${file}.jpg`,
  durationMillis: 12_000,
  width: 1080,
  height: 1920,
}
const { creativeDetail = {} } = sampleDraft.creative

const launched = Effect.gen(function* () {
  const key = yield* seedDraft({
    creative: { creativeDetail: { ...creativeDetail, video } },
    targeting: { channels: ["Social"] },
  })
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  return key
})

test("a launched video shows its cover in lists and plays where its ad is read", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      const networks = yield* AdNetworks
      const covers: Array<string> = []
      const perform = (request: StepRequest) =>
        Effect.flatMap(request.picture, ({ url }) => {
          covers.push(url)
          return networks.perform(request)
        })
      yield* Effect.provideService(runLaunch.handle(key), AdNetworks, { ...networks, perform })
      expect(new Set(covers)).toEqual(new Set([video.posterUrl]))
      const campaign = yield* (yield* CampaignRepository).byId(key.businessProfileId, key.campaignId)
      expect(campaign.pictureUrl).toBe(video.posterUrl)
      const { ads } = yield* getCampaignAds.handle(key)
      expect(ads[0]?.picture?.content.video).toEqual(video)
    }),
  ))

test("a launch whose video is not ready goes on later from where it stopped", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      const networks = yield* AdNetworks
      const taken: Array<string> = []
      let isReady = false
      const watching = {
        ...networks,
        perform: (request: StepRequest) => {
          if (request.step === "creative" && !isReady)
            return Effect.fail(new NetworkUnavailable({ reason: "Facebook is still processing the video" }))
          taken.push(request.step)
          return networks.perform(request)
        },
      }
      const run = Effect.provideService(runLaunch.handle(key), AdNetworks, watching)
      yield* Effect.exit(run)
      expect((yield* channelsOf(key)).map(({ status }) => status)).toEqual(["InProgress"])
      isReady = true
      yield* run
      expect((yield* channelsOf(key)).map(({ status }) => status)).toEqual(["Done"])
      expect(new Set(taken).size).toBe(taken.length)
    }),
  ))
