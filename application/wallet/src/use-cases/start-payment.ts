import { Clock, Effect, Option } from "effect"
import { CurrentActor, Ids, type InputOf, mayOn, ServicesOn, UnitOfWork, handler } from "@application/kernel"
import { CampaignNotLaunchable } from "@domain/campaigns"
import type { IdempotencyKey, MinorUnits, SessionId } from "@domain/kernel"
import {
  checkRepeat,
  type PaidFromWallet,
  PaymentId,
  PaymentOptionNotFound,
  PriceChanged,
  type SessionPayment,
} from "@domain/wallet"
import { StartPayment } from "../contract/payments.ts"
import { type PayableSession, PayableSessions, type SummaryPayer } from "@application/signup/services"
import { PaymentGateways, type PaymentOrder } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { checkOwnCard, gatewayCustomer } from "./gateway-customers.ts"
import { gatewayOfRegion } from "./gateway-of-region.ts"
import { openAtGateway } from "./open-at-gateway.ts"
import { payFromWallet } from "./pay-from-wallet.ts"
import { sharesOf } from "./session-shares.ts"
import { settleAs, type Settled, settlePayment } from "./settle-payment.ts"

interface DuePayment {
  readonly sessionId: SessionId
  readonly idempotencyKey: IdempotencyKey
  readonly session: PayableSession
  readonly due: MinorUnits
  readonly paymentOptionId?: string
  /** Who pays by a summary's link. */
  readonly payer?: SummaryPayer | undefined
}

const paidFromWallet: PaidFromWallet = { gateway: "wallet" }

/** A new payment of the due amount, or the session's payment of this amount that is already open. */
const opened = Effect.fnUntraced(function* ({ sessionId, idempotencyKey, session, due }: DuePayment) {
  const { price, promise, currency, businessProfileId } = session
  const fresh: SessionPayment = {
    payment: {
      id: PaymentId.make(yield* (yield* Ids).next("payment")),
      gateway: yield* gatewayOfRegion(session.region),
      gatewayReference: "",
      amount: due,
      currency,
      status: "Pending",
    },
    businessProfileId,
    sessionId,
    idempotencyKey,
    createdAt: yield* Clock.currentTimeMillis,
    total: price.total,
    ...(promise !== undefined && { promise }),
  }
  return yield* (yield* PaymentRepository).open(fresh)
})

/** The session's payment of what is due, open or done, with what it is for now; a new one if there is none. */
const ours = Effect.fnUntraced(function* (wanted: DuePayment) {
  const { sessionId, idempotencyKey, session, due, payer } = wanted
  const payments = yield* PaymentRepository
  const now = { total: session.price.total, due }
  yield* payments.saveRequested(sessionId, idempotencyKey, now)
  const requested = Option.getOrElse(yield* payments.requestedUnder(sessionId, idempotencyKey), () => now)
  yield* Effect.fromResult(checkRepeat({ ...requested }, now))
  const same = Option.getOrUndefined(yield* payments.ofAmount(sessionId, due))
  const isDone = same?.payment.status === "Succeeded" && (yield* (yield* PayableSessions).look(sessionId)).isPaid
  if (same !== undefined && isDone) return same
  const open = same?.payment.status === "Pending" ? same : yield* opened(wanted)
  const { promise, price } = session
  yield* payments.renew(sessionId, open.payment.id, {
    total: price.total,
    ...(promise !== undefined && { promise }),
    ...(payer !== undefined && { payer }),
  })
  return Option.getOrElse(yield* payments.byId(sessionId, open.payment.id), () => open)
})

/**
 * The customer whose cards the gateway shows and keeps: the business, for callers who may add to its wallet. Any other
 * payer of the draft sees none of the business's cards.
 */
const customerOf = Effect.fnUntraced(function* ({ session, paymentOptionId }: DuePayment) {
  const { businessProfileId, region, description } = session
  if (!mayOn(yield* CurrentActor, "addFunds", businessProfileId))
    return paymentOptionId === undefined ? {} : yield* new PaymentOptionNotFound({})
  const gateway = yield* gatewayOfRegion(region)
  if (paymentOptionId !== undefined) yield* checkOwnCard(businessProfileId, gateway, paymentOptionId)
  const { customer } = yield* gatewayCustomer(businessProfileId, gateway, description)
  return { customer, ...(paymentOptionId !== undefined && { paymentOptionId }) }
})

/**
 * A payment that was opened for somebody else than the kept card's customer cannot be paid by it: it is cancelled, after which a new
 * one is opened. One that takes money all the same is answered as paid, so that never two are.
 */
const fitting = Effect.fnUntraced(function* (
  settled: Settled,
  { customer, paymentOptionId }: { readonly customer?: string; readonly paymentOptionId?: string },
) {
  const { payment, gateway } = settled
  const isOfAnother = gateway.customer !== undefined && gateway.customer !== customer
  if (paymentOptionId === undefined || payment.status !== "Pending" || !isOfAnother) return settled
  const known = Option.getOrUndefined(yield* (yield* PaymentRepository).record(payment.id))
  if (known === undefined) return settled
  return yield* settleAs(known, yield* (yield* PaymentGateways).cancel(payment.gateway, payment.gatewayReference))
})

