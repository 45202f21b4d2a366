import { Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor, CurrentRequest } from "@application/kernel"
import { memoryPortal, memoryPortals, SentSummaries } from "@application/signup/testing"
import {
  approveSummary,
  declineSummary,
  getSummary,
  listSummaryDecisions,
  payableSummaries,
  removeSummaryApprover,
  sendSummary,
  withdrawSummary,
} from "@application/signup/use-cases"
import { PayableSummaries } from "@application/signup/services"
import { SessionRepository, SummaryApprovers } from "@application/signup/ports"
import { PaymentRepository } from "@application/wallet/ports"
import { GatewayDesk } from "@application/wallet/testing"
import {
  confirmSummaryPayment,
  getSummaryPayment,
  listSessionPayments,
  startPayment,
  startSummaryPayment,
} from "@application/wallet/use-cases"
import { IdempotencyKey, PortalId, type SessionId } from "@domain/kernel"
import { inPriceWorld, type PriceWorld, sessionId } from "./testing/price-world.ts"
import { budget, now } from "./testing/session-world.ts"

const order = { region: "IN", now, joinedAt: now, parts: { flavour: "agent", budget: { budget } } } as const
const story = <A, E>(told: Effect.Effect<A, E, PriceWorld>) => inPriceWorld(order, told)
const asVisitor = Effect.provideService(CurrentActor, { kind: "anonymous" })
const elsewhere = Effect.provide(
  Layer.provide(Layer.fresh(payableSummaries), memoryPortals({ ...memoryPortal, id: PortalId.make(2) })),
)

/** Sends the summary to people by name, and answers the keys of their links. */
const sent = (...names: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    for (const name of names)
      yield* sendSummary.handle({ sessionId, channel: "Email", to: `${name.toLowerCase()}@example.com`, name })
    const approvers = yield* (yield* SummaryApprovers).of(memoryPortal.id, sessionId)
    return approvers.map(({ link }) => link)
  })

const shownTo = (encodedId: string) =>
  Effect.gen(function* () {
    const { shownHash, price } = yield* asVisitor(getSummary.handle({ encodedId }))
    const total = price?.total ?? 0
    return { encodedId, shownHash, total, idempotencyKey: IdempotencyKey.make(`pay:${encodedId}:${total}:0`) }
  })

const approved = (encodedId: string) =>
  Effect.gen(function* () {
    const { shownHash } = yield* shownTo(encodedId)
    yield* asVisitor(approveSummary.handle({ encodedId, shownHash, approverName: "Mira" }))
  })

const started = (input: Effect.Success<ReturnType<typeof shownTo>>) => asVisitor(startSummaryPayment.handle(input))
const handed = (encodedId: string) =>
  Effect.gen(function* () {
    const handover = yield* started(yield* shownTo(encodedId))
    return handover.gateway === "wallet" ? yield* Effect.die("paid already") : handover.payment
  })
const confirmedBy = (encodedId: string, paymentId: Effect.Success<ReturnType<typeof handed>>["id"]) =>
  asVisitor(confirmSummaryPayment.handle({ encodedId, paymentId }))
const standing = (encodedId: string) => asVisitor(getSummaryPayment.handle({ encodedId }))
const taken = (reference: string) => Effect.flatMap(GatewayDesk, (desk) => desk.become(reference, "Succeeded"))
const renamed = (id: SessionId) =>
  Effect.gen(function* () {
    const sessions = yield* SessionRepository
    const session = yield* sessions.byId(id)
    const { details } = session
    yield* sessions.save({
      ...session,
      details: { ...details, revision: details.revision + 1, business: { ...details.business, name: "Blossom" } },
    })
  })

