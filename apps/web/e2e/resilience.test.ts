import { type ApiCaller, apiCaller, pause, type ReadyCampaign, readyCampaign } from "@adapters/http-client/testing"
import { GetCampaign, GetLaunchJob, LaunchCampaign } from "@application/campaigns/contract"
import { ListLeads } from "@application/insights/contract"
import {
  ConfirmPayment,
  GetWallet,
  ListSessionPayments,
  ListTransactions,
  StartPayment,
} from "@application/wallet/contract"
import { IdempotencyKey } from "@domain/kernel"
import type { PaymentHandover } from "@domain/wallet"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestSite, type TestSite } from "./site.ts"

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
}, 120_000)
afterAll(() => site.stop(), 60_000)

const post = async (url: string, body: unknown) => {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, string>
}

/** What the buyer's browser does at Razorpay: pays the order by UPI and receives the signed handover. */
const payAtRazorpay = async (handover: PaymentHandover) => {
  if (handover.gateway !== "razorpay") throw new Error("India pays through Razorpay")
  const reply = await post(`${site.sandbox}/razorpay/checkout/payments`, {
    key_id: handover.keyId,
    order_id: handover.orderId,
    method: "upi",
    vpa: "asha@upi",
  })
  return {
    orderId: reply["razorpay_order_id"] ?? "",
    paymentId: reply["razorpay_payment_id"] ?? "",
    signature: reply["razorpay_signature"] ?? "",
  }
}

const startPayment = (asha: ApiCaller, { sessionId, total }: ReadyCampaign) =>
  asha.ask(StartPayment, { sessionId, total, idempotencyKey: IdempotencyKey.make(`pay:${sessionId}:${total}:0`) })

const balances = async (asha: ApiCaller, { businessProfileId }: ReadyCampaign) => {
  const { availableBalance, lockedBalance } = await asha.ask(GetWallet, { businessProfileId })
  const { transactions } = await asha.ask(ListTransactions, { businessProfileId, limit: 100 })
  return {
    availableBalance,
    lockedBalance,
    topUps: transactions.filter(({ kind }) => kind === "topUp").map(({ amount }) => amount),
  }
}

const until = async <A>(what: string, ask: () => Promise<A>, holds: (value: A) => boolean): Promise<A> => {
  for (let tries = 0; tries < 90; tries += 1) {
    const value = await ask()
    if (holds(value)) return value
    await pause(1_000)
  }
  throw new Error(`${what} did not come true`)
}

test("fifty confirmations and a repeated webhook of one payment credit the wallet once", async () => {
  const asha = apiCaller(site.origin)
  const campaign = await readyCampaign(site.sandbox, asha, "sunrise-dental", "IN")
  const handover = await startPayment(asha, campaign)
  const razorpay = await payAtRazorpay(handover)
  const input = { sessionId: campaign.sessionId, paymentId: handover.payment.id, razorpay }
  await Promise.all(Array.from({ length: 50 }, () => asha.once(ConfirmPayment, input)))
  const again = await startPayment(asha, campaign)
  expect(again.payment.status).toBe("Succeeded")
  expect(await balances(asha, campaign)).toEqual({
    availableBalance: campaign.total,
    lockedBalance: 0,
    topUps: [campaign.total],
  })
})

test.each(["api", "worker", "database"] as const)(
  "kill -9 of the %s in the middle of a payment: it is credited, once",
  async (victim) => {
    const asha = apiCaller(site.origin)
    const campaign = await readyCampaign(site.sandbox, asha, "sunrise-dental", "IN")
    const handover = await startPayment(asha, campaign)
    const razorpay = await payAtRazorpay(handover)
    const confirming = asha.once(ConfirmPayment, {
      sessionId: campaign.sessionId,
      paymentId: handover.payment.id,
      razorpay,
    })
    await site.kill(victim)
    await confirming
    await until(
      "the credit",
      () => asha.ask(ListSessionPayments, { sessionId: campaign.sessionId }),
      ([latest]) => latest?.status === "Succeeded",
    )
    expect(await balances(asha, campaign)).toEqual({
      availableBalance: campaign.total,
      lockedBalance: 0,
      topUps: [campaign.total],
    })
  },
)

test("a buyer who closes the browser right after paying is credited by the webhook or the reconciliation", async () => {
  const asha = apiCaller(site.origin)
  const campaign = await readyCampaign(site.sandbox, asha, "sunrise-dental", "IN")
  await payAtRazorpay(await startPayment(asha, campaign))
  await until(
    "the credit",
    () => asha.ask(ListSessionPayments, { sessionId: campaign.sessionId }),
    ([latest]) => latest?.status === "Succeeded",
  )
  expect((await balances(asha, campaign)).topUps).toEqual([campaign.total])
})

interface ReviewedAd {
  readonly id: string
  readonly campaign?: string
  readonly campaignName?: string
}

/** Ads that the networks hold for this campaign; the names carry its number. */
const adsOf = async ({ campaignId }: ReadyCampaign): Promise<ReadonlyArray<ReviewedAd>> => {
  const response = await fetch(`${site.sandbox}/control/api/ads`)
  const ads = (await response.json()) as ReadonlyArray<ReviewedAd>
  return ads.filter((ad) => (ad.campaignName ?? ad.campaign ?? "").startsWith(`MQ-${campaignId}-`))
}

test("kill -9 of api, worker and database in the middle of a launch: it finishes once, then goes live and delivers", async () => {
  const asha = apiCaller(site.origin)
  const campaign = await readyCampaign(site.sandbox, asha, "sunrise-dental", "IN")
  const { businessProfileId, campaignId, sessionId } = campaign
  const handover = await startPayment(asha, campaign)
  await asha.ask(ConfirmPayment, { sessionId, paymentId: handover.payment.id, razorpay: await payAtRazorpay(handover) })
  const idempotencyKey = IdempotencyKey.make(`launch:${campaignId}`)
  await asha.ask(LaunchCampaign, { businessProfileId, campaignId, idempotencyKey })
  for (const victim of ["worker", "api", "database", "worker"] as const) {
    await pause(150)
    await site.kill(victim)
    await asha.ask(LaunchCampaign, { businessProfileId, campaignId, idempotencyKey })
  }
  const job = await until(
    "the launch",
    () => asha.ask(GetLaunchJob, { businessProfileId, campaignId }),
    ({ status }) => status === "Done" || status === "Failed",
  )
  expect(job.channels.map(({ channel, status, problem }) => [channel, status, problem])).toEqual([
    ["Social", "Done", undefined],
    ["Search", "Done", undefined],
  ])
  expect(await adsOf(campaign)).toHaveLength(2)
  const held = await balances(asha, campaign)
  expect(held.topUps).toEqual([campaign.total])
  expect(held.availableBalance).toBe(0)

  for (const { id } of await adsOf(campaign))
    await post(`${site.sandbox}/control/api/ads/${encodeURIComponent(id)}/approve`, {})
  const live = await until(
    "live numbers",
    () => asha.ask(GetCampaign, { businessProfileId, campaignId }),
    ({ status, totals }) => status === "Active" && totals.impressions > 0 && totals.spend > 0,
  )
  expect(live.totals.spend).toBeLessThanOrEqual(held.lockedBalance)
  await until(
    "a lead",
    () => asha.ask(ListLeads, { businessProfileId }),
    ({ total }) => total > 0,
  )
}, 240_000)
