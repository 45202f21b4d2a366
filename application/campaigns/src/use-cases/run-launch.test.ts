import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import { OwnerMailbox } from "@application/messaging/testing"
import { type SignupSession, type SessionParts, withParts } from "@domain/signup"
import { IdempotencyKey, type SessionId } from "@domain/kernel"
import {
  AdNetworks,
  CampaignRepository,
  CreativePictures,
  LaunchRuns,
  NetworkRefused,
  NetworkUnavailable,
} from "../ports/index.ts"
import { MemoryNetwork, sampleDraft } from "../testing/index.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { getLaunchJob } from "./launch-job.ts"
import { runLaunch } from "./run-launch.ts"

const launched = Effect.gen(function* () {
  const key = yield* seedDraft()
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  yield* (yield* QueuedJobs).take
  return key
})

const campaignOf = (key: Effect.Success<typeof launched>) =>
  Effect.flatMap(CampaignRepository, (campaigns) => campaigns.byId(key.businessProfileId, key.campaignId))

test("a launch makes every object of each channel once and hands the ads to review", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      yield* runLaunch.handle(key)
      const made = yield* (yield* MemoryNetwork).objects
      expect(made.map(({ channel, step }) => `${channel} ${step}`)).toEqual([
        "Social campaign",
        "Social adSet",
        "Social picture",
        "Social leadForm",
        "Social creative",
        "Social ad",
        "Social review",
        "Search campaign",
        "Search adSet",
        "Search keywords",
        "Search ad",
        "Search review",
      ])
      const campaign = yield* campaignOf(key)
      expect(campaign.channels.map(({ status }) => status)).toEqual(["InReview", "InReview"])
      expect(campaign.channels.every(({ externalCampaignId }) => externalCampaignId !== undefined)).toBe(true)
      expect(campaign.pictureUrl).toBeDefined()
      expect((yield* getLaunchJob.handle(key)).status).toBe("Done")
    }),
  ))

test("the channels' budgets add up to the campaign's", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* runLaunch.handle(yield* launched)
      const made = yield* (yield* MemoryNetwork).objects
      const budgets = made.filter(({ step }) => step === "campaign").map(({ plan }) => plan.dailyBudget)
      expect(budgets).toEqual([35_001, 35_000])
    }),
  ))

/** Lets the worker die at the given call of a network: before it, or after it and before anything was written down. */
const dyingAt = (call: number, when: "before" | "after", world: AdNetworks["Service"]): AdNetworks["Service"] => {
  let calls = 0
  return {
    ...world,
    perform: (request) =>
      Effect.suspend(() => {
        calls += 1
        if (calls !== call) return world.perform(request)
        const killed = Effect.die(new Error("killed"))
        return when === "before" ? killed : Effect.andThen(world.perform(request), killed)
      }),
  }
}

const steps = 12

for (const when of ["before", "after"] as const) {
  test.each(Array.from({ length: steps }, (_, index) => index + 1))(
    `a launch killed ${when} call %i and run again makes each object exactly once`,
    (call) =>
      inLaunchWorld(
        Effect.gen(function* () {
          const key = yield* launched
          const networks = yield* AdNetworks
          const dying = dyingAt(call, when, networks)
          const first = yield* Effect.exit(runLaunch.handle(key).pipe(Effect.provideService(AdNetworks, dying)))
          expect(first._tag).toBe("Failure")
          yield* runLaunch.handle(key)
          yield* runLaunch.handle(key)
          const made = yield* (yield* MemoryNetwork).objects
          expect(made).toHaveLength(steps)
          const recorded = yield* (yield* LaunchRuns).latest(key.businessProfileId, key.campaignId)
          const ids = recorded?.channels.flatMap(({ externalIds }) => Object.values(externalIds)) ?? []
          expect(ids.toSorted()).toEqual(made.map(({ id }) => id).toSorted())
          expect((yield* campaignOf(key)).channels.map(({ status }) => status)).toEqual(["InReview", "InReview"])
        }),
      ),
  )
}

test("a refused channel fails with the network's reason while the other continues", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      const reason = "This page cannot run ads"
      yield* (yield* MemoryNetwork).fail("Social", "creative", new NetworkRefused({ reason }))
      yield* runLaunch.handle(key)
      const campaign = yield* campaignOf(key)
      expect(campaign.status).toBe("InReview")
      expect(campaign.channels).toMatchObject([{ status: "Failed", reason }, { status: "InReview" }])
      const job = yield* getLaunchJob.handle(key)
      expect(job).toMatchObject({
        status: "Done",
        channels: [{ status: "Failed", problem: reason }, { status: "Done" }],
      })
    }),
  ))

test("a new launch lets only the refused channel try its remaining steps again", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      const network = yield* MemoryNetwork
      yield* network.fail("Social", "creative", new NetworkRefused({ reason: "This page cannot run ads" }))
      yield* runLaunch.handle(key)
      const before = (yield* network.objects).length
      const first = yield* getLaunchJob.handle(key)
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      expect((yield* getLaunchJob.handle(key)).channels[0]?.status).toBe("Failed")

      yield* network.fail("Social", "creative", undefined)
      const retry = { ...key, idempotencyKey: IdempotencyKey.make("second-try-1") }
      expect((yield* launchCampaign.handle(retry)).jobId).toBe(first.jobId)
      expect((yield* campaignOf(key)).channels[0]).toEqual({ channel: "Social", status: "Waiting" })
      expect(yield* (yield* QueuedJobs).take).toHaveLength(1)
      yield* runLaunch.handle(key)
      expect((yield* campaignOf(key)).channels.map(({ status }) => status)).toEqual(["InReview", "InReview"])
      expect((yield* network.objects).length).toBe(before + 3)
    }),
  ))

