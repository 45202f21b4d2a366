import { Clock, Effect, Option } from "effect"
import { handler, UnitOfWork } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { defaultPage, offsetOf, pageOf } from "@domain/kernel"
import { isRefundLate, RefundNotWaiting } from "@domain/wallet"
import { AskWaitingRefund, ListWaitingRefunds } from "../contract/waiting-refunds.ts"
import { RefundRepository } from "../ports/refund-repository.ts"
import { WaitingRefunds } from "../ports/waiting-refunds.ts"
import { carriedOut } from "./refunds.ts"

export const listWaitingRefunds = handler(
  ListWaitingRefunds,
  Effect.fnUntraced(function* ({ portalId, ...paging }) {
    const page = { ...defaultPage, ...paging }
    const found = yield* (yield* WaitingRefunds).page(yield* ownPortal(portalId), {
      skip: offsetOf(page),
      limit: page.limit + 1,
    })
    const now = yield* Clock.currentTimeMillis
    const { rows, hasNextPage } = pageOf(found, page.limit)
    return { refunds: rows.map((one) => ({ ...one, isLate: isRefundLate(one, now) })), hasNextPage }
  }),
)

export const askWaitingRefund = handler(
  AskWaitingRefund,
  Effect.fnUntraced(function* ({ portalId: named, refundId }) {
    const portalId = yield* ownPortal(named)
    if (!(yield* (yield* WaitingRefunds).waits(portalId, refundId))) return yield* new RefundNotWaiting({})
    const { transact } = yield* UnitOfWork
    const refund = Option.getOrUndefined(yield* transact((yield* RefundRepository).lock(refundId)))
    if (refund === undefined) return yield* new RefundNotWaiting({})
    const { state } = yield* carriedOut(refund)
    return { state }
  }),
)
