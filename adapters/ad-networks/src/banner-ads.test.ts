import { blankPng, onePixel, samplePlan } from "@application/campaigns/conformance"
import {
  AdNetworks,
  type ChannelObjects,
  type ExternalIds,
  NetworkRefused,
  NetworkUnavailable,
} from "@application/campaigns/ports"
import type { AdPlan, BannerAd, BannerPicture } from "@domain/campaigns"
import { addDays, CampaignId } from "@domain/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { adNetworks } from "./index.ts"
import { adNetworkOptions } from "./settings.ts"
import { testedSandbox } from "./testing/tested-sandbox.ts"

const { control, settings, today } = testedSandbox()

interface Logged {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What was written to Google, oldest first. */
const written = Effect.promise(async () => {
  const { requests } = (await control("requests?provider=googleAds&method=POST")) as {
    readonly requests: ReadonlyArray<Logged>
  }
  return requests.filter(({ path }) => path.includes("mutate")).toReversed()
})

const picture = Effect.succeed({ bytes: onePixel, url: "https://marquee.example/ad.png" })
const bannerPng = ({ width, height }: BannerPicture) => Effect.sync(() => blankPng(width, height))
const drawn = { picture, bannerPng }

const planOf = (change: Partial<BannerAd> = {}, number = 70): AdPlan => {
  const { banner, ...plan } = samplePlan(number, "Banner")
  return {
    ...plan,
    startDate: today(),
    endDate: addDays(today(), 9),
    ...(banner !== undefined && { banner: { ...banner, ...change } }),
  }
}

const through = <A, E>(work: Effect.Effect<A, E, AdNetworks>) =>
  Effect.runPromise(Effect.provide(work, adNetworks(adNetworkOptions(settings()))))

const launched = Effect.fnUntraced(function* (plan: AdPlan) {
  const networks = yield* AdNetworks
  let made: ExternalIds = {}
  for (const step of networks.steps(plan))
    made = { ...made, [step]: yield* networks.perform({ plan, step, made, ...drawn }) }
  const objects: ChannelObjects = { channel: plan.channel, externalIds: made, objective: plan.objective }
  return objects
})

const adOf = ({ externalIds: { ad = "" } }: ChannelObjects) => `ads/${encodeURIComponent(ad)}`

test("a banner is launched on the display network alone, for its audience alone", () =>
  through(
    Effect.gen(function* () {
      yield* launched(planOf())
      const sent = JSON.stringify((yield* written).map(({ body }) => body))
      expect(sent).toContain('"advertisingChannelType":"DISPLAY"')
      expect(sent).toContain('"targetGoogleSearch":false,"targetSearchNetwork":false,"targetContentNetwork":true')
      expect(sent).toContain('"optimizedTargetingEnabled":false')
      expect(sent).toContain('"targetSpend":{}')
      expect(sent).toContain('"negative":true,"placement":{"url":"http://games.example"}')
      expect(sent).toContain('"negative":true,"mobileApplication":{"appId":"2-com.example.game"}')
      expect(sent).not.toContain('"keyword"')
      expect(sent).not.toContain("callAsset")
      const [ad] = (yield* Effect.promise(() => control("ads"))) as ReadonlyArray<Readonly<Record<string, unknown>>>
      expect(ad).toMatchObject({
        label: "Display",
        status: "PENDING_REVIEW",
        headline: expect.stringContaining("Dentist"),
      })
      const shown = yield* Effect.promise(() => fetch(String(ad?.["image"])))
      expect(shown.headers.get("content-type")).toBe("image/png")
    }),
  ))

test("what is added to a banner's address is sent beside it", () =>
  through(
    Effect.gen(function* () {
      yield* launched({ ...planOf(), tracking: "utm_source=google&mq_ad=70-3" })
      expect(JSON.stringify(yield* written)).toContain('"finalUrlSuffix":"utm_source=google&mq_ad=70-3"')
    }),
  ))

const losses = [
  ["campaign", "googleAds:mutate"],
  ["adSet", "googleAds:mutate"],
  ["picture", "assets:mutate"],
  ["ad", "adGroupAds:mutate"],
  ["review", "campaigns:mutate"],
] as const

test.each(losses)("a banner whose reply was lost at the step %s is made once", (lost, path) =>
  through(
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      const plan = planOf()
      let made: ExternalIds = {}
      for (const step of networks.steps(plan)) {
        if (step === lost) {
          const failure = { id: "one", provider: "googleAds", kind: "lostReply", path, method: "POST", count: 1 }
          yield* Effect.promise(() => control("failures", "PUT", [failure]))
          const unanswered = networks.perform({ plan, step, made, ...drawn })
          expect(yield* Effect.flip(unanswered)).toBeInstanceOf(NetworkUnavailable)
        }
        made = { ...made, [step]: yield* networks.perform({ plan, step, made, ...drawn }) }
      }
      expect(yield* Effect.promise(() => control("ads"))).toHaveLength(1)
      const pictures = (yield* written).filter(({ path: sent }) => sent.endsWith("assets:mutate"))
      expect(pictures).toHaveLength(3)
      const creations = JSON.stringify(yield* written).match(/"(campaignOperation|adGroupOperation)":\{"create"/gu)
      expect(creations).toHaveLength(2)
    }),
  ),
)

