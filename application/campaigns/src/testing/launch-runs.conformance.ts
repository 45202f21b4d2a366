import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId, IdempotencyKey, JobId } from "@domain/kernel"
import { launchedAdOf } from "@domain/campaigns"
import { emptyPlan } from "@domain/campaigns/testing"
import { type ChannelEdit, type LaunchRun, LaunchRuns } from "../ports/launch-runs.ts"
import { samplePlan } from "./sample-plan.ts"

const mine = BusinessProfileId.make(7)
const other = BusinessProfileId.make(8)

const run: LaunchRun = {
  businessProfileId: mine,
  campaignId: CampaignId.make(70),
  attempt: 1,
  jobId: JobId.make("job-0001"),
  idempotencyKey: IdempotencyKey.make("key-00001"),
  region: "GB",
  status: "InProgress",
  channels: [
    { channel: "Social", status: "InProgress", steps: ["campaign", "adSet"], externalIds: { campaign: "c1" } },
    { channel: "Search", status: "Failed", steps: ["campaign"], externalIds: {}, problem: "No", notified: "refused" },
  ],
  replaced: [{ channel: "Search", externalIds: { campaign: "c0" } }],
  touchedAt: 1_700_000_000_000,
}

/** What every `LaunchRuns` does, on a fresh store per layer build. */
export const launchRunsConformance = (layer: Layer.Layer<LaunchRuns, unknown>) => {
  const within = <A, E>(work: Effect.Effect<A, E, LaunchRuns>) => Effect.runPromise(Effect.provide(work, layer))

  test("a launch is found whole by its campaign and by its key", () =>
    within(
      Effect.gen(function* () {
        const runs = yield* LaunchRuns
        yield* runs.save(run)
        expect(yield* runs.latest(mine, run.campaignId)).toEqual(run)
        const key = run.idempotencyKey
        const another = CampaignId.make(7_000)
        expect(yield* runs.earlier(mine, run.campaignId, key)).toEqual({ sameKey: run, latest: run })
        expect(yield* runs.earlier(mine, another, key)).toEqual({ sameKey: run })
        expect(yield* runs.earlier(mine, run.campaignId, undefined)).toEqual({ latest: run })
        expect(yield* runs.latest(other, run.campaignId)).toBeUndefined()
        expect(yield* runs.earlier(other, run.campaignId, key)).toEqual({})
      }),
    ))

  test("saving again replaces a launch; a later attempt is the latest", () =>
    within(
      Effect.gen(function* () {
        const runs = yield* LaunchRuns
        yield* runs.save(run)
        yield* runs.save({ ...run, status: "Failed", syncedOn: "2026-11-21" })
        const second = { ...run, attempt: 2, idempotencyKey: IdempotencyKey.make("key-00002") }
        yield* runs.save(second)
        expect(yield* runs.latest(mine, run.campaignId)).toEqual(second)
        const { sameKey, latest } = yield* runs.earlier(mine, run.campaignId, run.idempotencyKey)
        expect([sameKey?.status, latest]).toEqual(["Failed", second])
      }),
    ))

  test("the latest launches of profiles come latest progress first, one of each campaign", () =>
    within(
      Effect.gen(function* () {
        const runs = yield* LaunchRuns
        const named = (key: string) => IdempotencyKey.make(`key-of-${key}`)
        const again = { ...run, attempt: 2, idempotencyKey: named("again"), touchedAt: 5 }
        const second = { ...run, campaignId: CampaignId.make(71), idempotencyKey: named("second"), touchedAt: 9 }
        const theirs = { ...run, businessProfileId: other, campaignId: CampaignId.make(80) }
        yield* Effect.forEach([run, again, second, theirs], runs.save)
        expect(yield* runs.recentOf([mine], 10)).toEqual([second, again])
        expect(yield* runs.recentOf([mine, other], 2)).toEqual([theirs, second])
        expect(yield* runs.recentOf([], 2)).toEqual([])
      }),
    ))

  test("a change of a running ad is kept whole with its channel", () =>
    within(
      Effect.gen(function* () {
        const runs = yield* LaunchRuns
        const plan = samplePlan(70, "Social")
        const ad = launchedAdOf(plan, emptyPlan({ business: { name: "Sunrise" } }))
        const edit: ChannelEdit = {
          planRevision: 3,
          plan,
          ad,
          needsAd: true,
          status: "Refused",
          externalIds: { ad: "a2", creative: "c2", picture: "p2" },
          problem: "Too loud",
          fields: ["headline"],
          reviewReasons: ["misleadingText"],
        }
        const [social, search] = run.channels
        if (social === undefined || search === undefined) return yield* Effect.die(new Error("Two channels"))
        const changed = { ...run, channels: [{ ...social, planRevision: 2, edit, stops: [{ ad: "a1" }] }, search] }
        yield* runs.save(changed)
        expect(yield* runs.latest(mine, run.campaignId)).toEqual(changed)
      }),
    ))

  test("a lead form names its campaign, an unknown one none", () =>
    within(
      Effect.gen(function* () {
        const runs = yield* LaunchRuns
        const [social, search] = run.channels
        if (social === undefined || search === undefined) return yield* Effect.die(new Error("Two channels"))
        yield* runs.save({ ...run, channels: [{ ...social, externalIds: { leadForm: "f1" } }, search] })
        expect(yield* runs.ofLeadForm("f1")).toEqual({ businessProfileId: mine, campaignId: run.campaignId })
        expect(yield* runs.ofLeadForm("f2")).toBeUndefined()
      }),
    ))
}
