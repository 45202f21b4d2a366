import { Effect, Layer } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { adNetworks, type AdNetworksOptions } from "./index.ts"
import { adNetworkOptions } from "./settings.ts"
import {
  adNetworksConformance,
  blankPng,
  type NetworkDriver,
  onePixel,
  samplePlan,
} from "@application/campaigns/conformance"
import { AdNetworks, type ChannelObjects, NetworkRefused, NetworkUnavailable } from "@application/campaigns/ports"
import {
  allowedAudience,
  type AdPlan,
  type BannerPicture,
  type CampaignChannel,
  campaignChannels,
  type SpecialAds,
} from "@domain/campaigns"
import { defaultCallToAction } from "@domain/creatives"
import { addDays, CampaignId, localDateAt, weekdayOf } from "@domain/kernel"
import { sandboxSettings } from "@apps/sandbox/settings"
import { type Sandbox, startSandbox } from "@apps/sandbox/testing"

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})

afterAll(() => sandbox.stop())

const control = async (path: string, method = "GET", body?: unknown): Promise<unknown> => {
  const reply = await fetch(`${sandbox.url}/control/api/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  })
  const answer: unknown = await reply.json()
  if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer
}

const optionsFor = (metaVersion: string, googleVersion: string): AdNetworksOptions =>
  adNetworkOptions({
    ...sandboxSettings(sandbox.url),
    META_GRAPH_VERSION: metaVersion,
    GOOGLE_ADS_VERSION: googleVersion,
  })

const networksOf = (metaVersion: string, googleVersion: string, change: Partial<AdNetworksOptions["meta"]> = {}) =>
  Layer.unwrap(
    Effect.sync(() => {
      const options = optionsFor(metaVersion, googleVersion)
      return adNetworks({ ...options, meta: { ...options.meta, ...change } })
    }),
  )

interface AdReport {
  readonly id: string
  readonly campaign: string
}

const nowOf = (clock: unknown): number => Date.parse((clock as { readonly now: string }).now)

let today = "2026-01-01"
const readToday = async (timeZone: string) => {
  today = localDateAt(nowOf(await control("clock")), timeZone)
  return today
}

const driverIn = (timeZone: string): NetworkDriver<never> => ({
  prepare: async () => {
    await control("reset", "POST")
    await readToday(timeZone)
  },
  decide: ({ externalIds }, { status, reason, fields = [] }) =>
    Effect.promise(() => {
      const id = encodeURIComponent(externalIds.ad ?? "")
      return status === "Rejected"
        ? control(`ads/${id}/reject`, "POST", { reason, field: fields[0] })
        : control(`ads/${id}/approve`, "POST")
    }).pipe(Effect.asVoid),
  passDay: Effect.asVoid(Effect.promise(() => control("clock", "POST", { advanceMs: 86_400_000 }))),
  today: Effect.promise(() => readToday(timeZone)),
  countAds: (prefix) =>
    Effect.map(
      Effect.promise(() => control("ads")),
      (ads) => (ads as ReadonlyArray<AdReport>).filter(({ campaign }) => campaign.startsWith(prefix)).length,
    ),
})

const driver = driverIn("Asia/Kolkata")

const planOf = (number: number, channel: CampaignChannel): AdPlan => ({
  ...samplePlan(number, channel),
  startDate: today,
  endDate: addDays(today, 9),
})

const britishPlanOf = (number: number, channel: CampaignChannel): AdPlan => ({
  ...planOf(number, channel),
  region: "GB",
  currency: "GBP",
  timeZone: "Europe/London",
  dailyBudget: 30_00,
  totalBudget: 300_00,
  phone: "+44-7700900123",
  location: {
    mode: "NearBusiness",
    radius: 5,
    unit: "Miles",
    centre: { name: "Bristol", latitude: 51.4545, longitude: -2.5879 },
    areas: [],
  },
})

describe("Graph v8 and Google Ads v24", () => adNetworksConformance(networksOf("v8.0", "v24"), driver, planOf))
describe("Graph v25 and Google Ads v23", () => adNetworksConformance(networksOf("v25.0", "v23"), driver, planOf))

describe("Graph v27 and Google Ads v26 in the United Kingdom", () =>
  adNetworksConformance(networksOf("v27.0", "v26"), driverIn("Europe/London"), britishPlanOf))

const picture = Effect.succeed({ bytes: onePixel, url: "https://marquee.example/ad.png" })
const bannerPng = ({ width, height }: BannerPicture) => Effect.sync(() => blankPng(width, height))

const failing = (provider: "meta" | "googleAds", kind: string, path: string) =>
  Effect.promise(() => control("failures", "PUT", [{ id: "one", provider, kind, path, method: "POST", count: 1 }]))

const within = <A, E>(work: Effect.Effect<A, E, AdNetworks>, layer = networksOf("v8.0", "v24")) =>
  driver.prepare?.().then(() => Effect.runPromise(Effect.provide(work, layer)))

const firstStep = Effect.fnUntraced(function* (plan: AdPlan) {
  const networks = yield* AdNetworks
  return yield* networks.perform({ plan, step: "campaign", made: {}, picture })
})

const lost = [
  ["Social", "meta", "campaigns"],
  ["Search", "googleAds", "googleAds:mutate"],
  ["Banner", "googleAds", "googleAds:mutate"],
] as const

for (const [channel, provider, path] of lost) {
  test(`a ${channel} campaign whose reply was lost is found by the next try`, () =>
    within(
      Effect.gen(function* () {
        const plan = planOf(900, channel)
        yield* failing(provider, "lostReply", path)
        expect(yield* Effect.flip(firstStep(plan))).toBeInstanceOf(NetworkUnavailable)
        const requests = yield* Effect.promise(() => control(`requests?provider=${provider}&method=POST&path=${path}`))
        const before = (requests as { readonly matching: number }).matching
        yield* firstStep(plan)
        const after = yield* Effect.promise(() => control(`requests?provider=${provider}&method=POST&path=${path}`))
        expect((after as { readonly matching: number }).matching).toBe(before)
      }),
    ))

  test.each(["rateLimit", "error"])(`a ${channel} network's passing failure (%s) may be retried`, (kind) =>
    within(
      Effect.gen(function* () {
        yield* failing(provider, kind, path)
        expect(yield* Effect.flip(firstStep(planOf(901, channel)))).toBeInstanceOf(NetworkUnavailable)
        expect(yield* firstStep(planOf(901, channel))).not.toBe("")
      }),
    ),
  )
}

