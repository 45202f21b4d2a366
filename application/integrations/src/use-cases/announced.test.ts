import { CampaignRepository } from "@application/campaigns/ports"
import { MemoryDatabase } from "@application/kernel/testing"
import { BillingDocuments, PaymentIssues, PaymentNotices } from "@application/wallet/ports"
import type { Campaign } from "@domain/campaigns"
import { draft } from "@domain/campaigns/testing"
import type { PortalEventKind } from "@domain/integrations"
import { exampleDocuments } from "@domain/wallet/testing"
import { IdempotencyKey, UserId } from "@domain/kernel"
import { PaymentId } from "@domain/wallet"
import { Effect } from "effect"
import { expect, test } from "vitest"
import {
  businessProfileId,
  endpointFor,
  inEndpointWorld,
  later,
  portalId,
  told,
  work,
} from "../testing/endpoint-world.ts"
import { tellLateReview } from "./index.ts"

const hour = 3_600_000
const now = Date.parse("2026-12-08T10:00:00Z")
const campaign: Campaign = { ...draft, businessProfileId }
const asked: Campaign = {
  ...campaign,
  status: "InReview",
  reviewDueAt: now + 2 * hour,
  portalReview: { portalId, askedAt: now },
}
const save = (next: Campaign) => Effect.flatMap(CampaignRepository, (repository) => repository.save(next))
const kinds = Effect.map(told, (events) => events.map(({ message }) => message.type))

/** What an endpoint that follows these events hears of a story. */
const heardOf = <E>(
  follows: ReadonlyArray<PortalEventKind>,
  story: Parameters<typeof inEndpointWorld<unknown, E>>[0],
) =>
  inEndpointWorld(
    Effect.gen(function* () {
      yield* endpointFor(...follows)
      yield* story
      yield* work
      return yield* told
    }),
  )

test("each status that a campaign comes to is told once, and a draft is not", async () => {
  const events = await heardOf(
    ["campaign.active", "campaign.paused", "campaign.completed"],
    Effect.gen(function* () {
      yield* save(campaign)
      yield* save({ ...campaign, status: "Active" })
      yield* save({ ...campaign, status: "Active", name: "Another name" })
      yield* save({ ...campaign, status: "Paused" })
      yield* save({ ...campaign, status: "Completed" })
    }),
  )
  expect(events.map(({ message }) => message.type)).toEqual([
    "campaign.active",
    "campaign.paused",
    "campaign.completed",
  ])
  expect(events[0]?.message.data).toEqual({
    businessProfileId,
    campaignId: campaign.id,
    name: campaign.name,
    status: "Active",
  })
})

test("a review is told when it waits, when it is late, and when it is decided", async () => {
  const heard = await inEndpointWorld(
    Effect.gen(function* () {
      yield* endpointFor("review.waiting", "review.late", "review.decided")
      yield* save(asked)
      yield* later(2 * hour)
      const late = { businessProfileId, campaignId: campaign.id, dueAt: now + 2 * hour }
      yield* tellLateReview.handle(late)
      yield* tellLateReview.handle(late)
      const decision = { decision: "approved" } as const
      yield* save({ ...asked, status: "Approved", portalReview: { portalId, askedAt: now, decision } })
      yield* tellLateReview.handle(late)
      yield* later(10_000)
      return yield* kinds
    }),
  )
  expect(heard).toEqual(["review.waiting", "review.late", "review.decided"])
})

const payment = {
  businessProfileId,
  userId: UserId.make(5),
  idempotencyKey: IdempotencyKey.make("first-top-up"),
  createdAt: 1,
  payment: {
    id: PaymentId.make(1),
    amount: 5_000,
    currency: "INR",
    gateway: "razorpay",
    gatewayReference: "pay_1",
    status: "Succeeded",
  },
} as unknown as Parameters<PaymentNotices["Service"]["received"]>[0]

test("payments, their reversals, issues and documents are told without anybody's name", async () => {
  const events = await heardOf(
    ["payment.received", "payment.disputed", "paymentIssue.opened", "invoice.issued"],
    Effect.gen(function* () {
      const notices = yield* PaymentNotices
      yield* notices.received(payment, "wallet")
      yield* notices.reversed(payment, { step: "hold", amount: 5_000, isStopped: false })
      const issue = {
        kind: "disputeOpened",
        gateway: "razorpay",
        gatewayReference: "disp_1",
        amount: 5_000,
        currency: "INR",
        businessProfileId,
        noticedAt: 1,
      } as const
      yield* (yield* PaymentIssues).note(issue)
      yield* (yield* PaymentIssues).note(issue)
      const { id: _id, number: _number, ...invoice } = exampleDocuments["india-other-state"]
      yield* (yield* BillingDocuments).issue(portalId, { ...invoice, businessProfileId })
    }),
  )
  const byKind = Object.fromEntries(events.map(({ message }) => [message.type, message.data]))
  expect(events.map(({ message }) => message.type).toSorted()).toEqual([
    "invoice.issued",
    "payment.disputed",
    "payment.received",
    "paymentIssue.opened",
  ])
  expect(byKind["payment.received"]).toEqual({ businessProfileId, reference: "pay_1", amount: 5_000, currency: "INR" })
  const { buyer } = exampleDocuments["india-other-state"]
  expect(JSON.stringify(events)).not.toContain(buyer.name)
})

test("another portal's endpoint hears nothing", async () => {
  const kept = await inEndpointWorld(
    Effect.gen(function* () {
      yield* endpointFor("invoice.issued")
      const { id: _id, number: _number, ...invoice } = exampleDocuments["india-other-state"]
      const other = (portalId + 1) as typeof portalId
      yield* (yield* BillingDocuments).issue(other, { ...invoice, businessProfileId })
      yield* work
      return [(yield* told).length, (yield* MemoryDatabase).table("portal_deliveries").size]
    }),
  )
  expect(kept).toEqual([0, 0])
})
