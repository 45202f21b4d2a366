import { Clock, Effect } from "effect"
import { command, query } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { defaultPage, offsetOf } from "@domain/kernel"
import { PaymentIssueNotFound } from "@domain/wallet"
import { ListPaymentIssues, SettlePaymentIssue } from "../contract/payment-issues.ts"
import { PaymentIssues } from "../ports/payment-issues.ts"

export const listPaymentIssues = query(
  ListPaymentIssues,
  Effect.fnUntraced(function* ({ portalId, ...paging }) {
    const page = { ...defaultPage, ...paging }
    const issues = yield* PaymentIssues
    return yield* issues.open(yield* ownPortal(portalId), { skip: offsetOf(page), limit: page.limit })
  }),
)

export const settlePaymentIssue = command(
  SettlePaymentIssue,
  Effect.fnUntraced(function* ({ portalId, issueId, note }) {
    const at = yield* Clock.currentTimeMillis
    const isSettled = yield* (yield* PaymentIssues).settle(yield* ownPortal(portalId), issueId, { note, at })
    return isSettled ? {} : yield* new PaymentIssueNotFound({})
  }),
)
