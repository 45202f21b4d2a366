import { NetworkRefused, NetworkUnavailable } from "@application/campaigns/ports"
import {
  type ConversionDriver,
  conversionNetworksConformance,
  networkEvent,
  networkLead,
} from "@application/conversions/conformance"
import { ConversionNetworks, type NetworkEvent } from "@application/conversions/ports"
import { sandboxSettings } from "@apps/sandbox/settings"
import { control as controlRoom, type Sandbox, startSandbox } from "@apps/sandbox/testing"
import { BusinessProfileId, ConversionActionId } from "@domain/kernel"
import { stagesTold } from "@domain/conversions"
import crm from "@tools/provider-facts/meta-crm-events.json" with { type: "json" }
import { Effect, Layer } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { conversionNetworks } from "./index.ts"
import { metaLeadStages } from "./meta/meta-server-event.ts"
import { adNetworkOptions } from "./settings.ts"

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})
afterAll(() => sandbox.stop())

const control = (path: string, method = "GET", body?: unknown) => controlRoom(sandbox, method, `/${path}`, body)

const networksOf = (metaVersion: string, googleVersion: string) =>
  Layer.unwrap(
    Effect.sync(() =>
      conversionNetworks(
        adNetworkOptions({
          ...sandboxSettings(sandbox.url),
          META_GRAPH_VERSION: metaVersion,
          GOOGLE_ADS_VERSION: googleVersion,
        }),
      ),
    ),
  )

interface Shown {
  readonly conversions: ReadonlyArray<{ readonly network: string; readonly id: string; readonly worth: string }>
}
const shown = Effect.promise(async () => ((await control("conversions")) as Shown).conversions)

const driver: ConversionDriver = {
  prepare: async () => {
    await control("reset", "POST")
  },
  settle: Effect.asVoid(Effect.promise(() => control("clock", "POST", { advanceMs: 7_200_000 }))),
  received: Effect.map(shown, (all) => all.length),
  now: Effect.promise(async () => Date.parse(((await control("clock")) as { readonly now: string }).now)),
}

describe("Meta, Graph v8", () => conversionNetworksConformance(networksOf("v8.0", "v25"), "Meta", driver))
describe("Meta, Graph v25", () => conversionNetworksConformance(networksOf("v25.0", "v25"), "Meta", driver))
describe("Google Ads v23", () => conversionNetworksConformance(networksOf("v25.0", "v23"), "Google", driver))
describe("Google Ads v25", () => conversionNetworksConformance(networksOf("v25.0", "v25"), "Google", driver))

const request = {
  businessProfileId: BusinessProfileId.make(7),
  region: "IN",
  actions: [{ id: ConversionActionId.make(3), category: "Purchase", days: 30 }],
} as const

const within = async (work: (networks: ConversionNetworks["Service"]) => Effect.Effect<void, unknown>) => {
  await driver.prepare?.()
  await Effect.runPromise(Effect.provide(Effect.flatMap(ConversionNetworks, work), networksOf("v25.0", "v25")))
}

interface Logged {
  readonly body: Readonly<Record<string, unknown>>
}
const logged = (provider: string, path: string) =>
  Effect.promise(async () => {
    const { requests } = (await control(`requests?provider=${provider}&path=${path}&method=POST`)) as {
      readonly requests: ReadonlyArray<Logged>
    }
    return requests.map(({ body }) => body)
  })

const now = driver.now ?? Effect.succeed(0)

const failing = (provider: "meta" | "googleAds", kind: string, path: string) =>
  Effect.promise(() => control("failures", "PUT", [{ id: "one", provider, kind, path, method: "POST", count: 1 }]))

test("Meta is told hashes, click, page and worth, and who wants no personal ads", () =>
  within((networks) =>
    Effect.gen(function* () {
      const place = yield* networks.connect({ ...request, network: "Meta" })
      const at = Math.floor((yield* now) / 1_000) * 1_000 - 60_000
      const event: NetworkEvent = {
        ...networkEvent("Meta", 1, at),
        consent: { adStorage: true, adUserData: true, adPersonalization: false },
      }
      yield* networks.send(place, [event])
      const [body] = yield* logged("meta", "events")
      expect(JSON.parse(String(body?.["data"]))).toEqual([
        {
          event_name: "Purchase",
          event_time: at / 1_000,
          event_id: "3-order-1",
          action_source: "website",
          event_source_url: "https://shop.example.com/thanks",
          user_data: {
            em: [event.visitor.person?.email],
            ph: [event.visitor.person?.phone],
            fbc: "fb.1.1700000000000.click1",
            client_user_agent: "Mozilla/5.0 (Android 15; Mobile)",
          },
          custom_data: { value: 1299.5, currency: "GBP" },
          opt_out: true,
        },
      ])
    }),
  ))