test("a client who approved pays by the link, and the agent sees who paid", () =>
  story(
    Effect.gen(function* () {
      const [mira = ""] = yield* sent("Mira")
      expect(yield* standing(mira)).toMatchObject({ isPaid: false, refusal: "NotApproved", gateway: "razorpay" })
      yield* approved(mira)
      expect(yield* standing(mira)).toEqual({ isPaid: false, gateway: "razorpay", payments: [] })
      const payment = yield* handed(mira)
      expect(payment).toMatchObject({ status: "Pending", amount: 3_717_00, payerName: "Mira" })
      yield* taken(payment.gatewayReference)
      expect(yield* confirmedBy(mira, payment.id)).toMatchObject({ status: "Succeeded" })
      expect(yield* standing(mira)).toMatchObject({ isPaid: true, paidBy: "Mira", payments: [{ id: payment.id }] })
      expect(yield* listSessionPayments.handle({ sessionId })).toMatchObject([{ payerName: "Mira" }])
      expect(yield* listSummaryDecisions.handle({ sessionId })).toMatchObject({ standing: "Approved" })
    }),
  ))

test("a credited payment is told to the agent, and its payer gets a receipt", () =>
  story(
    Effect.gen(function* () {
      yield* sent("Mira")
      const [approver] = yield* (yield* SummaryApprovers).of(memoryPortal.id, sessionId)
      const amount = { amount: 100, currency: "INR" } as const
      const payer = { name: "Mira", approverId: approver?.approverId ?? 0 }
      yield* (yield* PayableSummaries).tellPaid({ sessionId, payer, receiptNumber: "order_1", amount })
      const { decisions, receipts } = yield* SentSummaries
      expect(yield* decisions).toMatchObject([{ decision: "Paid", approverName: "Mira", businessName: "Bloom" }])
      expect(yield* receipts).toEqual([
        { to: "mira@example.com", businessName: "Bloom", receiptNumber: "order_1", amount },
      ])
    }),
  ))

test("two approvers who pay at once are handed one payment, and it is paid once", () =>
  story(
    Effect.gen(function* () {
      const [mira = "", ravi = ""] = yield* sent("Mira", "Ravi")
      yield* approved(mira)
      yield* approved(ravi)
      const payments = yield* Effect.all([handed(mira), handed(ravi), handed(mira)], { concurrency: "unbounded" })
      expect(new Set(payments.map(({ gatewayReference }) => gatewayReference)).size).toBe(1)
      yield* taken(payments[0].gatewayReference)
      const confirmations = [confirmedBy(mira, payments[0].id), confirmedBy(ravi, payments[0].id)]
      yield* Effect.all(confirmations, { concurrency: "unbounded" })
      expect(yield* (yield* PaymentRepository).ofSession(sessionId)).toHaveLength(1)
      for (const link of [mira, ravi]) expect(yield* standing(link)).toMatchObject({ isPaid: true })
      expect(yield* started(yield* shownTo(ravi))).toMatchObject({ payment: { status: "Succeeded" } })
    }),
  ))

test("what another approver paid is shown by name, and nothing more of it", () =>
  story(
    Effect.gen(function* () {
      const [mira = "", ravi = ""] = yield* sent("Mira", "Ravi")
      yield* approved(mira)
      const { id, gatewayReference } = yield* handed(mira)
      yield* taken(gatewayReference)
      yield* confirmedBy(mira, id)
      expect(yield* standing(ravi)).toEqual({ isPaid: true, paidBy: "Mira", gateway: "razorpay", payments: [] })
    }),
  ))

test("an approval of what has changed since pays nothing, nor does an outdated page", () =>
  story(
    Effect.gen(function* () {
      const [mira = ""] = yield* sent("Mira")
      yield* approved(mira)
      const before = yield* shownTo(mira)
      yield* renamed(sessionId)
      expect(yield* Effect.flip(started(before))).toMatchObject({ _tag: "SummaryChanged" })
      expect(yield* Effect.flip(started(yield* shownTo(mira)))).toMatchObject({ reason: "Changed", errorCode: 1034 })
      expect(yield* standing(mira)).toMatchObject({ refusal: "Changed" })
      yield* approved(mira)
      expect(yield* handed(mira)).toMatchObject({ status: "Pending" })
    }),
  ))

