import { Effect, Layer } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { adNetworks } from "./index.ts"
import { CampaignRepository } from "@application/campaigns/ports"
import { memoryCampaignWorld, sampleDraft } from "@application/campaigns/testing"
import { OwnerMailbox } from "@application/messaging/testing"
import {
  launchCampaign,
  pauseCampaign,
  runLaunch,
  applyCampaignState,
  syncCampaigns,
} from "@application/campaigns/use-cases"
import { MemoryDatabase } from "@application/kernel/testing"
import { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { credentialsFrom } from "@apps/sandbox/settings"
import { type Sandbox, startSandbox } from "@apps/sandbox/testing"

const keys = credentialsFrom({})
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, marketSpeedSeconds: 1 })
})

afterAll(() => sandbox.stop())

interface AdReport {
  readonly id: string
  readonly network: string
  readonly status: string
  readonly text: string
  readonly link: string
}

const control = async (path: string, method = "GET", body?: unknown): Promise<unknown> => {
  const reply = await fetch(`${sandbox.url}/control/api/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  })
  return reply.json()
}

const ads = Effect.promise(async () => (await control("ads")) as ReadonlyArray<AdReport>)

const networks = Layer.unwrap(
  Effect.sync(() =>
    adNetworks({
      meta: {
        baseUrl: `${sandbox.url}/graph`,
        version: "v25.0",
        accessToken: keys.META_ACCESS_TOKEN,
        appSecret: keys.META_APP_SECRET,
        adAccounts: { IN: keys.META_AD_ACCOUNT_ID, GB: "3002" },
        portalPageId: keys.META_PAGE_ID,
        businessId: "9",
      },
      google: {
        baseUrl: `${sandbox.url}/gads`,
        version: "v25",
        dataManagerUrl: "http://127.0.0.1:1",
        tokenUrl: `${sandbox.url}/oauth2/token`,
        developerToken: keys.GOOGLE_ADS_DEVELOPER_TOKEN,
        clientId: keys.GOOGLE_ADS_CLIENT_ID,
        clientSecret: keys.GOOGLE_ADS_CLIENT_SECRET,
        refreshToken: keys.GOOGLE_ADS_REFRESH_TOKEN,
        loginCustomerId: keys.GOOGLE_ADS_LOGIN_CUSTOMER_ID,
        customers: { IN: keys.GOOGLE_ADS_CUSTOMER_ID, GB: "4445556667" },
      },
    }),
  ),
)

const world = Layer.provideMerge(networks, memoryCampaignWorld)

const key = { businessProfileId: BusinessProfileId.make(7), campaignId: CampaignId.make(70) }

const launched = Effect.gen(function* () {
  ;(yield* MemoryDatabase).table("sessions").set(sampleDraft.sessionId, sampleDraft)
  const { businessProfileId, campaignId: id } = key
  yield* (yield* CampaignRepository).save({
    id,
    businessProfileId,
    sessionId: sampleDraft.sessionId,
    name: "Sunrise",
    region: "IN",
    status: "Draft",
    channels: [],
    spent: 0,
    createdAt: 1,
  })
  yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make("launch-key-1") })
  yield* runLaunch.handle(key)
})

const campaign = Effect.flatMap(CampaignRepository, (campaigns) =>
  campaigns.withTotals(key.businessProfileId, key.campaignId),
)

test("an accepted draft becomes ads on both networks and brings numbers and leads", () =>
  Effect.runPromise(
    Effect.gen(function* () {
      yield* launched
      const made = yield* ads
      expect(made.map(({ network, status }) => [network, status]).toSorted()).toEqual([
        ["google", "PENDING_REVIEW"],
        ["meta", "PENDING_REVIEW"],
      ])
      expect(made.map(({ text }) => text)).toContain(sampleDraft.creative.creativeDetail?.adDetail?.primaryText)
      const tagged = (network: string, medium: string, ad: string, mark: string) =>
        `?utm_source=${network}&utm_medium=${medium}&utm_campaign=sunrise&utm_content=${ad}&mq_ad=${mark}`
      expect(made.map(({ link }) => new URL(link).search).toSorted()).toEqual([
        tagged("facebook", "paid_social", "gentle_root_canal_treatment_in_pune", "70-1"),
        tagged("google", "cpc", "dentist_in_pune", "70-2"),
      ])
      yield* syncCampaigns.handle({})
      expect((yield* campaign).status).toBe("InReview")

      const google = made.find(({ network }) => network === "google")
      const meta = made.find(({ network }) => network === "meta")
      yield* Effect.promise(() => control(`ads/${google?.id ?? ""}/reject`, "POST", { reason: "Unclear address" }))
      yield* Effect.promise(() => control(`ads/${meta?.id ?? ""}/approve`, "POST"))
      yield* Effect.promise(() => control("clock", "POST", { advanceMs: 2_500 }))
      expect(yield* syncCampaigns.handle({})).toEqual({ campaigns: 1 })

      const live = yield* campaign
      expect(live.status).toBe("Active")
      expect(live.channels).toMatchObject([{ status: "Active" }, { status: "Rejected", reason: "Unclear address" }])
      expect(live.totals.impressions).toBeGreaterThan(0)
      expect(live.totals.spend).toBe(live.spent)
      expect((yield* ads).find(({ id }) => id === meta?.id)).toMatchObject({ currency: "INR" })
      const database = yield* MemoryDatabase
      const leads = database.table("campaign_leads").size
      expect(leads).toBeGreaterThan(0)
      const kinds = (yield* (yield* OwnerMailbox).all).map(({ template }) => template)
      expect(kinds.toSorted()).toEqual(["campaignNews", ...Array.from({ length: leads }, () => "newLead")])

      yield* pauseCampaign.handle(key)
      yield* applyCampaignState.handle(key)
      expect((yield* ads).find(({ network }) => network === "meta")?.status).toMatch(/PAUSED/)
    }).pipe(Effect.provide(world)),
  ))