test("Google is told hashes, click, worth and both consents of each conversion", () =>
  within((networks) =>
    Effect.gen(function* () {
      const place = yield* networks.connect({ ...request, network: "Google" })
      const at = (yield* now) - 60_000
      const event: NetworkEvent = {
        ...networkEvent("Google", 1, at),
        consent: { adStorage: true, adUserData: true, adPersonalization: false },
      }
      yield* networks.send(place, [event])
      const [made] = yield* logged("googleAds", "conversionActions")
      expect(made).toMatchObject({
        operations: [
          {
            create: {
              name: "Conversions 7-3",
              type: "UPLOAD_CLICKS",
              category: "PURCHASE",
              clickThroughLookbackWindowDays: "30",
              primaryForGoal: false,
            },
          },
        ],
      })
      const [body] = yield* logged("googleAds", "events:ingest")
      const { email: emailAddress, phone: phoneNumber } = event.visitor.person ?? {}
      expect(body).toEqual({
        destinations: [
          {
            loginAccount: { accountType: "GOOGLE_ADS", accountId: "1112223333" },
            operatingAccount: { accountType: "GOOGLE_ADS", accountId: place.externalId },
            productDestinationId: place.actions["3"],
          },
        ],
        encoding: "HEX",
        events: [
          {
            transactionId: "3-order-1",
            eventTimestamp: new Date(at).toISOString(),
            eventSource: "WEB",
            consent: { adUserData: "CONSENT_GRANTED", adPersonalization: "CONSENT_DENIED" },
            adIdentifiers: { gclid: "click1" },
            userData: { userIdentifiers: [{ emailAddress }, { phoneNumber }] },
            eventDeviceInfo: { userAgent: "Mozilla/5.0 (Android 15; Mobile)" },
            conversionValue: 1299.5,
            currency: "GBP",
          },
        ],
      })
    }),
  ))

test("Meta is told a lead's stage as an event of a CRM, by its own number of the lead", () =>
  within((networks) =>
    Effect.gen(function* () {
      const place = yield* networks.connect({ ...request, network: "Meta", leadStages: stagesTold.Meta })
      const at = Math.floor((yield* now) / 1_000) * 1_000 - 60_000
      const lead = networkLead("Meta", 1, at)
      yield* networks.send(place, [lead])
      const [body] = yield* logged("meta", "events")
      expect(JSON.parse(String(body?.["data"]))).toEqual([
        {
          event_name: "Converted",
          event_time: at / 1_000,
          event_id: "lead-1-Won",
          action_source: crm.actionSource,
          user_data: { lead_id: "1234567890123451", em: [lead.visitor.person?.email] },
          custom_data: { event_source: crm.eventSource, lead_event_source: "Marquee", value: 2500, currency: "GBP" },
        },
      ])
    }),
  ))

test("a lead that came another way is told to Meta by its person's hashes alone", () =>
  within((networks) =>
    Effect.gen(function* () {
      const place = yield* networks.connect({ ...request, network: "Meta", leadStages: stagesTold.Meta })
      const lead = { ...networkLead("Meta", 1, (yield* now) - 60_000), networkLeadId: "lead-9" }
      expect((yield* networks.send(place, [lead])).refused).toEqual([])
      const [body] = yield* logged("meta", "events")
      expect(JSON.parse(String(body?.["data"]))[0].user_data).toEqual({ em: [lead.visitor.person?.email] })
    }),
  ))

test("stages of leads have the names of Meta's guide, and a bad lead one of ours", () => {
  const { Bad, ...named } = metaLeadStages
  expect(crm.stages).toEqual(expect.arrayContaining(Object.values(named)))
  expect(crm.stages).not.toContain(Bad)
})

test("Google is told of good and won leads alone, and of another worth", () =>
  within((networks) =>
    Effect.gen(function* () {
      const place = yield* networks.connect({ ...request, network: "Google", leadStages: stagesTold.Google })
      const [made] = yield* logged("googleAds", "conversionActions")
      expect(made).toMatchObject({
        operations: [
          {},
          { create: { name: "Leads 7-Qualified", category: "QUALIFIED_LEAD", type: "UPLOAD_CLICKS" } },
          { create: { name: "Leads 7-Won", category: "CONVERTED_LEAD", clickThroughLookbackWindowDays: "90" } },
        ],
      })
      const at = (yield* now) - 60_000
      yield* networks.send(place, [networkLead("Google", 1, at)])
      const [body] = yield* logged("googleAds", "events:ingest")
      expect(body?.["events"]).toMatchObject([{ transactionId: "lead-1-Won", eventSource: "OTHER" }])
      yield* networks.send(place, [networkLead("Google", 1, at, 0)])
      expect((yield* shown).map(({ worth }) => worth)).toEqual(["0 GBP"])
      const bad: NetworkEvent = { ...networkLead("Google", 2, at), leadStage: "Bad" }
      expect((yield* networks.send(place, [bad])).refused).toMatchObject([{ id: "lead-2-Won" }])
    }),
  ))

