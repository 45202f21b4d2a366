import { blankPng, onePixel, samplePlan } from "@application/campaigns/conformance"
import { type AdEdit, AdNetworks, type ChannelObjects, type ExternalIds } from "@application/campaigns/ports"
import type { AdPlan, BannerAd, BannerPicture, CampaignChannel } from "@domain/campaigns"
import { addDays } from "@domain/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { adNetworks } from "./index.ts"
import { adNetworkOptions } from "./settings.ts"
import { testedSandbox } from "./testing/tested-sandbox.ts"

const { control, settings, today } = testedSandbox()

interface Logged {
  readonly method: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What was written to a network since its log was looked at last, oldest first. */
const writtenTo = (provider: "meta" | "googleAds") =>
  Effect.promise(async () => {
    const { requests } = (await control(`requests?provider=${provider}&method=POST`)) as {
      readonly requests: ReadonlyArray<Logged>
    }
    const isRead = /searchStream|suggest|subscribed_apps|page_backed|token/
    return requests.filter(({ path }) => !isRead.test(path)).toReversed()
  })

const picture = Effect.succeed({ bytes: onePixel, url: "https://marquee.example/changed.png" })
const bannerPng = ({ width, height }: BannerPicture) => Effect.sync(() => blankPng(width, height))
const drawn = { picture, bannerPng }
const planOf = (channel: CampaignChannel): AdPlan => ({
  ...samplePlan(70, channel),
  startDate: today(),
  endDate: addDays(today(), 9),
})

/** A running ad, its network's writes since, and the means to change it. */
const changed = <A, E>(
  channel: CampaignChannel,
  change: (plan: AdPlan) => AdPlan,
  story: (
    edit: AdEdit,
    objects: ChannelObjects,
    written: Effect.Effect<ReadonlyArray<Logged>>,
  ) => Effect.Effect<A, E, AdNetworks>,
  base: (plan: AdPlan) => AdPlan = (plan) => plan,
) =>
  Effect.gen(function* () {
    const networks = yield* AdNetworks
    const plan = base(planOf(channel))
    let made: ExternalIds = {}
    for (const step of networks.steps(plan))
      made = { ...made, [step]: yield* networks.perform({ plan, step, made, ...drawn }) }
    yield* Effect.promise(() => control(`ads/${encodeURIComponent(made.ad ?? "")}/approve`, "POST"))
    const provider = channel === "Social" ? "meta" : "googleAds"
    const before = (yield* writtenTo(provider)).length
    const written = Effect.map(writtenTo(provider), (all) => all.slice(before))
    const edit = { before: plan, plan: change(plan), made, revision: 2, ...drawn }
    return yield* story(edit, { channel, externalIds: made, objective: plan.objective }, written)
  }).pipe(Effect.provide(adNetworks(adNetworkOptions(settings()))), Effect.runPromise)

const retargeted = (edit: AdEdit) => Effect.flatMap(AdNetworks, (networks) => networks.retarget(edit))

const headline = ({ social, ...plan }: AdPlan): AdPlan => ({
  ...plan,
  ...(social !== undefined && { social: { ...social, headline: "Painless care" } }),
})
const hours = (plan: AdPlan): AdPlan => ({ ...plan, hours: [{ weekday: 1, from: 600, to: 1_080 }] })

test("new words reach Meta as a picture, a creative and an ad, not as an ad set", () =>
  changed("Social", headline, (edit, objects, written) =>
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      yield* networks.addAd(edit)
      yield* networks.retarget(edit)
      const paths = (yield* written).map(({ path }) => path.split("/").at(-1))
      expect(paths).toEqual(["adimages", "adcreatives", "ads"])
      expect((yield* networks.review(objects)).status).toBe("Active")
    }),
  ))

test("hours reach Meta as the ad set's schedule alone, without another review", () =>
  changed("Social", hours, (edit, objects, written) =>
    Effect.gen(function* () {
      yield* retargeted(edit)
      const writes = yield* written
      expect(writes).toHaveLength(1)
      expect(writes[0]?.path).toContain(edit.made.adSet)
      expect(Object.keys(writes[0]?.body ?? {}).toSorted()).toEqual(["adset_schedule", "pacing_type"])
      expect((yield* (yield* AdNetworks).review(objects)).status).toBe("Active")
    }),
  ))