test("a page that Meta does not know is refused for good, in Meta's words", () =>
  within(
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      const base = planOf(902, "Social")
      const { leadForm: _form, ...plan } = { ...base, objective: "WebsiteVisits" as const }
      const social = { ...base.social, page: { id: "999", name: "Nobody" }, instagram: false }
      const step = {
        plan: {
          ...plan,
          social: { headline: "", description: "", primaryText: "", callToAction: "LearnMore" as const, ...social },
        },
        step: "creative" as const,
        made: {},
        picture,
      }
      const failure = yield* Effect.flip(networks.perform(step))
      expect(failure).toBeInstanceOf(NetworkRefused)
      expect(failure.reason).toContain("page")
    }),
  ))

test("a refused token is the platform's fault and fails nobody's campaign", () =>
  within(
    Effect.gen(function* () {
      expect(yield* Effect.flip(firstStep(planOf(903, "Social")))).toBeInstanceOf(NetworkUnavailable)
    }),
    networksOf("v8.0", "v24", { accessToken: "expired" }),
  ))

test("a campaign for calls without a number is refused before the network is asked", () =>
  within(
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      const { phone: _phone, leadForm: _form, ...base } = planOf(905, "Social")
      const plan: AdPlan = { ...base, objective: "Calls" }
      const failure = yield* Effect.flip(networks.perform({ plan, step: "creative", made: {}, picture }))
      expect(failure).toMatchObject({ _tag: "NetworkRefused", reason: "The phone number is missing" })
    }),
    networksOf("v25.0", "v25"),
  ))

test.each(["?utm_source=a", "utm_source", "utm_source=a#b", "utm source=a"])(
  "both networks refuse %s as what is added to an address",
  (tracking) =>
    within(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const search = { ...planOf(906, "Search"), tracking }
        const campaign = yield* networks.perform({ plan: search, step: "campaign", made: {}, picture })
        const adSet = yield* networks.perform({ plan: search, step: "adSet", made: { campaign }, picture })
        const made = { campaign, adSet }
        const ad = yield* Effect.flip(networks.perform({ plan: search, step: "ad", made, picture }))
        expect(ad).toBeInstanceOf(NetworkRefused)
        const { leadForm: _form, ...social } = planOf(906, "Social")
        const visits = { ...social, objective: "WebsiteVisits" as const, tracking }
        const creative = yield* Effect.flip(networks.perform({ plan: visits, step: "creative", made: {}, picture }))
        expect(creative).toBeInstanceOf(NetworkRefused)
      }),
    ),
)

test("too few headlines are refused for good, in Google's words", () =>
  within(
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      const base = planOf(904, "Search")
      const plan = { ...base, search: { headlines: ["One"], descriptions: ["A", "B"], keywords: [] } }
      const campaign = yield* networks.perform({ plan, step: "campaign", made: {}, picture })
      const adSet = yield* networks.perform({ plan, step: "adSet", made: { campaign }, picture })
      const failure = yield* Effect.flip(networks.perform({ plan, step: "ad", made: { campaign, adSet }, picture }))
      expect(failure).toMatchObject({ _tag: "NetworkRefused", reason: "Too few." })
    }),
  ))