test("a yen is worth a yen", () =>
  within((networks) =>
    Effect.gen(function* () {
      const place = yield* networks.connect({ ...request, network: "Google" })
      const event = networkEvent("Google", 1, (yield* now) - 1_000)
      yield* networks.send(place, [{ ...event, value: { amount: 500, currency: "JPY" } }])
      expect((yield* shown).map(({ worth }) => worth)).toEqual(["500 JPY"])
    }),
  ))

test.each([
  ["Meta", "meta", "events"],
  ["Google", "googleAds", "events:ingest"],
] as const)("conversions whose reply of %s was lost are there once after the next try", (network, provider, path) =>
  within((networks) =>
    Effect.gen(function* () {
      const place = yield* networks.connect({ ...request, network })
      const events = [networkEvent(network, 1, (yield* now) - 1_000), networkEvent(network, 2, (yield* now) - 1_000)]
      yield* Effect.promise(() =>
        control("failures", "PUT", [{ id: "one", provider, kind: "lostReply", path, method: "POST", count: 3 }]),
      )
      expect(yield* Effect.flip(networks.send(place, events))).toBeInstanceOf(NetworkUnavailable)
      yield* Effect.promise(() => control("failures", "PUT", []))
      const { receipt } = yield* networks.send(place, events)
      expect((yield* shown).length).toBe(2)
      yield* driver.settle ?? Effect.void
      const state = yield* networks.state({ ...place, ...(receipt !== undefined && { receipt }) })
      expect(state).toMatchObject({ status: "Receiving", problems: [] })
    }),
  ),
)

test.each([
  ["Meta", "meta", "events"],
  ["Google", "googleAds", "events:ingest"],
] as const)("%s that is too busy may be asked again", (network, provider, path) =>
  within((networks) =>
    Effect.gen(function* () {
      const place = yield* networks.connect({ ...request, network })
      const events = [networkEvent(network, 1, (yield* now) - 1_000)]
      yield* failing(provider, "rateLimit", path)
      expect(yield* Effect.flip(networks.send(place, events))).toBeInstanceOf(NetworkUnavailable)
      expect((yield* networks.send(place, events)).refused).toEqual([])
    }),
  ),
)

test("Google's terms that nobody accepted are refused in its words", () =>
  within((networks) =>
    Effect.gen(function* () {
      const place = yield* networks.connect({ ...request, network: "Google" })
      yield* failing("googleAds", "decline", "events")
      const refused = yield* Effect.flip(networks.test(place, networkEvent("Google", 1, (yield* now) - 1_000)))
      expect(refused).toBeInstanceOf(NetworkRefused)
      expect(refused.reason).toContain("terms")
    }),
  ))

test("clicks that Google never saw are its problem to tell", () =>
  within((networks) =>
    Effect.gen(function* () {
      const place = yield* networks.connect({ ...request, network: "Google" })
      const event = networkEvent("Google", 1, (yield* now) - 1_000)
      const { receipt } = yield* networks.send(place, [{ ...event, visitor: { gclid: "unknown1" } }])
      const told = { ...place, ...(receipt !== undefined && { receipt }) }
      expect((yield* networks.state(told)).status).toBe("Checking")
      yield* driver.settle ?? Effect.void
      expect(yield* networks.state(told)).toEqual({ status: "Problem", problems: ["1 × invalid gclid"] })
    }),
  ))

test("a test stays out of what Google has, and Meta shows it under a code", () =>
  within((networks) =>
    Effect.gen(function* () {
      const at = (yield* now) - 1_000
      const google = yield* networks.connect({ ...request, network: "Google" })
      expect(yield* networks.test(google, networkEvent("Google", 1, at))).toBeUndefined()
      expect(yield* shown).toEqual([])
      const meta = yield* networks.connect({ ...request, network: "Meta" })
      expect(yield* networks.test(meta, networkEvent("Meta", 1, at))).toMatch(/^TEST\d{5}$/u)
      const [body] = yield* logged("meta", "events")
      expect(body?.["test_event_code"]).toMatch(/^TEST\d{5}$/u)
    }),
  ))

test("a network that is not set up refuses, and is not offered", () =>
  Effect.gen(function* () {
    const networks = yield* ConversionNetworks
    expect(networks.availableNetworks).toEqual(["Meta"])
    expect(yield* Effect.flip(networks.connect({ ...request, network: "Google" }))).toBeInstanceOf(NetworkRefused)
  }).pipe(
    Effect.provide(conversionNetworks({ meta: adNetworkOptions(sandboxSettings("http://localhost:1")).meta })),
    Effect.runPromise,
  ))
