import { type AdPlan, type CampaignChannel, nothingSpent } from "@domain/campaigns"
import { Effect } from "effect"
import { beforeEach, expect, test } from "vitest"
import { AdNetworks, type ChannelObjects, type StepRequest } from "../ports/ad-networks.ts"
import type { ExternalIds } from "../ports/launch-runs.ts"
import type { NetworkDriver } from "./network-driver.ts"
import { onePixel } from "./one-pixel.ts"

const picture = Effect.succeed({ bytes: onePixel, url: "https://marquee.example/a.png" })
const secondPicture = Effect.succeed({ bytes: onePixel, url: "https://marquee.example/b.png" })

/** The plan with a second version of its social ad. */
const withVariant = ({ social, ...plan }: AdPlan): AdPlan => ({
  ...plan,
  ...(social !== undefined && {
    social: {
      ...social,
      variant: {
        headline: "Same-day visits in Pune",
        description: social.description,
        primaryText: social.primaryText,
        callToAction: social.callToAction,
        test: { objective: plan.objective, ratio: 2, needed: 115, endsWeaker: false },
      },
    },
  }),
})

/** Conformance tests of an ad's two versions, as `AdNetworks` makes and reads them. */
export const adVersionsConformance = <R>(
  run: <A, E>(work: Effect.Effect<A, E, AdNetworks | R>) => Promise<A>,
  driver: NetworkDriver<R>,
  planOf: (number: number, channel: CampaignChannel) => AdPlan,
) => {
  let number = 500
  beforeEach(() => {
    number += 1
  })

  const launched = Effect.fnUntraced(function* (plan: AdPlan) {
    const networks = yield* AdNetworks
    let made: ExternalIds = {}
    for (const step of networks.steps(plan)) {
      const id = yield* networks.perform({ plan, step, made, picture, secondPicture })
      expect(yield* networks.perform({ plan, step, made, picture, secondPicture })).toBe(id)
      made = { ...made, [step]: id }
    }
    const objects: ChannelObjects = { channel: plan.channel, externalIds: made, objective: plan.objective }
    return objects
  })
  const second = ({ externalIds, ...objects }: ChannelObjects): ChannelObjects => ({
    ...objects,
    externalIds: { ...externalIds, ...(externalIds.adB !== undefined && { ad: externalIds.adB }) },
  })

  test("a second version is made once beside the first, in an ad set of its own", () =>
    run(
      Effect.gen(function* () {
        const plan = withVariant(planOf(number, "Social"))
        const { externalIds } = yield* launched(plan)
        const { adSet, adSetB, ad, adB, creative, creativeB, study } = externalIds
        expect(new Set([adSet, adSetB, ad, adB, creative, creativeB, study]).size).toBe(7)
        expect(yield* driver.countAds(`MQ-${plan.campaignId}-`)).toBe(2)
      }),
    ))

  test("an ad with one version needs nothing of a second", () =>
    run(
      Effect.gen(function* () {
        const objects = yield* launched(planOf(number, "Social"))
        expect(objects.externalIds).not.toHaveProperty("adSetB")
        const networks = yield* AdNetworks
        yield* networks.showVersions(objects)
        expect(yield* networks.versions(objects, yield* driver.today, yield* driver.today)).toEqual([])
      }),
    ))

  test("each version is decided on by itself", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const objects = yield* launched(withVariant(planOf(number, "Social")))
        yield* driver.decide(second(objects), { status: "Rejected", reason: "Misleading claims" })
        expect(yield* networks.review(second(objects))).toMatchObject({
          status: "Rejected",
          reason: "Misleading claims",
        })
        expect((yield* networks.review(objects)).status).toBe("InReview")
        yield* driver.decide(objects, { status: "Active" })
        expect((yield* networks.review(objects)).status).toBe("Active")
      }),
    ))

  test("figures of both versions are parts of what the campaign brought", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const plan = withVariant(planOf(number, "Social"))
        const objects = yield* launched(plan)
        yield* driver.decide(objects, { status: "Active" })
        yield* driver.decide(second(objects), { status: "Active" })
        const since = yield* driver.today
        yield* driver.passDay
        const until = yield* driver.today
        const days = yield* networks.versions(objects, since, until)
        const whole = yield* networks.metrics(objects, since, until)
        expect(days.length).toBeGreaterThan(0)
        for (const { date, A, B } of days) {
          expect(Math.min(A.people, B.people)).toBeGreaterThan(0)
          expect(A.people).toBeLessThanOrEqual(A.impressions)
          const told = whole.find((day) => day.date === date)
          expect(A.impressions + B.impressions).toBe(told?.impressions)
          expect(A.spend + B.spend).toBe(told?.spend)
          expect(A.spend + B.spend).toBeLessThanOrEqual(plan.dailyBudget)
        }
      }),
    ))

  /** A second version beside an ad that runs, before anybody sees it. */
  const addedTo = Effect.fnUntraced(function* (
    { externalIds, ...objects }: ChannelObjects,
    plan: AdPlan,
    revision: number,
  ) {
    const networks = yield* AdNetworks
    const { adSetB: _adSet, pictureB: _picture, creativeB: _creative, adB: _ad, study: _study, ...first } = externalIds
    let made: ExternalIds = first
    const take = Effect.fnUntraced(function* (step: StepRequest["step"]) {
      const request = { plan, step, made, revision, picture, secondPicture }
      const id = yield* networks.perform(request)
      expect(yield* networks.perform(request)).toBe(id)
      made = { ...made, [step]: id }
    })
    yield* Effect.forEach(["adSetB", "pictureB", "creativeB", "adB"] as const, take, { discard: true })
    const waiting: ChannelObjects = { ...objects, externalIds: made }
    const begin = Effect.andThen(
      take("study"),
      Effect.sync((): ChannelObjects => ({ ...objects, externalIds: made })),
    )
    return { waiting, begin }
  })

  test("a version beside a running ad is reviewed standing still before it is shown", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const plan = planOf(number, "Social")
        const objects = yield* launched(plan)
        yield* driver.decide(objects, { status: "Active" })
        const { waiting, begin } = yield* addedTo(objects, withVariant(plan), 2)
        expect(yield* driver.countAds(`MQ-${plan.campaignId}-`)).toBe(2)
        expect((yield* networks.review(second(waiting))).status).toBe("InReview")
        yield* driver.decide(second(waiting), { status: "Active" })
        expect(["Paused", "Active"]).toContain((yield* networks.review(second(waiting))).status)
        expect((yield* networks.review(objects)).status).toBe("Active")
        yield* networks.showVersions(yield* begin)
        expect((yield* networks.review(second(waiting))).status).toBe("Active")
      }),
    ))

  test("a later version finds nothing of an earlier test, whose study ends", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const plan = withVariant(planOf(number, "Social"))
        const objects = yield* launched(plan)
        yield* driver.decide(objects, { status: "Active" })
        yield* driver.decide(second(objects), { status: "Active" })
        const { begin } = yield* addedTo(objects, plan, 2)
        const { externalIds } = yield* begin
        const { adSetB, creativeB, adB, study } = externalIds
        expect(adSetB).not.toBe(objects.externalIds.adSetB)
        expect(creativeB).not.toBe(objects.externalIds.creativeB)
        expect(adB).not.toBe(objects.externalIds.adB)
        expect(study).not.toBe(objects.externalIds.study)
        expect(externalIds.adSet).toBe(objects.externalIds.adSet)
        expect((yield* networks.review(objects)).status).toBe("Active")
      }),
    ))

  test("what an ad has spent before its test is told, and a version can be stopped", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const plan = { ...planOf(number, "Social"), budgetType: "Lifetime" as const }
        const objects = yield* launched(plan)
        expect(yield* networks.spentBefore(objects)).toEqual(nothingSpent)
        yield* driver.decide(objects, { status: "Active" })
        yield* driver.passDay
        const before = yield* networks.spentBefore(objects)
        expect(before.first).toBeGreaterThan(0)
        const { begin } = yield* addedTo(objects, withVariant(plan), 2)
        const both = yield* begin
        yield* driver.decide(second(both), { status: "Active" })
        yield* networks.setBudget(both, {
          type: "Lifetime",
          currency: "INR",
          daily: 50_000,
          total: before.first + 400_001,
          versions: before,
        })
        yield* networks.showVersions(both)
        yield* networks.stopVersion(both)
        yield* networks.setBudget(objects, { type: "Lifetime", currency: "INR", daily: 50_000, total: 500_000 })
        expect((yield* networks.review(objects)).status).toBe("Active")
      }),
    ))

  test("the kept version goes on alone, and both go on again", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const objects = yield* launched(withVariant(planOf(number, "Social")))
        yield* driver.decide(objects, { status: "Active" })
        yield* driver.decide(second(objects), { status: "Active" })
        const { study: _study, ...kept } = objects.externalIds
        yield* networks.showVersions({ ...objects, externalIds: kept })
        yield* networks.showVersions({ ...objects, externalIds: kept })
        const budget = { type: "Lifetime", currency: "INR", daily: 50_000, total: 500_000 } as const
        yield* networks.setBudget({ ...objects, externalIds: kept }, budget)
        expect((yield* networks.review(objects)).status).toBe("Active")
        yield* networks.showVersions(objects)
        yield* networks.setBudget(objects, { ...budget, versions: nothingSpent })
        expect((yield* networks.review(second(objects))).status).toBe("Active")
      }),
    ))
}
