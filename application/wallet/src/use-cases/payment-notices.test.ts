import { Effect, Layer, Option, Result } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryOwnerMails, OwnerMailbox } from "@application/messaging/testing"
import { LaunchPrices, type PaidByLink, type PaidLaunch, PayableSummaries } from "@application/signup/services"
import { BusinessProfileId, CampaignId, IdempotencyKey, PortalId, SessionId } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import {
  documentDrafts,
  noCampaignHoldings,
  PaymentId,
  paymentReference,
  type SessionPayment,
  topUp,
  unregisteredEntity,
} from "@domain/wallet"
import { examplePrice } from "@domain/pricing/testing"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { PaymentNotices, type PaymentUse } from "../ports/payment-notices.ts"
import { PaidCampaigns } from "../services/paid-campaigns.ts"
import { memoryBillingDocuments } from "../testing/memory-billing.ts"
import { paymentNotices } from "./payment-notices.ts"
import { withReceipt } from "./receipt-number.ts"

const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 350_00, days: 7 })
const launch: PaidLaunch = { price, businessName: "Bloom" }
const paid: SessionPayment = {
  payment: {
    id: PaymentId.make(1),
    gateway: "stripe",
    gatewayReference: "pi_1",
    amount: price.total,
    currency: "INR",
    status: "Succeeded",
  },
  sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
  businessProfileId: BusinessProfileId.make(5),
  idempotencyKey: IdempotencyKey.make("00000000-0000-4000-8000-00000000000a"),
  createdAt: 0,
  total: price.total,
}

/** What was mailed and told; the session is paid unless told, and its campaign has a name of its own if one is given. */
const noticed = (
  tell: (notices: PaymentNotices["Service"]) => Effect.Effect<void, never, BillingDocuments>,
  { paidLaunch = Option.some(launch), campaign = "" } = {},
) => {
  const campaigns = Layer.succeed(PaidCampaigns, {
    of: () =>
      Effect.succeed(campaign === "" ? Option.none() : Option.some({ campaignId: CampaignId.make(1), name: campaign })),
    stop: () => Effect.void,
  })
  const prices = Layer.succeed(LaunchPrices, {
    ofPaid: () => Effect.succeed(paidLaunch),
    ofChange: () => Effect.die(new Error("Nothing is changed here")),
  })
  const told: Array<PaidByLink> = []
  const unused = () => Effect.die(new Error("Nothing is paid here"))
  const summaries = Layer.succeed(PayableSummaries, {
    open: unused,
    openToPay: unused,
    begun: unused,
    tellPaid: (paidByLink) => Effect.sync(() => void told.push(paidByLink)),
  })
  const world = paymentNotices.pipe(
    Layer.provideMerge(
      Layer.mergeAll(campaigns, prices, summaries, memoryBillingDocuments, memoryOwnerMails).pipe(
        Layer.provideMerge(MemoryDatabase.layer),
      ),
    ),
  )
  return Effect.gen(function* () {
    yield* tell(yield* PaymentNotices)
    const mails = yield* (yield* OwnerMailbox).all
    return { mails, told }
  }).pipe(Effect.provide(world), Effect.runPromise)
}

const mailed = async (...noticing: Parameters<typeof noticed>) => (await noticed(...noticing)).mails

const received = (use: PaymentUse, facts?: Parameters<typeof mailed>[1]) =>
  mailed((notices) => notices.received(paid, use), facts)

test("a payment by a summary's link is told with its payer, another is not", async () => {
  const byLink = { ...paid, payment: { ...paid.payment, payerName: "Mira" }, payerApproverId: 9 }
  expect((await noticed((notices) => notices.received(paid, "campaign"))).told).toEqual([])
  expect((await noticed((notices) => notices.received(byLink, "campaign"))).told).toEqual([
    {
      sessionId: paid.sessionId,
      payer: { name: "Mira", approverId: 9 },
      receiptNumber: "pi_1",
      amount: { amount: price.total, currency: "INR" },
    },
  ])
})

test("the receipt of a campaign tells its price, its tax and its name", async () => {
  expect(await received("campaign", { campaign: "Bloom in May" })).toMatchObject([
    {
      template: "receipt",
      link: "https://localhost/app/5/wallet",
      receiptNumber: "pi_1",
      campaignName: "Bloom in May",
      price: { amount: price.total, currency: "INR" },
      tax: { amount: price.tax },
      taxName: "GST 18%",
    },
  ])
})

test("the receipt of a deleted campaign names the business", async () => {
  expect(await received("campaign")).toMatchObject([{ template: "receipt", campaignName: "Bloom" }])
})

test("the receipt of a draft that is gone is the wallet's", async () => {
  expect(await received("campaign", { paidLaunch: Option.none() })).toMatchObject([{ template: "walletReceipt" }])
})

test.each([
  ["wallet", "walletReceipt"],
  ["surplus", "surplusReceipt"],
] as const)("money that came for the %s has a receipt of its own", async (use, template) => {
  expect(await received(use)).toMatchObject([{ template, amount: { amount: price.total, currency: "INR" } }])
})

test("a refund that came back is told with its amount", async () => {
  expect(await mailed((notices) => notices.refundReturned(paid, 5_00))).toMatchObject([
    { template: "refundReturned", amount: { amount: 5_00, currency: "INR" } },
  ])
})

test.each([
  ["refund", false, "paymentRefunded"],
  ["refund", true, "paymentRefundedStopped"],
  ["hold", false, "paymentDisputed"],
  ["hold", true, "paymentDisputedStopped"],
  ["lose", true, "disputeLost"],
  ["win", false, "disputeWon"],
] as const)("a reversal's step %s, with ads stopped: %s, is told as %s", async (step, isStopped, template) => {
  const told = await mailed((notices) => notices.reversed(paid, { step, amount: 5_00, isStopped }))
  expect(told).toMatchObject([{ template, amount: { amount: 5_00 }, campaignName: "" }])
})

test("a payment is called by its receipt's number, on the screen and in its mail", async () => {
  const seller = unregisteredEntity("IN", "Marquee", "29")
  const posted = topUp(
    { businessProfileId: paid.businessProfileId, reference: paymentReference(paid.payment.id), at: 0 },
    { currency: "INR", available: 0, promised: 0, locked: 0, owed: 0, campaign: noCampaignHoldings },
    paid.payment.amount,
    "INR",
  )
  const [draft] = documentDrafts(Result.getOrThrow(posted), {
    seller,
    buyer: { name: "Rao", address: "" },
    refersTo: () => [],
  })
  if (draft === undefined) throw new Error("Money that comes has a receipt")
  const numbers = await Effect.gen(function* () {
    const { number } = yield* (yield* BillingDocuments).issue(PortalId.make(1), draft)
    const pending = { ...paid, payment: { ...paid.payment, status: "Pending" } } as const
    return [number, (yield* withReceipt(paid)).receiptNumber, (yield* withReceipt(pending)).receiptNumber]
  }).pipe(Effect.provide(memoryBillingDocuments.pipe(Layer.provideMerge(MemoryDatabase.layer))), Effect.runPromise)
  expect(numbers).toEqual([numbers[0], numbers[0], undefined])
  const issued = (notices: PaymentNotices["Service"]) =>
    Effect.gen(function* () {
      yield* (yield* BillingDocuments).issue(PortalId.make(1), draft)
      yield* notices.received(paid, "wallet")
    })
  expect(await mailed(issued)).toMatchObject([{ template: "walletReceipt", receiptNumber: numbers[0] }])
})
