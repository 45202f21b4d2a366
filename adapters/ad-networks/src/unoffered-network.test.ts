import { Effect } from "effect"
import { expect, test } from "vitest"
import { samplePlan } from "@application/campaigns/conformance"
import { AdNetworks, type ChannelObjects } from "@application/campaigns/ports"
import { adNetworks } from "./ad-networks.ts"

/** Nobody listens there: whatever is sent to a network fails as unavailable, not as refused. */
const baseUrl = "http://127.0.0.1:1"
/** An installation without Google Ads. */
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
})

const externalIds = { campaign: "1", adSet: "2", ad: "3" }
const budget = { type: "Daily", currency: "INR", daily: 500_00, total: 3_500_00 } as const
const picture = Effect.die("Nothing is drawn for a refused ad")
const refused = { _tag: "NetworkRefused", reason: "Google Ads is not set up" }

type Call = (port: AdNetworks["Service"], objects: ChannelObjects) => Effect.Effect<unknown, unknown>

const calls: ReadonlyArray<readonly [string, Call]> = [
  ["pause", (port, objects) => port.pause(objects)],
  ["resume", (port, objects) => port.resume(objects)],
  ["setEndDate", (port, objects) => port.setEndDate(objects, "2026-12-01", "Asia/Kolkata")],
  ["setBudget", (port, objects) => port.setBudget(objects, budget)],
  ["review", (port, objects) => port.review(objects)],
  ["metrics", (port, objects) => port.metrics(objects, "2026-11-01", "2026-11-02")],
  ["leads", (port, objects) => port.leads(objects, 0)],
]

for (const channel of ["Search", "Banner"] as const) {
  test.each(calls)(
    `%s of a ${channel} ad is refused without Google Ads, and sent to no network`,
    async (_name, call) => {
      const asked = Effect.flatMap(AdNetworks, (port) => call(port, { channel, externalIds }))
      expect(await Effect.runPromise(Effect.provide(Effect.flip(asked), networks))).toMatchObject(refused)
    },
  )

  test(`the first step of a ${channel} launch is refused without Google Ads`, async () => {
    const plan = samplePlan(1, channel)
    const asked = Effect.flatMap(AdNetworks, (port) => {
      const [step = "review"] = port.steps(plan)
      return port.perform({ plan, step, made: {}, picture })
    })
    expect(await Effect.runPromise(Effect.provide(Effect.flip(asked), networks))).toMatchObject(refused)
  })
}

test("only social ads can be launched without Google Ads", async () => {
  const channels = Effect.map(AdNetworks, ({ availableChannels }) => availableChannels)
  expect(await Effect.runPromise(Effect.provide(channels, networks))).toEqual(["Social"])
})