test("a launch that every channel refuses is rejected, once told and not tried again", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      const network = yield* MemoryNetwork
      yield* network.fail("Social", "campaign", new NetworkRefused({ reason: "No ads for you" }))
      yield* network.fail("Search", "campaign", new NetworkRefused({ reason: "Neither here" }))
      yield* runLaunch.handle(key)
      yield* runLaunch.handle(key)
      expect((yield* campaignOf(key)).status).toBe("Rejected")
      expect((yield* getLaunchJob.handle(key)).status).toBe("Failed")
      const notices = yield* (yield* OwnerMailbox).all
      const refused = (reason: string) => ({ status: "Failed", reason, remedy: "change" })
      expect(notices.map((mail) => ("channels" in mail ? mail.channels : undefined))).toMatchObject([
        [refused("No ads for you"), refused("Neither here")],
      ])
    }),
  ))

test("the job retries an unreachable network while the other channel is finished", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      const network = yield* MemoryNetwork
      yield* network.fail("Social", "adSet", new NetworkUnavailable({ reason: "time-out" }))
      const first = yield* Effect.exit(runLaunch.handle(key))
      expect(first._tag).toBe("Failure")
      expect((yield* getLaunchJob.handle(key)).channels).toMatchObject([
        { status: "InProgress", step: "adSet", done: 1 },
        { status: "Done" },
      ])
      yield* network.fail("Social", "adSet", undefined)
      yield* runLaunch.handle(key)
      expect((yield* getLaunchJob.handle(key)).status).toBe("Done")
    }),
  ))

test("a channel whose network does not answer is in progress, not waiting", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      const network = yield* MemoryNetwork
      yield* network.fail("Social", "campaign", new NetworkUnavailable({ reason: "time-out" }))
      yield* Effect.exit(runLaunch.handle(key))
      const [social] = (yield* getLaunchJob.handle(key)).channels
      expect(social).toMatchObject({ status: "InProgress", step: "campaign", done: 0 })
    }),
  ))

test("a rejected campaign is launched again as a second attempt without a second lock", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launched
      const network = yield* MemoryNetwork
      for (const channel of ["Social", "Search"] as const) {
        yield* network.fail(channel, "campaign", new NetworkRefused({ reason: "no" }))
      }
      yield* runLaunch.handle(key)
      for (const channel of ["Social", "Search"] as const) yield* network.fail(channel, "campaign", undefined)
      const again = yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make("second-try-1") })
      expect(again.status).toBe("New")
      yield* runLaunch.handle(key)
      expect((yield* campaignOf(key)).status).toBe("InReview")
      expect((yield* (yield* LaunchRuns).latest(key.businessProfileId, key.campaignId))?.attempt).toBe(2)
      expect((yield* MemoryDatabase).table("fund_locks").size).toBe(1)
    }),
  ))

/** A launch that every channel has refused, whose draft is changed afterwards. */
const refusedThen = Effect.fnUntraced(function* (change: (draft: SignupSession) => SessionParts) {
  const key = yield* launched
  const network = yield* MemoryNetwork
  const channels = ["Social", "Search"] as const
  for (const channel of channels) yield* network.fail(channel, "campaign", new NetworkRefused({ reason: "no" }))
  yield* runLaunch.handle(key)
  for (const channel of channels) yield* network.fail(channel, "campaign", undefined)
  const sessions = (yield* MemoryDatabase).table<SessionId, SignupSession>("sessions")
  sessions.set(sampleDraft.sessionId, withParts(sampleDraft, change(sampleDraft)))
  return { ...key, idempotencyKey: IdempotencyKey.make("launch-key-0002") }
})

test("a refused campaign relaunches only with accepted texts for all its channels", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const again = yield* refusedThen(({ creative: { creativeDetail = {} } }) => {
        const { adDetail } = creativeDetail
        const unread = adDetail && { adDetail: { ...adDetail, headline: "Nobody has read this" } }
        return { targeting: { channels: ["Search"] }, creative: { creativeDetail: { ...creativeDetail, ...unread } } }
      })
      const failure = yield* Effect.flip(launchCampaign.handle(again))
      expect(failure).toMatchObject({ missing: ["campaigns.missing.acceptedCopy"] })
      expect((yield* campaignOf(again)).status).toBe("Rejected")
    }),
  ))

test("a campaign that is launched again shows the picture of its new ad", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const again = yield* refusedThen(() => ({}))
      const before = (yield* campaignOf(again)).pictureUrl
      const redrawn = Layer.succeed(CreativePictures, {
        png: () => Effect.succeed({ bytes: new Uint8Array(), url: "/creatives/redrawn.png" }),
        cover: () => Effect.die(new Error("The campaign has no video")),
        bannerPng: () => Effect.die(new Error("The campaign has no banner")),
      })
      yield* launchCampaign.handle(again)
      yield* Effect.provide(runLaunch.handle(again), redrawn)
      expect(before).toBeDefined()
      expect((yield* campaignOf(again)).pictureUrl).toBe("/creatives/redrawn.png")
    }),
  ))
