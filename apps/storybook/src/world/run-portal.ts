import { CampaignRepository, LaunchRuns } from "@application/campaigns/ports"
import { CallbackPages, UserRepository } from "@application/identity/ports"
import { CallbackRequests } from "@application/identity/stores"
import { PromoCodes } from "@application/signup/ports"
import {
  AddOnPurchases,
  BillingDocuments,
  PaymentGateways,
  PaymentIssues,
  PaymentRepository,
  RefundRepository,
} from "@application/wallet/ports"
import { GatewayDesk } from "@application/wallet/testing"
import { type Campaign, submittedTo } from "@domain/campaigns"
import { IdempotencyKey, localDateAt } from "@domain/kernel"
import type { NewPromoCode } from "@domain/pricing"
import { PaymentId, RefundId } from "@domain/wallet"
import { exampleDocuments } from "@domain/wallet/testing"
import { Clock, Effect } from "effect"
import { seedPriceLists } from "@domain/pricing/seed"
import { bakery, owner } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import { launchRunOf } from "./launch-run.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const day = 86_400_000
const { portalId } = owner

/** Two invoices that the tax office has not registered: one got no answer, the other never will. */
const unregisteredInvoices = Effect.fnUntraced(function* (now: number) {
  const documents = yield* BillingDocuments
  const { id: _id, number: _number, ...silent } = exampleDocuments["india-other-state"]
  const { postalCode: _pin, ...unlocated } = silent.buyer
  const refused = [
    { ...silent, reason: "The portal did not answer." },
    {
      ...silent,
      buyer: { ...unlocated, name: "Rao's Bakery", address: "Indiranagar, Bengaluru" },
      reason: "3039: The buyer's PIN code is not of the state.",
    },
  ]
  for (const { reason, ...invoice } of refused) {
    const { id } = yield* documents.issue(portalId, { ...invoice, businessProfileId: bakery.id })
    yield* documents.noteRefusal(bakery.id, id, { reason, triedAt: now - day / 2 })
  }
})

/** Requests to be called of every standing: overdue, taken with a note, waiting and handled. */
const askedCalls = Effect.fnUntraced(function* (now: number) {
  const requests = yield* CallbackRequests
  const hour = 3_600_000
  const by = owner.user.id
  for (const [age, left] of [
    [4, -1],
    [1, 1],
    [0.1, 1.5],
    [9, -7],
  ] as const)
    yield* requests.add({
      portalId,
      userId: by,
      businessProfileId: bakery.id,
      phone: "91-9876543210",
      portal: "localhost",
      requestedAt: now - age * day,
      replyDueAt: now + left * day,
    })
  const every = { search: "", now, skip: 0, limit: 9 }
  const [handled, , taken] = yield* (yield* CallbackPages).page(portalId, every)
  if (handled === undefined || taken === undefined) return
  const answer = { handledAt: now - 8 * day, handledBy: by, handledNote: "Explained the invoice." }
  yield* requests.save({ ...handled, ...answer })
  const claim = { claimedAt: now - hour, claimedBy: by, staffNote: "No answer at noon, again after four." }
  yield* requests.save({ ...taken, ...claim })
})

/** A refund of three days ago that its gateway has not decided yet, and decides as soon as it is asked. */
const waitingRefund = Effect.fnUntraced(function* (now: number) {
  const payment = { id: PaymentId.make(990_002), gateway: "razorpay", amount: 5_000_00, currency: "INR" } as const
  const { reference } = yield* (yield* PaymentGateways).open({
    gateway: payment.gateway,
    currency: payment.currency,
    paymentId: payment.id,
    businessProfileId: bakery.id,
    amount: payment.amount,
    description: "",
  })
  yield* (yield* GatewayDesk).become(reference, "Succeeded")
  yield* (yield* PaymentRepository).openTopUp({
    payment: { ...payment, gatewayReference: reference, status: "Succeeded" },
    businessProfileId: bakery.id,
    userId: owner.user.id,
    idempotencyKey: IdempotencyKey.make("top-up-990002"),
    createdAt: now - 9 * day,
  })
  yield* (yield* RefundRepository).open([
    {
      id: RefundId.make(880_001),
      businessProfileId: bakery.id,
      paymentId: payment.id,
      gateway: payment.gateway,
      amount: 1_500_00,
      currency: payment.currency,
      state: "InProgress",
      idempotencyKey: IdempotencyKey.make("refund-880001"),
      createdAt: now - 3 * day,
    },
  ])
})

/** Two invoices that the tax office has registered: one an hour ago, the other three days ago. */
const registeredInvoices = Effect.fnUntraced(function* (now: number) {
  const documents = yield* BillingDocuments
  const { id: _id, number: _number, ...invoice } = exampleDocuments["india-other-state"]
  for (const age of [3, 1 / 24]) {
    const { id } = yield* documents.issue(portalId, { ...invoice, businessProfileId: bakery.id })
    yield* documents.keepRegistration(bakery.id, id, {
      irn: String(id).padStart(64, "0"),
      acknowledgementNumber: "112610000000001",
      acknowledgedAt: now - age * day,
      signedQr: "signed",
    })
  }
})

