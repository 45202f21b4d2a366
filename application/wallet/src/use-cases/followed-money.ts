import { Effect, Layer, Option } from "effect"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { PaymentIssues } from "../ports/payment-issues.ts"
import { PaymentNotices } from "../ports/payment-notices.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { RefundRepository } from "../ports/refund-repository.ts"
import { MoneyFollowers } from "../services/money-followers.ts"

/** Notices of payments, which followers are told as well. */
export const followedPayments = Layer.effect(
  PaymentNotices,
  Effect.gen(function* () {
    const notices = yield* PaymentNotices
    const followers = yield* MoneyFollowers
    return {
      ...notices,
      received: (paid, use) => Effect.andThen(notices.received(paid, use), followers.received(paid)),
      reversed: (paid, reversed) =>
        Effect.andThen(notices.reversed(paid, reversed), followers.reversed(paid, reversed.step, reversed.amount)),
    }
  }),
)

/** Refunds that owners asked for: told once their gateway has given the money back. */
export const followedRefunds = Layer.effect(
  RefundRepository,
  Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const payments = yield* PaymentRepository
    const followers = yield* MoneyFollowers
    return {
      ...refunds,
      settle: Effect.fnUntraced(function* (id, to) {
        const before = Option.getOrUndefined(yield* refunds.lock(id))
        yield* refunds.settle(id, to)
        if (before === undefined || before.state === "Successful" || to.state !== "Successful") return
        const paid = Option.getOrUndefined(yield* payments.record(before.paymentId))
        if (paid !== undefined) yield* followers.reversed(paid, "refund", before.amount)
      }),
    }
  }),
)

/** Money that somebody has to look after: each issue is told once. */
export const followedIssues = Layer.effect(
  PaymentIssues,
  Effect.gen(function* () {
    const issues = yield* PaymentIssues
    const followers = yield* MoneyFollowers
    return {
      ...issues,
      note: Effect.fnUntraced(function* (issue) {
        const portalId = yield* issues.note(issue)
        if (portalId !== undefined) yield* followers.issueOpened(portalId, issue)
        return portalId
      }),
    }
  }),
)

/** Documents that are told of when they are issued. */
export const followedDocuments = Layer.effect(
  BillingDocuments,
  Effect.gen(function* () {
    const documents = yield* BillingDocuments
    const followers = yield* MoneyFollowers
    return {
      ...documents,
      issue: Effect.fnUntraced(function* (portalId, draft) {
        const document = yield* documents.issue(portalId, draft)
        yield* followers.documentIssued(portalId, document)
        return document
      }),
    }
  }),
)