const specialPlan = (special: SpecialAds): AdPlan => {
  const { leadForm: _form, ...base } = planOf(908, "Social")
  return {
    ...base,
    objective: "WebsiteVisits",
    special,
    location: {
      ...base.location,
      mode: "SpecificArea",
      areas: [
        { placeId: "a", name: "411038", postcode: "411038", countryCode: "IN", latitude: 18.5, longitude: 73.8 },
        { placeId: "b", name: "Pune", countryCode: "IN", latitude: 18.52, longitude: 73.86 },
      ],
    },
  }
}

const adSetOf = Effect.fnUntraced(function* (plan: AdPlan) {
  const networks = yield* AdNetworks
  const campaign = yield* networks.perform({ plan, step: "campaign", made: {}, picture })
  return yield* networks.perform({ plan, step: "adSet", made: { campaign }, picture })
})

const securities = { beneficiary: "1698107647490483", payer: "1698107647490483" }

for (const version of ["v8.0", "v25.0"]) {
  test.each(["Housing", "Employment", "Finance"] as const)(
    `Graph ${version} takes an ad for %s only for everybody`,
    (category) =>
      within(
        Effect.gen(function* () {
          const plan = specialPlan({ categories: [category] })
          expect(yield* Effect.flip(adSetOf(plan))).toBeInstanceOf(NetworkRefused)
          expect(yield* adSetOf({ ...plan, ...allowedAudience(plan, plan.special) })).not.toBe("")
        }),
        networksOf(version, "v24"),
      ),
  )
}

test("an ad for securities in India names who gains by it and who pays", () =>
  within(
    Effect.gen(function* () {
      const declared = (identities: typeof securities) => {
        const plan = specialPlan({ categories: ["Finance"], securities: identities })
        return { ...plan, ...allowedAudience(plan, plan.special) }
      }
      const refused = yield* Effect.flip(adSetOf(declared({ ...securities, payer: "" })))
      expect(refused).toMatchObject({ _tag: "NetworkRefused", reason: expect.stringContaining("payer") })
      const adSet = yield* adSetOf(declared(securities))
      const fields = "regional_regulated_categories,regional_regulation_identities"
      const kept = yield* Effect.promise(async () => {
        const reply = await fetch(`${sandbox.url}/graph/v25.0/${adSet}?fields=${fields}`, {
          headers: { authorization: `Bearer ${sandboxSettings(sandbox.url).META_ACCESS_TOKEN}` },
        })
        return reply.json() as Promise<unknown>
      })
      expect(kept).toMatchObject({
        regional_regulated_categories: ["INDIA_FINSERV"],
        regional_regulation_identities: {
          india_finserv_beneficiary: securities.beneficiary,
          india_finserv_payer: securities.payer,
        },
      })
    }),
    networksOf("v25.0", "v24"),
  ))

const resultsAfterADay = Effect.fnUntraced(function* (objective: AdPlan["objective"]) {
  const networks = yield* AdNetworks
  const plan: AdPlan = { ...planOf(907, "Search"), objective, dailyBudget: 500_000, totalBudget: 5_000_000 }
  let externalIds = {}
  for (const step of networks.steps(plan)) {
    externalIds = {
      ...externalIds,
      [step]: yield* networks.perform({ plan, step, made: externalIds, picture, bannerPng }),
    }
  }
  const objects: ChannelObjects = { channel: "Search", externalIds, objective }
  yield* driver.decide(objects, { status: "Active" })
  yield* driver.passDay
  yield* driver.passDay
  const days = yield* networks.metrics(objects, plan.startDate, plan.endDate)
  const sum = (name: "clicks" | "results") => days.reduce((total, day) => total + day[name], 0)
  return { clicks: sum("clicks"), results: sum("results") }
})

test("of what follows a click on a search ad only calls are counted", () =>
  within(
    Effect.gen(function* () {
      const calls = yield* resultsAfterADay("Calls")
      expect(calls.results).toBeGreaterThan(0)
      expect(calls.results).toBeLessThan(calls.clicks)
    }),
  ))

test.each(["LeadGeneration", "InstantMessages"] as const)(
  "clicks on a search ad for %s are not taken for results",
  (objective) =>
    within(
      Effect.gen(function* () {
        const { clicks, results } = yield* resultsAfterADay(objective)
        expect(clicks).toBeGreaterThan(0)
        expect(results).toBe(0)
      }),
    ),
)

const objectives = ["Calls", "LeadGeneration", "WebsiteVisits", "InstantMessages"] as const
const versions = [
  ["v8.0", "v24"],
  ["v25.0", "v25"],
] as const