test("another amount than the one that is shown is not paid", () =>
  story(
    Effect.gen(function* () {
      const [mira = ""] = yield* sent("Mira")
      yield* approved(mira)
      const input = yield* shownTo(mira)
      const dearer = { ...input, total: input.total + 1 }
      expect(yield* Effect.flip(started(dearer))).toMatchObject({ _tag: "PriceChanged", total: input.total })
    }),
  ))

test("a closed, expired, removed, altered or other portal's link pays nothing", () =>
  story(
    Effect.gen(function* () {
      const [mira = "", ravi = ""] = yield* sent("Mira", "Ravi")
      yield* approved(mira)
      const input = yield* shownTo(mira)
      const refused = (effect: Effect.Effect<unknown, { readonly _tag: string }, PriceWorld>) =>
        Effect.map(Effect.flip(effect), ({ _tag }) => _tag)
      expect(yield* refused(elsewhere(started(input)))).toBe("SessionNotFound")
      expect(yield* refused(started({ ...input, encodedId: `${mira}x` }))).toBe("SessionNotFound")
      expect(yield* refused(started({ ...input, encodedId: sessionId }))).toBe("SessionNotFound")
      expect(yield* refused(startSummaryPayment.handle(input))).toBe("SummaryNotPayable")
      const asked = yield* (yield* SummaryApprovers).of(memoryPortal.id, sessionId)
      const [first] = asked
      if (first !== undefined) yield* removeSummaryApprover.handle({ sessionId, approverId: first.approverId })
      expect(yield* refused(started(input))).toBe("LinkInvalid")
      yield* TestClock.adjust("30 days")
      expect(yield* refused(started({ ...input, encodedId: ravi }))).toBe("LinkExpired")
      yield* withdrawSummary.handle({ sessionId })
      expect(yield* refused(started({ ...input, encodedId: ravi }))).toBe("LinkInvalid")
      expect(yield* (yield* PaymentRepository).ofSession(sessionId)).toEqual([])
    }),
  ))

test("a payment under way is confirmed after its link was closed", () =>
  story(
    Effect.gen(function* () {
      const [mira = ""] = yield* sent("Mira")
      yield* approved(mira)
      const { id, gatewayReference } = yield* handed(mira)
      yield* withdrawSummary.handle({ sessionId })
      yield* taken(gatewayReference)
      expect(yield* confirmedBy(mira, id)).toMatchObject({ status: "Succeeded" })
    }),
  ))

test("a declined payment is tried again, as the one that it was", () =>
  story(
    Effect.gen(function* () {
      const [mira = ""] = yield* sent("Mira")
      yield* approved(mira)
      const payment = yield* handed(mira)
      yield* (yield* GatewayDesk).become(payment.gatewayReference, "Declined", "insufficient_funds")
      expect(yield* Effect.flip(confirmedBy(mira, payment.id))).toMatchObject({ _tag: "PaymentDeclined" })
      const { total } = yield* shownTo(mira)
      const other = { sessionId, total, due: total, idempotencyKey: IdempotencyKey.make("pay:owner:1") }
      yield* startPayment.handle(other)
      expect(yield* standing(mira)).toMatchObject({ payments: [{ payerName: "Mira" }] })
      expect((yield* handed(mira)).id).toBe(payment.id)
    }),
  ))

test("a payment of the budget page is neither seen nor confirmed by a link", () =>
  story(
    Effect.gen(function* () {
      const [mira = ""] = yield* sent("Mira")
      yield* approved(mira)
      const { total } = yield* shownTo(mira)
      const own = { sessionId, total, due: total, idempotencyKey: IdempotencyKey.make("pay:owner:1") }
      const handover = yield* startPayment.handle(own)
      if (handover.gateway === "wallet") return yield* Effect.die("paid by the wallet")
      const { id, gatewayReference } = handover.payment
      expect(yield* standing(mira)).toMatchObject({ payments: [] })
      expect(yield* Effect.flip(confirmedBy(mira, id))).toMatchObject({ _tag: "PaymentNotFound" })
      yield* (yield* GatewayDesk).belong(gatewayReference, "cus_owner")
      const handedOver = yield* started(yield* shownTo(mira))
      expect(handedOver).toMatchObject({ payment: { id }, fields: { reference: gatewayReference } })
      expect(handedOver).not.toHaveProperty("fields.customer")
    }),
  ))

