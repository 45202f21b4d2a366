import { type ApiCaller, apiCaller, pause, type ReadyCampaign, readyCampaign } from "@adapters/http-client/testing"
import { GetCampaign, LaunchCampaign } from "@application/campaigns/contract"
import { ListLeads } from "@application/insights/contract"
import {
  ConfirmPayment,
  DownloadBillingDocument,
  GetWallet,
  ListBillingDocuments,
  ListSessionPayments,
  ListTransactions,
} from "@application/wallet/contract"
import { IdempotencyKey } from "@domain/kernel"
import { DocumentId } from "@domain/wallet"
import { attackByFuzz, causeChaos } from "@tools/attack"
import { afterAll, beforeAll, expect, test } from "vitest"
import { adsOf, decideAds } from "./ads-in-review.ts"
import { launchEnded, payAndLaunch, payAtGateway, startPayment, until } from "./by-calls.ts"
import { startTestSite, type TestSite } from "./site.ts"

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ isLasting: true })
}, 240_000)
afterAll(() => site.stop(), 60_000)

const balances = async (asha: ApiCaller, { businessProfileId }: ReadyCampaign) => {
  const { availableBalance, promisedBalance, lockedBalance } = await asha.ask(GetWallet, { businessProfileId })
  const { transactions } = await asha.ask(ListTransactions, { businessProfileId, limit: 100 })
  return {
    availableBalance,
    promisedBalance,
    lockedBalance,
    topUps: transactions.filter(({ kind }) => kind === "topUp").map(({ amount }) => amount),
  }
}

test("fifty confirmations and a repeated webhook credit the wallet once", async () => {
  const asha = apiCaller(site.origin)
  const campaign = await readyCampaign(site.sandbox, asha, "sunrise-dental", "IN")
  const handover = await startPayment(asha, campaign)
  const returned = await payAtGateway(site.sandbox, handover)
  const input = {
    sessionId: campaign.sessionId,
    paymentId: handover.payment.id,
    ...(returned !== undefined && { returned }),
  }
  await Promise.all(Array.from({ length: 50 }, () => asha.once(ConfirmPayment, input)))
  const again = await startPayment(asha, campaign)
  expect(again.payment.status).toBe("Succeeded")
  expect(await balances(asha, campaign)).toEqual({
    availableBalance: 0,
    promisedBalance: campaign.total,
    lockedBalance: 0,
    topUps: [campaign.total],
  })
})

test("money in a wallet has a receipt, which the server draws as PDF", async () => {
  const asha = apiCaller(site.origin)
  const campaign = await readyCampaign(site.sandbox, asha, "sunrise-dental", "IN")
  const handover = await startPayment(asha, campaign)
  const returned = await payAtGateway(site.sandbox, handover)
  await asha.ask(ConfirmPayment, {
    sessionId: campaign.sessionId,
    paymentId: handover.payment.id,
    ...(returned !== undefined && { returned }),
  })
  const { businessProfileId } = campaign
  const { documents } = await asha.ask(ListBillingDocuments, { businessProfileId })
  expect(documents).toMatchObject([{ kind: "receipt", total: campaign.total }])
  const [{ id: documentId } = { id: DocumentId.make(1) }] = documents
  const file = await asha.ask(DownloadBillingDocument, { businessProfileId, documentId, language: "he" })
  let text = ""
  for await (const bytes of file.body) text += new TextDecoder("latin1").decode(bytes)
  expect([file.contentType, text.slice(0, 5)]).toEqual(["application/pdf", "%PDF-"])
})

test.each(["api", "worker", "database"] as const)(
  "kill -9 of the %s during a payment: it is credited once",
  async (victim) => {
    const asha = apiCaller(site.origin)
    const campaign = await readyCampaign(site.sandbox, asha, "sunrise-dental", "IN")
    const handover = await startPayment(asha, campaign)
    const returned = await payAtGateway(site.sandbox, handover)
    const confirming = asha.once(ConfirmPayment, {
      sessionId: campaign.sessionId,
      paymentId: handover.payment.id,
      ...(returned !== undefined && { returned }),
    })
    await site.kill(victim)
    await confirming
    await until(
      "the credit",
      () => asha.ask(ListSessionPayments, { sessionId: campaign.sessionId }),
      ([latest]) => latest?.status === "Succeeded",
    )
    expect(await balances(asha, campaign)).toEqual({
      availableBalance: 0,
      promisedBalance: campaign.total,
      lockedBalance: 0,
      topUps: [campaign.total],
    })
  },
)

test("a payment with a closed browser is credited by webhook or reconciliation", async () => {
  const asha = apiCaller(site.origin)
  const campaign = await readyCampaign(site.sandbox, asha, "sunrise-dental", "IN")
  await payAtGateway(site.sandbox, await startPayment(asha, campaign))
  await until(
    "the credit",
    () => asha.ask(ListSessionPayments, { sessionId: campaign.sessionId }),
    ([latest]) => latest?.status === "Succeeded",
  )
  expect((await balances(asha, campaign)).topUps).toEqual([campaign.total])
})

test("kill -9 of api, worker and database during a launch: it finishes once", async () => {
  const asha = apiCaller(site.origin)
  const campaign = await readyCampaign(site.sandbox, asha, "sunrise-dental", "IN")
  const { businessProfileId, campaignId } = campaign
  await payAndLaunch(site.sandbox, asha, campaign)
  const idempotencyKey = IdempotencyKey.make(`launch:${campaignId}`)
  for (const victim of ["worker", "api", "database", "worker"] as const) {
    await pause(150)
    await site.kill(victim)
    await asha.ask(LaunchCampaign, { businessProfileId, campaignId, idempotencyKey })
  }
  const job = await launchEnded(asha, campaign)
  expect(job.channels.map(({ channel, status, problem }) => [channel, status, problem])).toEqual([
    ["Social", "Done", undefined],
    ["Search", "Done", undefined],
  ])
  expect(await adsOf(site.sandbox, campaignId)).toHaveLength(2)
  const held = await balances(asha, campaign)
  expect(held.topUps).toEqual([campaign.total])
  expect([held.availableBalance, held.promisedBalance]).toEqual([0, 0])

  await decideAds(site.sandbox, campaignId, "approve")
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

test("random requests to every endpoint get an envelope, never a 5xx or a hang", async () => {
  const before = await site.pids()
  const outcomes = await attackByFuzz(site, { requests: 1_000, seed: 20_261_122 })
  expect(outcomes.flatMap(({ failures }) => failures)).toEqual([])
  expect(await site.pids()).toEqual(before)
}, 400_000)

test("payments amid failing gateways and killed processes are neither lost nor doubled", async () => {
  const target = {
    ...site,
    apiPid: () => undefined,
    kill: (what: "api" | "worker" | "database") => void site.kill(what),
  }
  const { faults, failures, books } = await causeChaos(target, {
    payments: 16,
    seed: 20_261_123,
    killMs: 1_000,
    blows: { kills: 3, faults: 16 },
    roundMs: 1_000,
    patienceMs: 120_000,
  })
  expect(failures).toEqual([])
  expect(faults.killed).toEqual({ api: 1, worker: 1, database: 1 })
  expect(books).toMatchObject({ lost: 0, doubled: 0 })
  expect(books.credited).toBeGreaterThan(4)
}, 400_000)