test("hours that are taken away reach Meta as standard pacing", () =>
  changed(
    "Social",
    ({ hours: _hours, ...plan }) => plan,
    (edit, objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect((yield* written).map(({ body }) => body)).toMatchObject([{ pacing_type: '["standard"]' }])
        expect((yield* (yield* AdNetworks).review(objects)).status).toBe("Active")
      }),
    hours,
  ))

test("another audience sends Meta's ads back to review", () =>
  changed(
    "Social",
    (plan) => ({ ...plan, ageBands: ["45-54"] }),
    (edit, objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect((yield* written).map(({ body }) => Object.keys(body))).toEqual([["targeting"]])
        expect((yield* (yield* AdNetworks).review(objects)).status).toBe("InReview")
      }),
  ))

test("a budget and a last day send no ad of Meta's back to review", () =>
  changed(
    "Social",
    (plan) => plan,
    (edit, objects) =>
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const { currency, dailyBudget: daily, totalBudget: total } = edit.plan
        yield* networks.setBudget(objects, { type: "Lifetime", currency, daily, total: total + 10_000 })
        yield* networks.setEndDate(objects, addDays(edit.plan.endDate, 1), edit.plan.timeZone)
        expect((yield* networks.review(objects)).status).toBe("Active")
      }),
  ))

interface Mutation {
  readonly mutateOperations: ReadonlyArray<Readonly<Record<string, Readonly<Record<string, unknown>>>>>
}

/** The operations of the only mutation that was written, by kind and action. */
const operationsOf = (writes: ReadonlyArray<Logged>) => {
  expect(writes).toHaveLength(1)
  const [write] = writes
  const operations = write === undefined ? [] : (write.body as unknown as Mutation).mutateOperations
  return operations.flatMap((operation) =>
    Object.entries(operation).map(([kind, what]) => `${kind.replace("Operation", "")} ${Object.keys(what).join()}`),
  )
}

test("a place that is left out reaches Google as a negative criterion, and goes again", () =>
  changed(
    "Search",
    (plan) => {
      const mumbai = { placeId: "m", name: "Mumbai", countryCode: "IN", latitude: 19.08, longitude: 72.88 }
      return { ...plan, location: { ...plan.location, excludedAreas: [mumbai] } }
    },
    (edit, _objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(operationsOf(yield* written)).toEqual(["campaignCriterion create"])
        expect(yield* written).toMatchObject([
          { body: { mutateOperations: [{ campaignCriterionOperation: { create: { negative: true } } }] } },
        ])
        yield* retargeted(edit)
        expect(yield* written).toHaveLength(1)
        yield* retargeted({ ...edit, before: edit.plan, plan: edit.before })
        expect((yield* written)[1]).toMatchObject({
          body: { mutateOperations: [{ campaignCriterionOperation: { remove: expect.any(String) as unknown } }] },
        })
      }),
  ))

test("another keyword reaches Google as one that is added and one that is removed", () =>
  changed(
    "Search",
    ({ search, ...plan }) => ({
      ...plan,
      ...(search !== undefined && { search: { ...search, keywords: [...search.keywords.slice(1), "gentle dentist"] } }),
    }),
    (edit, objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(operationsOf(yield* written)).toEqual(["adGroupCriterion remove", "adGroupCriterion create"])
        expect((yield* (yield* AdNetworks).review(objects)).status).toBe("Active")
        yield* retargeted(edit)
        expect(yield* written).toHaveLength(1)
      }),
  ))

test("a keyword's other match reaches Google as a keyword in the former one's stead", () =>
  changed(
    "Search",
    ({ search, ...plan }) => ({
      ...plan,
      ...(search !== undefined && {
        search: {
          ...search,
          keywordMatches: search.keywords.slice(0, 1).map((keyword) => ({ keyword, match: "Exact" })),
        },
      }),
    }),
    (edit, _objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(operationsOf(yield* written)).toEqual(["adGroupCriterion remove", "adGroupCriterion create"])
        yield* retargeted(edit)
        expect(yield* written).toHaveLength(1)
      }),
  ))

