import { JobQueue, Profiles, Tables, withServices } from "@application/kernel"
import {
  BillingDocuments,
  PaymentIssues,
  PaymentNotices,
  PaymentRepository,
  RefundRepository,
} from "@application/wallet/ports"
import { documentEvent, issueEvent, type PortalEvent, reversalEvents } from "@domain/integrations"
import type { PaymentRecord } from "@domain/wallet"
import { Effect, Layer, Option } from "effect"
import { announce, announceOf } from "./announced-events.ts"

const paymentEvent = (event: PortalEvent["event"], paid: PaymentRecord, amount: number): PortalEvent => {
  const { businessProfileId, payment } = paid
  const { gatewayReference: reference, currency } = payment
  return { event, subject: `payment:${reference}`, data: { businessProfileId, reference, amount, currency } }
}

/** Payments that are told to the endpoints of their portal, beside their payers. */
export const announcedPayments = Layer.effect(
  PaymentNotices,
  Effect.gen(function* () {
    const notices = yield* PaymentNotices
    const provided = yield* withServices(JobQueue, Profiles, Tables)
    const tell = (event: PortalEvent["event"], paid: PaymentRecord, amount: number) =>
      provided(announceOf(paid.businessProfileId, [paymentEvent(event, paid, amount)]))
    return {
      ...notices,
      received: (paid, use) =>
        Effect.andThen(notices.received(paid, use), tell("payment.received", paid, paid.payment.amount)),
      reversed: (paid, reversed) =>
        Effect.andThen(notices.reversed(paid, reversed), tell(reversalEvents[reversed.step], paid, reversed.amount)),
    }
  }),
)

/** Refunds that owners asked for: told once their gateway has given the money back. */
export const announcedRefunds = Layer.effect(
  RefundRepository,
  Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const payments = yield* PaymentRepository
    const provided = yield* withServices(JobQueue, Profiles, Tables)
    return {
      ...refunds,
      settle: Effect.fnUntraced(function* (id, to) {
        const before = Option.getOrUndefined(yield* refunds.lock(id))
        yield* refunds.settle(id, to)
        if (before === undefined || before.state === "Successful" || to.state !== "Successful") return
        const paid = Option.getOrUndefined(yield* payments.record(before.paymentId))
        if (paid === undefined) return
        yield* provided(announceOf(paid.businessProfileId, [paymentEvent("payment.refunded", paid, before.amount)]))
      }),
    }
  }),
)

/** Money that somebody has to look after: each issue is told once. */
export const announcedIssues = Layer.effect(
  PaymentIssues,
  Effect.gen(function* () {
    const issues = yield* PaymentIssues
    const provided = yield* withServices(JobQueue, Tables)
    return {
      ...issues,
      note: Effect.fnUntraced(function* (issue) {
        const portalId = yield* issues.note(issue)
        if (portalId !== undefined) yield* provided(announce(portalId, issueEvent(issue)))
        return portalId
      }),
    }
  }),
)

/** Documents that are told to the endpoints of their portal when they are issued. */
export const announcedDocuments = Layer.effect(
  BillingDocuments,
  Effect.gen(function* () {
    const documents = yield* BillingDocuments
    const provided = yield* withServices(JobQueue, Tables)
    return {
      ...documents,
      issue: Effect.fnUntraced(function* (portalId, draft) {
        const document = yield* documents.issue(portalId, draft)
        yield* provided(announce(portalId, documentEvent(document)))
        return document
      }),
    }
  }),
)
