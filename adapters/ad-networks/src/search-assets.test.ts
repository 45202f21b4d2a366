import { blankPng, onePixel, samplePlan } from "@application/campaigns/conformance"
import { AdNetworks, type ChannelObjects, type ExternalIds, NetworkRefused } from "@application/campaigns/ports"
import type { AdPlan, BannerPicture, SearchTexts } from "@domain/campaigns"
import { searchAssetLimits, snippetHeaders } from "@domain/creatives"
import { addDays } from "@domain/kernel"
import google from "@tools/provider-facts/google-ads-v25.json" with { type: "json" }
import { Effect } from "effect"
import { expect, test } from "vitest"
import { adNetworks } from "./index.ts"
import { adNetworkOptions } from "./settings.ts"
import { testedSandbox } from "./testing/tested-sandbox.ts"

const { control, settings, today } = testedSandbox()

interface Logged {
  readonly path: string
  readonly body: { readonly mutateOperations?: ReadonlyArray<Readonly<Record<string, unknown>>> }
}

/** The operations about assets that Google was sent, oldest first. */
const operations = Effect.promise(async () => {
  const { requests } = (await control("requests?provider=googleAds&method=POST")) as {
    readonly requests: ReadonlyArray<Logged>
  }
  return requests
    .filter(({ path }) => path.endsWith("googleAds:mutate"))
    .toReversed()
    .flatMap(({ body }) => body.mutateOperations ?? [])
    .filter((one) => "assetOperation" in one || "campaignAssetOperation" in one)
})

const made = (all: ReadonlyArray<Readonly<Record<string, unknown>>>, name: string) =>
  all.filter((one) => JSON.stringify(one["assetOperation"] ?? "").includes(name)).length
const removed = (all: ReadonlyArray<Readonly<Record<string, unknown>>>) =>
  all.filter((one) => JSON.stringify(one["campaignAssetOperation"] ?? "").includes('"remove"')).length

const drawn = {
  picture: Effect.succeed({ bytes: onePixel, url: "https://marquee.example/ad.png" }),
  bannerPng: ({ width, height }: BannerPicture) => Effect.sync(() => blankPng(width, height)),
}

const beside: Partial<SearchTexts> = {
  sitelinks: [
    {
      text: "Prices",
      description1: "What a visit costs",
      description2: "All prices at a glance",
      url: "https://sunrisedental.example/prices",
    },
    { text: "Contact us", url: "https://sunrisedental.example/contact" },
  ],
  callouts: ["Free parking", "Since 1985"],
  snippet: { header: "Service catalog", values: ["Root canal", "Implants", "Braces"] },
  call: { hours: [{ weekday: 1, from: 540, to: 1020 }] },
}

const planOf = (change: Partial<SearchTexts> = beside, more: Partial<AdPlan> = {}): AdPlan => {
  const { search, ...plan } = samplePlan(70, "Search")
  return {
    ...plan,
    startDate: today(),
    endDate: addDays(today(), 9),
    tracking: "utm_source=google",
    ...(search !== undefined && { search: { ...search, ...change } }),
    ...more,
  }
}

const through = <A, E>(work: Effect.Effect<A, E, AdNetworks>) =>
  Effect.runPromise(Effect.provide(work, adNetworks(adNetworkOptions(settings()))))

const launched = Effect.fnUntraced(function* (plan: AdPlan) {
  const networks = yield* AdNetworks
  let externalIds: ExternalIds = {}
  for (const step of networks.steps(plan))
    externalIds = { ...externalIds, [step]: yield* networks.perform({ plan, step, made: externalIds, ...drawn }) }
  const objects: ChannelObjects = { channel: plan.channel, externalIds, objective: plan.objective }
  return objects
})

const approve = ({ externalIds: { ad = "" } }: ChannelObjects) =>
  Effect.promise(() => control(`ads/${encodeURIComponent(ad)}/approve`, "POST"))

const retargeted = (before: AdPlan, plan: AdPlan, { externalIds }: ChannelObjects) =>
  Effect.flatMap(AdNetworks, ({ retarget }) => retarget({ before, plan, made: externalIds, revision: 2, ...drawn }))

test("links, facts, services and the phone are made with the campaign, all or nothing", () =>
  through(
    Effect.gen(function* () {
      yield* launched(planOf())
      const all = yield* operations
      expect(all).toHaveLength(12)
      expect(made(all, "sitelinkAsset")).toBe(2)
      expect(made(all, "calloutAsset")).toBe(2)
      expect(made(all, "structuredSnippetAsset")).toBe(1)
      const sent = JSON.stringify(all)
      expect(sent).toContain('"finalUrlSuffix":"utm_source=google"')
      expect(sent).toContain('"callConversionReportingState":"DISABLED"')
      expect(sent).toContain('"dayOfWeek":"MONDAY"')
    }),
  ))

