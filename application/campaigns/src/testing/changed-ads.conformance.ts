import { type AdPlan, type BannerPicture, type CampaignChannel, campaignChannels } from "@domain/campaigns"
import { Effect } from "effect"
import { beforeEach, expect, test } from "vitest"
import { type AdEdit, AdNetworks, type ChannelObjects } from "../ports/ad-networks.ts"
import type { ExternalIds } from "../ports/launch-runs.ts"
import { blankPng } from "./blank-png.ts"
import type { NetworkDriver } from "./network-driver.ts"
import { onePixel } from "./one-pixel.ts"
import { sampleCards } from "./sample-plan.ts"

const picture = Effect.succeed({ bytes: onePixel, url: "https://marquee.example/changed.png" })

const bannerPng = ({ width, height }: BannerPicture) => Effect.sync(() => blankPng(width, height))
const cardPng = () => Effect.sync(() => blankPng(1080, 1080))
const drawn = { picture, bannerPng, cardPng }

/** The plan with other words. */
const reworded = ({ social, search, banner, ...plan }: AdPlan): AdPlan => ({
  ...plan,
  ...(banner !== undefined && { banner: { ...banner, longHeadline: "Painless care in Pune, at any hour" } }),
  ...(social !== undefined && { social: { ...social, headline: "Painless care in Pune" } }),
  ...(search !== undefined && { search: { ...search, headlines: [...search.headlines, "Painless care in Pune"] } }),
})

/** The plan with other people, another place, other keywords or websites, and hours on two days. */
const aimedElsewhere = ({ search, placements, ...plan }: AdPlan): AdPlan => ({
  ...plan,
  ...(placements !== undefined && { placements: { excluded: ["2-com.example.game", "news.example/games"] } }),
  ageBands: ["45-54", "55-64"],
  gender: "All",
  location: { ...plan.location, radius: 20 },
  hours: [
    { weekday: 1, from: 600, to: 1_080 },
    { weekday: 3, from: 600, to: 1_080 },
  ],
  ...(search !== undefined && {
    search: {
      ...search,
      keywords: [...search.keywords.slice(1), "gentle dentist"],
      keywordMatches: [{ keyword: "gentle dentist", match: "Exact" }],
      negativeKeywords: [{ keyword: "free", match: "Broad" }],
    },
  }),
})

/** Conformance tests of the changes of running ads, as `AdNetworks` makes them. */
export const changedAdsConformance = <R>(
  run: <A, E>(work: Effect.Effect<A, E, AdNetworks | R>) => Promise<A>,
  driver: NetworkDriver<R>,
  planOf: (number: number, channel: CampaignChannel) => AdPlan,
) => {
  let number = 300
  beforeEach(() => {
    number += 1
  })

  const running = Effect.fnUntraced(function* (plan: AdPlan) {
    const networks = yield* AdNetworks
    let externalIds: ExternalIds = {}
    for (const step of networks.steps(plan)) {
      const id = yield* networks.perform({ plan, step, made: externalIds, ...drawn })
      externalIds = { ...externalIds, [step]: id }
    }
    const objects: ChannelObjects = { channel: plan.channel, externalIds, objective: plan.objective }
    yield* driver.decide(objects, { status: "Active" })
    return objects
  })
  const changeOf = (before: AdPlan, plan: AdPlan, { externalIds }: ChannelObjects): AdEdit => ({
    before,
    plan,
    made: externalIds,
    revision: 2,
    ...drawn,
  })
  const withAd = (objects: ChannelObjects, made: ExternalIds): ChannelObjects => ({
    ...objects,
    externalIds: { ...objects.externalIds, ...made },
  })

  test("a picture becomes a carousel by a new ad beside the present ad", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const before = planOf(number, "Social")
        const objects = yield* running(before)
        const plan = {
          ...before,
          ...(before.social !== undefined && { social: { ...before.social, cards: sampleCards(3) } }),
        }
        const edit = changeOf(before, plan, objects)
        const made = yield* networks.addAd(edit)
        expect(yield* networks.addAd(edit)).toEqual(made)
        expect(made.ad).not.toBe(objects.externalIds.ad)
        yield* driver.decide(withAd(objects, made), { status: "Active" })
        expect(yield* networks.review(withAd(objects, made))).toEqual({ status: "Active" })
      }),
    ))

  for (const channel of campaignChannels) {
    test(`a changed ${channel} ad is made once beside the present ad, which goes on`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const plan = planOf(number, channel)
          const objects = yield* running(plan)
          const edit = changeOf(plan, reworded(plan), objects)
          const made = yield* networks.addAd(edit)
          expect((yield* networks.addAd(edit)).ad).toBe(made.ad)
          expect(made.ad).not.toBe(objects.externalIds.ad)
          expect(yield* driver.countAds(`MQ-${plan.campaignId}-`)).toBe(2)
          expect((yield* networks.review(objects)).status).toBe("Active")
          expect((yield* networks.review(withAd(objects, made))).status).toBe("InReview")
        }),
      ))

    test(`a changed ${channel} ad is decided on by itself`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const plan = planOf(number, channel)
          const objects = yield* running(plan)
          const changed = withAd(objects, yield* networks.addAd(changeOf(plan, reworded(plan), objects)))
          yield* driver.decide(changed, { status: "Rejected", reason: "Misleading claims" })
          expect(yield* networks.review(changed)).toMatchObject({ status: "Rejected", reason: "Misleading claims" })
          expect((yield* networks.review(objects)).status).toBe("Active")
          yield* driver.decide(changed, { status: "Active" })
          expect((yield* networks.review(changed)).status).toBe("Active")
        }),
      ))

    test(`a ${channel} campaign goes on with its changed ad within its budget`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const plan = planOf(number, channel)
          const objects = yield* running(plan)
          const changed = withAd(objects, yield* networks.addAd(changeOf(plan, reworded(plan), objects)))
          yield* driver.decide(changed, { status: "Active" })
          yield* networks.stopAd(objects)
          yield* networks.stopAd(objects)
          expect((yield* networks.review(changed)).status).toBe("Active")
          const since = yield* driver.today
          yield* driver.passDay
          const days = yield* networks.metrics(changed, since, yield* driver.today)
          const spend = days.reduce((sum, day) => sum + day.spend, 0)
          expect(spend).toBeGreaterThan(0)
          expect(spend).toBeLessThanOrEqual(plan.dailyBudget * days.length)
        }),
      ))

    test(`a ${channel} campaign shown to others, elsewhere and at other hours keeps its one ad`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const plan = planOf(number, channel)
          const objects = yield* running(plan)
          const there = changeOf(plan, aimedElsewhere(plan), objects)
          yield* networks.retarget(there)
          yield* networks.retarget(there)
          yield* networks.retarget({ ...there, before: there.plan, plan })
          expect(yield* driver.countAds(`MQ-${plan.campaignId}-`)).toBe(1)
          yield* driver.decide(objects, { status: "Active" })
          expect((yield* networks.review(objects)).status).toBe("Active")
        }),
      ))
  }
}