const inAreas = Effect.fnUntraced(function* (objective: AdPlan["objective"], channel: CampaignChannel) {
  const networks = yield* AdNetworks
  const areas = [
    { placeId: "a", name: "Pune", countryCode: "IN", latitude: 18.52, longitude: 73.86 },
    { placeId: "b", name: "411038", postcode: "411038", countryCode: "IN", latitude: 18.5, longitude: 73.8 },
    { placeId: "c", name: "Nowhere", countryCode: "IN", latitude: 18.6, longitude: 73.9 },
  ]
  const { leadForm, social, ...rest } = planOf(910, channel)
  const plan: AdPlan = {
    ...rest,
    objective,
    ...(social !== undefined && { social: { ...social, callToAction: defaultCallToAction(objective, false) } }),
    budgetType: "Daily",
    location: { mode: "SpecificArea", radius: 5, unit: "Kilometers", areas },
    ...(objective === "LeadGeneration" && leadForm !== undefined && { leadForm }),
  }
  let made = {}
  for (const step of networks.steps(plan)) {
    made = { ...made, [step]: yield* networks.perform({ plan, step, made, picture, bannerPng }) }
  }
  expect(Object.keys(made)).toEqual([...networks.steps(plan)])
})

for (const [metaVersion, googleVersion] of versions) {
  test.each(objectives)(
    `a campaign for %s in chosen areas fits Graph ${metaVersion}, Google ${googleVersion}`,
    (objective) =>
      within(
        Effect.forEach(campaignChannels, (channel) => inAreas(objective, channel), { discard: true }),
        networksOf(metaVersion, googleVersion),
      ),
  )
}

const launchedIn = Effect.fnUntraced(function* (plan: AdPlan) {
  const networks = yield* AdNetworks
  let externalIds: ChannelObjects["externalIds"] = {}
  for (const step of networks.steps(plan)) {
    externalIds = {
      ...externalIds,
      [step]: yield* networks.perform({ plan, step, made: externalIds, picture, bannerPng }),
    }
  }
  const objects: ChannelObjects = { channel: plan.channel, externalIds, objective: plan.objective }
  return objects
})

const callPlan = (number: number, channel: CampaignChannel): AdPlan => {
  const { leadForm: _form, social, ...plan } = planOf(number, channel)
  return {
    ...plan,
    objective: "Calls",
    budgetType: "Daily",
    ...(social !== undefined && { social: { ...social, callToAction: "CallNow" } }),
  }
}

for (const [metaVersion, googleVersion] of versions) {
  test.each(["Social", "Search", "Banner"] as const)(
    `a %s campaign keeps its hours on Graph ${metaVersion} and Google ${googleVersion}`,
    (channel) =>
      within(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const since = yield* driver.today
          const shownOn = addDays(since, 2)
          const weekday = weekdayOf(shownOn)
          const hours = [
            { weekday, from: 570, to: 780 },
            { weekday, from: 840, to: 1_110 },
          ]
          const plan = { ...callPlan(920, channel), hours }
          const objects = yield* launchedIn(plan)
          yield* driver.decide(objects, { status: "Active" })
          const { currency, dailyBudget: daily, totalBudget: total } = plan
          yield* networks.setBudget(objects, { type: "Daily", currency, daily, total })
          yield* driver.passDay
          expect(yield* networks.metrics(objects, since, yield* driver.today)).toEqual([])
          yield* driver.passDay
          yield* driver.passDay
          const days = yield* networks.metrics(objects, since, yield* driver.today)
          expect(days.map(({ date }) => date)).toEqual([shownOn])
        }),
        networksOf(metaVersion, googleVersion),
      ),
  )

  test.each(["Messenger", "InstagramDirect", "WhatsApp"] as const)(
    `an ad for messages by %s fits Graph ${metaVersion}`,
    (app) =>
      within(
        Effect.gen(function* () {
          const { leadForm: _form, social, ...base } = planOf(930, "Social")
          const plan: AdPlan = {
            ...base,
            objective: "InstantMessages",
            messages: { app, ...(app === "WhatsApp" && { whatsAppNumber: "+919876543210" }) },
            ...(social !== undefined && { social: { ...social, callToAction: "SendMessage" } }),
          }
          if (app === "InstagramDirect") {
            const failure = yield* Effect.flip(launchedIn(plan))
            expect(failure).toMatchObject({ _tag: "NetworkRefused", reason: "The page's Instagram account is missing" })
            // The page gets an account of its own when ads are first shown there.
            yield* launchedIn({ ...plan, campaignId: CampaignId.make(931), messages: { app: "Messenger" } })
          }
          expect((yield* launchedIn(plan)).externalIds.ad).toBeDefined()
        }),
        networksOf(metaVersion, googleVersion),
      ),
  )
}
