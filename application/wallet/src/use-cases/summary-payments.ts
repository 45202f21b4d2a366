import { Effect, Option } from "effect"
import { CurrentActor, handler } from "@application/kernel"
import { type LinkedPayments, PayableSessions, PayableSummaries } from "@application/signup/services"
import { SummaryChanged, SummaryNotPayable } from "@domain/signup"
import { type PaidFromWallet, type Payment, PaymentNotFound, type SessionPayment } from "@domain/wallet"
import { ConfirmSummaryPayment, GetSummaryPayment, StartSummaryPayment } from "../contract/summary-payments.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { confirmed } from "./confirm-payment.ts"
import { gatewayIfOn } from "./gateway-of-region.ts"
import { startedPayment } from "./start-payment.ts"

/** Pays for the link's session and no other, as nobody: a link gives the same to whoever is signed in, and nothing of a wallet. */
const byLink =
  ({ sessions }: LinkedPayments) =>
  <A, E, R>(paying: Effect.Effect<A, E, R>) =>
    Effect.updateService(paying, PayableSessions, (all) => ({ ...all, ...sessions })).pipe(
      Effect.provideService(CurrentActor, { kind: "anonymous" }),
    )

/** A payment as the holder of a link sees it: not by which card it was paid. */
const shown = ({ paymentOptionId: _card, ...payment }: Payment): Payment => payment

const isByLink = ({ payment }: SessionPayment): boolean => payment.payerName !== undefined

/** Whether a payment's money is still with the business. */
const isKept = ({ payment: { status, standing } }: SessionPayment): boolean =>
  status === "Succeeded" && standing !== "Refunded" && standing !== "Reversed"

/** The session's payments by links, newest first. */
const paymentsByLink = Effect.fnUntraced(function* ({ sessionId }: LinkedPayments) {
  return (yield* (yield* PaymentRepository).ofSession(sessionId)).filter(isByLink)
})

export const getSummaryPayment = handler(
  GetSummaryPayment,
  Effect.fnUntraced(function* ({ encodedId }) {
    const summary = yield* (yield* PayableSummaries).open(encodedId)
    const { region, isPaid } = yield* summary.sessions.look(summary.sessionId)
    const rows = yield* paymentsByLink(summary)
    const kept = rows.filter(isKept)
    const paying = isPaid ? kept.find(({ payment }) => payment.isReleased !== true) : undefined
    const gateway = yield* gatewayIfOn(region)
    const notTaken = kept.length > 0 ? "Received" : gateway === undefined ? "NotSetUp" : undefined
    const refusal = isPaid ? undefined : (summary.refusal ?? notTaken)
    return {
      isPaid,
      ...(paying?.payment.payerName !== undefined && { paidBy: paying.payment.payerName }),
      ...(refusal !== undefined && { refusal }),
      ...(gateway !== undefined && { gateway }),
      payments: rows
        .filter(({ payerApproverId }) => payerApproverId === summary.approverId)
        .map(({ payment }) => shown(payment)),
    }
  }),
)

const paidByOthers: PaidFromWallet = { gateway: "wallet" }

export const startSummaryPayment = handler(
  StartSummaryPayment,
  Effect.fnUntraced(function* ({ encodedId, shownHash, total, idempotencyKey }) {
    const summary = yield* (yield* PayableSummaries).openToPay(encodedId)
    const { sessionId, refusal, payer } = summary
    if (!(yield* summary.sessions.look(sessionId)).isPaid) {
      if (!summary.isShown(shownHash)) return yield* new SummaryChanged({ shownHash: summary.shownHash })
      if (refusal !== undefined) return yield* new SummaryNotPayable({ reason: refusal })
      if ((yield* paymentsByLink(summary)).some(isKept)) return yield* new SummaryNotPayable({ reason: "Received" })
    }
    const started = yield* startedPayment({ sessionId, total, due: total, idempotencyKey }, payer).pipe(
      byLink(summary),
      // A link names no kept card.
      Effect.catchTag("PaymentOptionNotFound", Effect.die),
      Effect.catchTag("CampaignNotLaunchable", () => new SummaryNotPayable({ reason: "NotReady" })),
      Effect.catchTag("PaymentsNotSetUp", () => new SummaryNotPayable({ reason: "NotSetUp" })),
    )
    if (started.gateway === "wallet") return paidByOthers
    const { status, payerName } = started.payment
    if (status === "Succeeded" && payerName === undefined) return paidByOthers
    return { ...started, payment: shown(started.payment) }
  }),
)

export const confirmSummaryPayment = handler(
  ConfirmSummaryPayment,
  Effect.fnUntraced(function* ({ encodedId, paymentId, returned }) {
    const linked = yield* (yield* PayableSummaries).begun(encodedId)
    const { sessionId } = linked
    const known = Option.getOrUndefined(yield* (yield* PaymentRepository).byId(sessionId, paymentId))
    if (known === undefined || !isByLink(known)) return yield* new PaymentNotFound({})
    const input = { sessionId, paymentId, ...(returned !== undefined && { returned }) }
    return shown(yield* byLink(linked)(confirmed(input)))
  }),
)