test("a campaign that its agent has paid is shown as paid, without receipt", () =>
  story(
    Effect.gen(function* () {
      const [mira = ""] = yield* sent("Mira")
      yield* approved(mira)
      const { total } = yield* shownTo(mira)
      const own = { sessionId, total, due: total, idempotencyKey: IdempotencyKey.make("pay:owner:1") }
      const handover = yield* startPayment.handle(own)
      if (handover.gateway === "wallet") return yield* Effect.die("paid by the wallet")
      yield* taken(handover.payment.gatewayReference)
      expect(yield* started(yield* shownTo(mira))).toEqual({ gateway: "wallet" })
      expect(yield* standing(mira)).toEqual({ isPaid: true, gateway: "razorpay", payments: [] })
    }),
  ))

test("nobody pays while another declines, and nobody by a copied link", () =>
  story(
    Effect.gen(function* () {
      const { encodedId } = (yield* (yield* SessionRepository).byId(sessionId)).details
      yield* approved(encodedId)
      expect(yield* standing(encodedId)).toMatchObject({ refusal: "NotAsked" })
      const [mira = "", ravi = ""] = yield* sent("Mira", "Ravi")
      expect(yield* standing(encodedId)).toMatchObject({ refusal: "NotAsked" })
      yield* approved(mira)
      yield* asVisitor(declineSummary.handle({ encodedId: ravi, shownHash: (yield* shownTo(ravi)).shownHash }))
      expect(yield* standing(mira)).toMatchObject({ refusal: "Objected" })
    }),
  ))

test("money of a link that pays for nothing now is not asked for again", () =>
  story(
    Effect.gen(function* () {
      const [mira = ""] = yield* sent("Mira")
      yield* approved(mira)
      const { id, gatewayReference } = yield* handed(mira)
      yield* taken(gatewayReference)
      yield* confirmedBy(mira, id)
      const sessions = yield* SessionRepository
      const session = yield* sessions.byId(sessionId)
      const { paidAt: _paid, ...unpaid } = session
      const details = { ...session.details, paid: false, revision: session.details.revision + 1 }
      yield* sessions.save({ ...unpaid, details })
      yield* approved(mira)
      expect(yield* standing(mira)).toMatchObject({ isPaid: false, refusal: "Received" })
      expect(yield* Effect.flip(started(yield* shownTo(mira)))).toMatchObject({ reason: "Received" })
    }),
  ))

test("a draft takes forty payments a day by its links, a place sixty an hour", () =>
  story(
    Effect.gen(function* () {
      const [mira = ""] = yield* sent("Mira")
      yield* approved(mira)
      const input = yield* shownTo(mira)
      const from = (ipAddress: string) => Effect.updateService(CurrentRequest, (request) => ({ ...request, ipAddress }))
      for (let at = 0; at < 40; at += 1) yield* from(`10.0.0.${at}`)(started(input))
      expect(yield* Effect.flip(from("10.0.1.1")(started(input)))).toMatchObject({ _tag: "TooManyRequests" })
      const guess = from("10.0.2.1")(Effect.flip(started({ ...input, encodedId: "guessed" })))
      for (let at = 0; at < 60; at += 1) expect(yield* guess).toMatchObject({ _tag: "SessionNotFound" })
      expect(yield* guess).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))

test("a draft without an account or a budget is not ready to be paid", () =>
  inPriceWorld(
    { ...order, parts: { flavour: "agent" } },
    Effect.gen(function* () {
      const [mira = ""] = yield* sent("Mira")
      yield* approved(mira)
      expect(yield* standing(mira)).toMatchObject({ refusal: "NotReady" })
      expect(Option.isNone(yield* (yield* PaymentRepository).ofAmount(sessionId, 0))).toBe(true)
    }),
  ))