test("a campaign for calls shows its number once, and its calls are counted", () =>
  through(
    Effect.gen(function* () {
      yield* launched(planOf(beside, { objective: "Calls" }))
      const all = yield* operations
      expect(made(all, "callAsset")).toBe(1)
      expect(JSON.stringify(all)).not.toContain("DISABLED")
    }),
  ))

test("an ad with nothing beside it makes no asset", () =>
  through(
    Effect.gen(function* () {
      yield* launched(planOf({}))
      expect(yield* operations).toEqual([])
    }),
  ))

test("a change sends what differs alone, without another ad, and nothing twice", () =>
  through(
    Effect.gen(function* () {
      const before = planOf()
      const objects = yield* launched(before)
      yield* approve(objects)
      const first = (yield* operations).length
      const { call: _call, ...others } = beside
      const after = planOf({ ...others, callouts: ["Free parking", "Open 7 days a week"] })
      yield* retargeted(before, after, objects)
      const changes = (yield* operations).slice(first)
      expect(made(changes, "Open 7 days a week")).toBe(1)
      expect(changes).toHaveLength(4)
      expect(removed(changes)).toBe(2)
      yield* retargeted(before, after, objects)
      expect((yield* operations).slice(first)).toHaveLength(4)
      expect((yield* (yield* AdNetworks).review(objects)).status).toBe("Active")
    }),
  ))

test("an asset that Google does not show is told beside the running ad", () =>
  through(
    Effect.gen(function* () {
      yield* Effect.promise(() =>
        control("failures", "PUT", [{ provider: "googleAds", kind: "decline", path: "assets", count: 1 }]),
      )
      const objects = yield* launched(planOf())
      yield* approve(objects)
      const state = yield* (yield* AdNetworks).review(objects)
      expect(state).toEqual({
        status: "Active",
        refusedAssets: [{ part: "sitelink", text: "Prices", reason: "EDITORIAL" }],
      })
    }),
  ))

const [priced] = beside.sitelinks ?? []

test.each([
  ["too long a link", { sitelinks: [{ text: "x".repeat(26), url: "https://sunrisedental.example/a" }] }],
  ["wide letters beyond the width", { callouts: ["漢".repeat(13)] }],
  ["an address that is none", { sitelinks: [{ text: "Prices", url: "https://prices" }] }],
  ["the same words twice", { sitelinks: [priced, { ...priced, url: "https://sunrisedental.example/other" }] }],
  ["a shout", { callouts: ["Open late!", "Free parking"] }],
  ["a header that Google does not have", { snippet: { header: "Cakes", values: ["a", "b", "c"] } }],
  ["two services alone", { snippet: { header: "Service catalog", values: ["Root canal", "Implants"] } }],
  ["more than twenty", { callouts: Array.from({ length: 21 }, (_, index) => `Fact ${index}`) }],
] as const)("Google refuses %s, and nothing of the campaign stays", (_, change) =>
  through(
    Effect.gen(function* () {
      const plan = planOf({ ...beside, ...(change as Partial<SearchTexts>) })
      const networks = yield* AdNetworks
      const failure = yield* Effect.flip(networks.perform({ plan, step: "campaign", made: {}, ...drawn }))
      expect(failure).toBeInstanceOf(NetworkRefused)
      yield* networks.perform({ plan: planOf(), step: "campaign", made: {}, ...drawn })
    }),
  ),
)

test("Google refuses a phone that is not of its country", () =>
  through(
    Effect.gen(function* () {
      const plan = planOf(beside, { phone: "+1 212 555 0100 99" })
      const failure = yield* Effect.flip(
        Effect.flatMap(AdNetworks, ({ perform }) => perform({ plan, step: "campaign", made: {}, ...drawn })),
      )
      expect(failure.reason).toContain("not supported for this country")
    }),
  ))

test("our limits are those of Google's published description", () => {
  const { SitelinkAsset, CalloutAsset, StructuredSnippetAsset } = google.limits
  const { sitelink, callout, snippet } = searchAssetLimits
  expect(sitelink.text).toBe(SitelinkAsset.linkText.mostCharacters)
  expect(sitelink.description).toBe(SitelinkAsset.description1.mostCharacters)
  expect(callout.length).toBe(CalloutAsset.calloutText.mostCharacters)
  expect(snippet).toMatchObject({
    least: StructuredSnippetAsset.values.least,
    most: StructuredSnippetAsset.values.most,
    length: StructuredSnippetAsset.values.mostCharacters,
  })
  expect(snippetHeaders).toContain("Service catalog")
})
