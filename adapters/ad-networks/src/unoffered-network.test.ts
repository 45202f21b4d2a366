import { Effect } from "effect"
import { expect, test } from "vitest"
import { samplePlan } from "@application/campaigns/conformance"
import { AdNetworks } from "@application/campaigns/ports"
import { adNetworks } from "./ad-networks.ts"

/** Nobody listens there: whatever is sent to a network fails as unavailable, not as refused. */
const baseUrl = "http://127.0.0.1:1"
const networks = adNetworks({
  meta: {
    baseUrl,
    version: "v25.0",
    accessToken: "token",
    appSecret: "secret",
    adAccounts: { IN: "1", GB: "2" },
    portalPageId: "3",
    businessId: "9",
  },
  google: {
    baseUrl,
    version: "v25",
    dataManagerUrl: "http://127.0.0.1:1",
    tokenUrl: baseUrl,
    developerToken: "token",
    clientId: "id",
    clientSecret: "secret",
    refreshToken: "token",
    loginCustomerId: "1",
    customers: { IN: "1", GB: "2" },
  },
})

const banner = { channel: "Banner", externalIds: { campaign: "1", adSet: "2", ad: "3", leadForm: "4" } } as const
const budget = { type: "Daily", currency: "INR", daily: 500_00, total: 3_500_00 } as const
const picture = Effect.die("Nothing is drawn for a refused ad")

const calls: ReadonlyArray<readonly [string, (port: AdNetworks["Service"]) => Effect.Effect<unknown, unknown>]> = [
  ["pause", (port) => port.pause(banner)],
  ["resume", (port) => port.resume(banner)],
  ["setEndDate", (port) => port.setEndDate(banner, "2026-12-01", "Asia/Kolkata")],
  ["setBudget", (port) => port.setBudget(banner, budget)],
  ["review", (port) => port.review(banner)],
  ["metrics", (port) => port.metrics(banner, "2026-11-01", "2026-11-02")],
  ["leads", (port) => port.leads(banner, 0)],
]

test.each(calls)("%s of a banner is refused, and sent to no network", async (_name, call) => {
  const failure = await Effect.runPromise(Effect.flip(Effect.flatMap(AdNetworks, call)).pipe(Effect.provide(networks)))
  expect(failure).toMatchObject({ _tag: "NetworkRefused", reason: "Banners are not offered" })
})

test("the first step of a banner's launch is refused, and sent to no network", async () => {
  const plan = { ...samplePlan(1, "Social"), channel: "Banner" as const }
  const failure = await Effect.runPromise(
    Effect.flatMap(AdNetworks, (port) => {
      const [step = "review"] = port.steps(plan)
      return Effect.flip(port.perform({ plan, step, made: {}, picture }))
    }).pipe(Effect.provide(networks)),
  )
  expect(failure).toMatchObject({ _tag: "NetworkRefused", reason: "Banners are not offered" })
})

test("banners are not among the channels that can be launched on", async () => {
  const channels = Effect.map(AdNetworks, ({ availableChannels }) => availableChannels)
  expect(await Effect.runPromise(Effect.provide(channels, networks))).toEqual(["Social", "Search"])
})