/** A payment without the customer that it was opened for, whose cards the gateway's window would show to somebody else. */
const withoutOthersCards = (settled: Settled, { customer }: Pick<PaymentOrder, "customer">): Settled => {
  const { customer: holder, ...gateway } = settled.gateway
  return holder === undefined || holder === customer ? settled : { ...settled, gateway }
}

/** Hands over the wanted payment; one that its gateway was already `asked` about is not asked about again. */
const attempt = Effect.fnUntraced(function* (wanted: DuePayment, settledPayments: ReadonlyArray<Settled> = []) {
  const payer = yield* customerOf(wanted)
  const { transact } = yield* UnitOfWork
  const known = yield* transact(ours(wanted))
  const answered = settledPayments.find(({ payment }) => payment.id === known.payment.id)
  const opened =
    known.payment.gatewayReference === ""
      ? openAtGateway(known, { ...wanted.session, ...payer })
      : answered === undefined
        ? settlePayment(known)
        : Effect.succeed({ ...answered, payment: known.payment })
  return withoutOthersCards(yield* fitting(yield* opened, payer), payer)
})

/** The session's open payments that their gateways know, as they stand now; one whose gateway is off has failed. */
const openPayments = Effect.fnUntraced(function* (sessionId: SessionId) {
  const payments = yield* PaymentRepository
  const { transact } = yield* UnitOfWork
  const rows = yield* payments.ofSession(sessionId)
  const open = rows.filter(({ payment }) => payment.status === "Pending")
  const services = yield* ServicesOn
  const isOn = ({ payment }: SessionPayment) => services.has(payment.gateway)
  const off = open.filter((row) => !isOn(row))
  yield* Effect.forEach(off, ({ payment }) => transact(payments.settle(payment.id, { status: "Failed" })))
  const known = open.filter((row) => isOn(row) && row.payment.gatewayReference !== "")
  return yield* Effect.forEach(known, (row) => settlePayment(row))
})

/** What paid a session that is paid: its latest payment that succeeded, or the wallet alone. */
const whatPaid = Effect.fnUntraced(function* (sessionId: SessionId) {
  const rows = yield* (yield* PaymentRepository).ofSession(sessionId)
  const payment = rows.find((row) => row.payment.status === "Succeeded" && row.payment.isReleased !== true)?.payment
  if (payment === undefined) return paidFromWallet
  const { gatewayReference, amount, currency } = payment
  const { handover } = yield* PaymentGateways
  return handover(payment, { reference: gatewayReference, status: "Succeeded", amount, currency })
})

/** Pays what the buyer was shown, and nothing else: from the wallet, or by a payment that is handed over. */
const paying = Effect.fnUntraced(function* (
  wanted: DuePayment,
  total: MinorUnits,
  settledPayments: ReadonlyArray<Settled>,
) {
  const { sessionId, session, due } = wanted
  const shares = yield* sharesOf(session)
  if (session.price.total !== total || shares.due !== due)
    return yield* new PriceChanged({ total: session.price.total, due: shares.due })
  if (due === 0) {
    yield* (yield* UnitOfWork).transact(payFromWallet(sessionId, session))
    return paidFromWallet
  }
  const attempted = yield* attempt(wanted, settledPayments)
  const { payment, gateway } = attempted.payment.status === "Failed" ? yield* attempt(wanted) : attempted
  return (yield* PaymentGateways).handover(payment, gateway, wanted.paymentOptionId)
})

/**
 * Hands over the session's payment. A session that was paid meanwhile is handed over as such, whatever the price is now and
 * whether or not anything is taken here any more, so that nobody pays twice and nobody who has paid is refused; a payment that the
 * gateway cancelled is replaced, and one of a draft that lacks what is due before it is refused.
 */
export const startedPayment = Effect.fnUntraced(function* (
  { sessionId, total, due, idempotencyKey, ...card }: InputOf<typeof StartPayment>,
  payer?: SummaryPayer,
) {
  const sessions = yield* PayableSessions
  const isPaid = Effect.map(sessions.look(sessionId), (glance) => glance.isPaid)
  if (yield* isPaid) return yield* whatPaid(sessionId)
  const settledPayments = yield* openPayments(sessionId)
  if (yield* isPaid) return yield* whatPaid(sessionId)

  const session = yield* sessions.price(sessionId)
  const { campaignId, missing } = session
  if (missing.length > 0) return yield* new CampaignNotLaunchable({ campaignId, missing })
  return yield* paying({ sessionId, idempotencyKey, session, due, payer, ...card }, total, settledPayments).pipe(
    Effect.catchTag("PriceChanged", (changed) =>
      Effect.flatMap(isPaid, (already) => (already ? whatPaid(sessionId) : Effect.fail(changed))),
    ),
  )
})

export const startPayment = handler(StartPayment, (input) => startedPayment(input))