/** The bakery's owner runs the portal too, which has two campaigns to review, both with priority care, payments to look into, clients who ask for a call, invoices with and without registration and codes of every state. */
export const administeredPortal: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const dayAt = (days: number) => localDateAt(now + days * day, "Asia/Kolkata")
  yield* (yield* UserRepository).save({
    ...owner,
    user: { ...owner.user, roleIds: [...owner.user.roleIds, "PortalAdministrator"] },
  })

  const campaigns = yield* CampaignRepository
  const wait = Effect.fnUntraced(function* ({ id }: Campaign, age: number) {
    const campaign = yield* campaigns.byId(bakery.id, id)
    const waiting: Campaign = {
      ...campaign,
      status: "InReview",
      channels: campaign.channels.map(({ channel }) => ({ channel, status: "Waiting" })),
      reviewDueAt: now + (3 - age) * day,
    }
    yield* campaigns.save(submittedTo(waiting, portalId, now - age * day))
    const run = launchRunOf(waiting)
    const channels = run.channels.map((channel) => ({ ...channel, status: "New" as const }))
    yield* (yield* LaunchRuns).save({ ...run, status: "New", channels })
  })
  const [first, second] = bakeryCampaigns(now)
  if (first !== undefined) yield* wait(first, 4)
  if (second !== undefined) yield* wait(second, 1)

  yield* (yield* AddOnPurchases).add("story-add-on-1", {
    businessProfileId: bakery.id,
    tierName: "Starter",
    days: 30,
    priceListId: seedPriceLists.IN.id,
    currency: "INR",
    price: 999_00,
    tax: 179_82,
    total: 1_178_82,
    boughtAt: now - 2 * day,
    startsAt: now - 2 * day,
    endsAt: now + 28 * day,
  })

  const issues = yield* PaymentIssues
  const atGateway = { gateway: "razorpay", currency: "INR" } as const
  yield* issues.note({
    ...atGateway,
    kind: "refundReturned",
    gatewayReference: "rfnd_Qw8ZtP0aYb31Lx",
    amount: 1_250_00,
    noticedAt: now - 2 * day,
  })
  yield* issues.note({
    ...atGateway,
    kind: "disputeOpened",
    gatewayReference: "disp_Qw9XsV4cTg77Hk",
    amount: 4_300_00,
    noticedAt: now - day,
  })
  const unknown = yield* (yield* PaymentGateways).open({
    ...atGateway,
    paymentId: PaymentId.make(990_001),
    businessProfileId: bakery.id,
    amount: 4_130_00,
    description: "",
  })
  yield* (yield* GatewayDesk).become(unknown.reference, "Succeeded")
  yield* issues.note({
    ...atGateway,
    kind: "unknownPayment",
    gatewayReference: unknown.reference,
    amount: 4_130_00,
    noticedAt: now - day / 3,
  })

  yield* issues.note({
    ...atGateway,
    kind: "otherAmountTaken",
    gatewayReference: "order_Qp5RsC2nLw90Ty",
    amount: 999_00,
    noticedAt: now - 9 * day,
  })
  const { issues: noticed } = yield* issues.open(portalId, { skip: 0, limit: 9 })
  for (const issue of noticed)
    if (issue.kind === "otherAmountTaken")
      yield* issues.settle(portalId, issue.id, {
        note: "The buyer's account is closed.",
        at: now - 8 * day,
        by: owner.user.id,
        writtenOff: issue.amount,
      })

  yield* waitingRefund(now)
  yield* unregisteredInvoices(now)
  yield* askedCalls(now)
  yield* registeredInvoices(now)

  const codes = yield* PromoCodes
  const create = (wanted: NewPromoCode, at: number) => codes.create(portalId, wanted, at)
  const percent = (off: number) => ({ kind: "percent", percent: off }) as const
  yield* create({ code: "MONSOON20", validFrom: dayAt(-20), validTo: dayAt(40), discount: percent(20) }, now - 20 * day)
  yield* create(
    {
      code: "FIRST500",
      region: "IN",
      validFrom: dayAt(10),
      validTo: dayAt(70),
      discount: { kind: "flat", currency: "INR", amount: 500_00 },
      usesAtMost: 100,
    },
    now - 2 * day,
  )
  const over = yield* create(
    { code: "SPRING", validFrom: dayAt(-90), validTo: dayAt(30), discount: percent(12.5) },
    now - 90 * day,
  )
  if (over !== undefined) yield* codes.end(portalId, over.id, now - 30 * day)
})