test("campaigns that show the same pictures share them in the account", () =>
  through(
    Effect.gen(function* () {
      const first = yield* launched(planOf())
      const second = yield* launched({ ...planOf(), campaignId: CampaignId.make(71) })
      expect(second.externalIds.picture).toBe(first.externalIds.picture)
      expect((yield* written).filter(({ path }) => path.endsWith("assets:mutate"))).toHaveLength(3)
    }),
  ))

const wide = "歯".repeat(16)
const pictureOf = (width: number, height: number): ReadonlyArray<BannerPicture> => [
  { url: "https://marquee.example/other.png", width, height },
]
const refusals: ReadonlyArray<readonly [string, Partial<BannerAd>, string]> = [
  ["a landscape picture of another shape", { landscape: pictureOf(600, 400) }, "aspect ratio"],
  ["a landscape picture that is too small", { landscape: pictureOf(382, 200) }, "too small"],
  ["a square picture that is too small", { square: pictureOf(200, 200) }, "too small"],
  ["a logo that is too small", { logos: pictureOf(100, 100) }, "too small"],
  ["no square picture", { square: [] }, "Too few"],
  ["no headline", { headlines: [] }, "Too few"],
  ["a headline that is too long in letters of double width", { headlines: [wide] }, "at most 30"],
  ["a long headline that is too long", { longHeadline: "a".repeat(91) }, "at most 90"],
  ["no long headline", { longHeadline: "" }, "Too short"],
]

test.each(refusals)("Google refuses %s for good, in its own words", (_what, change, words) =>
  through(
    Effect.gen(function* () {
      const refused = yield* Effect.flip(launched(planOf(change)))
      expect(refused).toBeInstanceOf(NetworkRefused)
      expect(refused.reason).toContain(words)
    }),
  ),
)

test("a name that is wider than a banner's is refused by Google", () =>
  through(
    Effect.gen(function* () {
      const plan = { ...planOf(), businessName: "A name that is far wider than a banner" }
      expect(yield* Effect.flip(launched(plan))).toBeInstanceOf(NetworkRefused)
    }),
  ))

test("a place that is neither website nor app is refused by Google", () =>
  through(
    Effect.gen(function* () {
      const plan = { ...planOf(), placements: { excluded: ["all games"] } }
      expect(yield* Effect.flip(launched(plan))).toBeInstanceOf(NetworkRefused)
    }),
  ))

test("a banner without the bytes of its pictures is refused before Google is asked", () =>
  through(
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      const request = { plan: planOf(), step: "picture" as const, made: {}, picture }
      expect(yield* Effect.flip(networks.perform(request))).toMatchObject({ reason: "The pictures are missing" })
      const keywords = { ...request, step: "keywords" as const, ...drawn }
      expect(yield* Effect.flip(networks.perform(keywords))).toMatchObject({ reason: "Banner ads have no such part" })
      expect(yield* written).toEqual([])
    }),
  ))

test("a refused picture is told by its own review", () =>
  through(
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      const objects = yield* launched(planOf())
      yield* Effect.promise(() => control(`${adOf(objects)}/reject`, "POST", { reason: "Blurry", field: "picture" }))
      expect(yield* networks.review(objects)).toEqual({ status: "Rejected", reason: "Blurry", fields: ["picture"] })
    }),
  ))

test.each([
  ["WebsiteVisits", true],
  ["Calls", false],
  ["LeadGeneration", false],
] as const)("the results of a banner for %s are its clicks or nothing", (objective, areClicks) =>
  through(
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      const objects = yield* launched({ ...planOf(), objective })
      yield* Effect.promise(() => control(`${adOf(objects)}/approve`, "POST"))
      yield* Effect.promise(() => control("clock", "POST", { advanceMs: 86_400_000 }))
      const until = addDays(today(), 1)
      const days = yield* networks.metrics(objects, today(), until)
      const sum = (name: "clicks" | "impressions" | "results") => days.reduce((all, day) => all + day[name], 0)
      expect(sum("clicks")).toBeGreaterThan(0)
      expect(sum("clicks") / sum("impressions")).toBeLessThan(0.01)
      expect(sum("results")).toBe(areClicks ? sum("clicks") : 0)
      for (const { clicks, results } of yield* networks.parts(objects, "Device", today(), until))
        expect(results).toBe(areClicks ? clicks : undefined)
      expect(yield* networks.searchTerms(objects, today(), until)).toEqual([])
    }),
  ),
)