test("a negative keyword reaches Google's campaign, and is taken away again", () =>
  changed(
    "Search",
    ({ search, ...plan }) => ({
      ...plan,
      ...(search !== undefined && {
        search: { ...search, negativeKeywords: [{ keyword: "free", match: "Broad" }] },
      }),
    }),
    (edit, objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        const writes = yield* written
        expect(operationsOf(writes)).toEqual(["campaignCriterion create"])
        expect(JSON.stringify(writes[0]?.body)).toContain(
          '"negative":true,"keyword":{"text":"free","matchType":"BROAD"}',
        )
        expect((yield* (yield* AdNetworks).review(objects)).status).toBe("Active")
        yield* retargeted({ ...edit, before: edit.plan, plan: edit.before })
        expect(operationsOf((yield* written).slice(1))).toEqual(["campaignCriterion remove"])
      }),
  ))

test("another place takes the first place's stead at Google in one change", () =>
  changed(
    "Search",
    (plan) => ({ ...plan, location: { ...plan.location, radius: 20 } }),
    (edit, _objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(operationsOf(yield* written)).toEqual(["campaignCriterion remove", "campaignCriterion create"])
      }),
  ))

test("people and hours reach Google as what differs, without another review", () =>
  changed(
    "Search",
    (plan) => ({ ...hours(plan), gender: "All" }),
    (edit, objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(operationsOf(yield* written)).toEqual([
          "adGroupCriterion remove",
          "adGroupCriterion remove",
          "campaignCriterion create",
        ])
        expect((yield* (yield* AdNetworks).review(objects)).status).toBe("Active")
      }),
  ))

test("languages reach Meta as the keys that its search tells, and are reviewed again", () =>
  changed(
    "Social",
    (plan) => ({ ...plan, languages: ["hi", "en"] }),
    (edit, objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(JSON.stringify((yield* written).at(-1))).toMatch(/locales[^0-9]+46,1001/u)
        expect((yield* (yield* AdNetworks).review(objects)).status).toBe("InReview")
      }),
  ))

test("languages reach Google as criteria in place of the ads' language, and go again", () =>
  changed(
    "Search",
    (plan) => ({ ...plan, languages: ["hi", "zh"] }),
    (edit, objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(operationsOf(yield* written)).toEqual([
          "campaignCriterion remove",
          "campaignCriterion create",
          "campaignCriterion create",
          "campaignCriterion create",
        ])
        expect((yield* (yield* AdNetworks).review(objects)).status).toBe("Active")
        yield* retargeted({ ...edit, before: edit.plan, plan: edit.before })
        expect(operationsOf((yield* written).slice(1))).toHaveLength(4)
      }),
  ))

test("longer hours take the stead of the hours that they overlap", () =>
  changed(
    "Search",
    (plan) => ({ ...plan, hours: [{ weekday: 1, from: 9 * 60, to: 18 * 60 }] }),
    (edit, _objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(operationsOf(yield* written)).toEqual(["campaignCriterion remove", "campaignCriterion create"])
      }),
    (plan) => ({ ...plan, hours: [{ weekday: 1, from: 9 * 60, to: 17 * 60 }] }),
  ))

test("another number takes the stead of Google's call asset", () =>
  changed(
    "Search",
    (plan) => ({ ...plan, phone: "+91-9812345678" }),
    (edit, _objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(operationsOf(yield* written)).toEqual(["campaignAsset remove", "asset create", "campaignAsset create"])
      }),
    (plan) => ({ ...plan, objective: "Calls" }),
  ))

test.each(["Social", "Search", "Banner"] as const)("a %s change that differs in nothing writes nothing", (channel) =>
  changed(
    channel,
    (plan) => plan,
    (edit, _objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(yield* written).toEqual([])
      }),
  ),
)

test("a stopped ad of Meta's is paused alone", () =>
  changed("Social", headline, (edit, objects, written) =>
    Effect.gen(function* () {
      yield* (yield* AdNetworks).stopAd(objects)
      const writes = yield* written
      expect(writes.map(({ path, body }) => [path.split("/").at(-1), body])).toEqual([
        [edit.made.ad, { status: "PAUSED" }],
      ])
    }),
  ))

test("a stopped ad of Google's is paused alone", () =>
  changed("Search", headline, (edit, objects, written) =>
    Effect.gen(function* () {
      yield* (yield* AdNetworks).stopAd(objects)
      const update = { resourceName: edit.made.ad, status: "PAUSED" }
      expect((yield* written).map(({ body }) => body)).toEqual([{ operations: [{ update, updateMask: "status" }] }])
    }),
  ))

const bannerSays =
  (change: Partial<BannerAd>) =>
  ({ banner, ...plan }: AdPlan): AdPlan => ({
    ...plan,
    ...(banner !== undefined && { banner: { ...banner, ...change } }),
  })

test("new words of a banner reach Google as an ad with the pictures that are there", () =>
  changed("Banner", bannerSays({ longHeadline: "Painless care" }), (edit, objects, written) =>
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      const made = yield* networks.addAd(edit)
      expect(made.picture).toBe(edit.made.picture)
      yield* networks.retarget(edit)
      expect((yield* written).map(({ path }) => path.split("/").at(-1))).toEqual(["adGroupAds:mutate"])
      expect((yield* networks.review(objects)).status).toBe("Active")
    }),
  ))

test("another picture of a banner reaches Google as an asset and an ad", () =>
  changed(
    "Banner",
    (plan) => plan,
    (edit, _objects, written) =>
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const other = ({ width, height }: BannerPicture) =>
          Effect.sync(() => blankPng(width, height, width === height ? 0 : 255))
        const made = yield* networks.addAd({ ...edit, bannerPng: other })
        expect(made.ad).not.toBe(edit.made.ad)
        expect((yield* written).map(({ path }) => path.split("/").at(-1))).toEqual([
          "assets:mutate",
          "adGroupAds:mutate",
        ])
      }),
  ))

test("a banner that says and shows the same is no new ad", () =>
  changed(
    "Banner",
    (plan) => plan,
    (edit, _objects, written) =>
      Effect.gen(function* () {
        expect((yield* (yield* AdNetworks).addAd(edit)).ad).toBe(edit.made.ad)
        expect(yield* written).toEqual([])
      }),
  ))

test("left-out websites and apps reach Google as what differs, without a review", () =>
  changed(
    "Banner",
    (plan) => ({ ...plan, placements: { excluded: ["2-com.example.game", "1-476943146"] } }),
    (edit, objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        const writes = yield* written
        expect(operationsOf(writes)).toEqual(["campaignCriterion remove", "campaignCriterion create"])
        expect(JSON.stringify(writes[0]?.body)).toContain('"negative":true,"mobileApplication":{"appId":"1-476943146"}')
        expect((yield* (yield* AdNetworks).review(objects)).status).toBe("Active")
        yield* retargeted(edit)
        expect(yield* written).toHaveLength(1)
      }),
  ))

test("a banner's people, place and hours reach Google in one change without a review", () =>
  changed(
    "Banner",
    (plan) => ({ ...hours(plan), gender: "All", location: { ...plan.location, radius: 20 } }),
    (edit, objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(operationsOf(yield* written)).toEqual([
          "adGroupCriterion remove",
          "adGroupCriterion remove",
          "campaignCriterion remove",
          "campaignCriterion create",
          "campaignCriterion create",
        ])
        expect((yield* (yield* AdNetworks).review(objects)).status).toBe("Active")
      }),
  ))

test("another number changes nothing of a banner, which shows none", () =>
  changed(
    "Banner",
    (plan) => ({ ...plan, phone: "+91-9812345678" }),
    (edit, _objects, written) =>
      Effect.gen(function* () {
        yield* retargeted(edit)
        expect(yield* written).toEqual([])
      }),
    (plan) => ({ ...plan, objective: "Calls" }),
  ))
