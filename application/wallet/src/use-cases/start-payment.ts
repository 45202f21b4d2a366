import { Clock, Effect, Option } from "effect"
import { Ids, UnitOfWork, workflow } from "@application/kernel"
import type { IdempotencyKey, SessionId } from "@domain/kernel"
import { checkRepeat, paymentGatewayOf, PaymentId, PriceChanged, type SessionPayment } from "@domain/wallet"
import { StartPayment } from "../contract/payments.ts"
import { type PayableSession, PayableSessions } from "../ports/payable-sessions.ts"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { settleAs, type Settled, settlePayment } from "./settle-payment.ts"

interface Wanted {
  readonly sessionId: SessionId
  readonly idempotencyKey: IdempotencyKey
  readonly session: PayableSession
}

/** The session's payment of this total, open or done; a new one if there is none. */
const ours = Effect.fnUntraced(function* ({ sessionId, idempotencyKey, session }: Wanted) {
  const payments = yield* PaymentRepository
  const total = session.price.total
  const earlier = Option.getOrUndefined(yield* payments.byKey(sessionId, idempotencyKey))
  const before = earlier === undefined ? undefined : { total: earlier.payment.amount }
  yield* Effect.fromResult(checkRepeat(before, { total }))
  const same = Option.getOrUndefined(yield* payments.ofTotal(sessionId, total))
  if (same !== undefined) {
    if (session.promise !== undefined) yield* payments.renewPromise(sessionId, same.payment.id, session.promise)
    return same
  }
  const fresh: SessionPayment = {
    payment: {
      id: PaymentId.make(yield* (yield* Ids).next("payment")),
      gateway: paymentGatewayOf(session.region),
      gatewayReference: "",
      amount: total,
      currency: session.currency,
      status: "Pending",
    },
    businessProfileId: session.businessProfileId,
    sessionId,
    idempotencyKey,
    createdAt: yield* Clock.currentTimeMillis,
    ...(session.promise !== undefined && { promise: session.promise }),
  }
  return yield* payments.open(fresh)
})

/** Opens the payment at its gateway, which knows it by our id and so opens it once, and keeps the gateway's name for it; a faster start's name stays. */
const openAtGateway = Effect.fnUntraced(function* (known: SessionPayment, session: PayableSession) {
  const { payment, businessProfileId, sessionId } = known
  const opened = yield* (yield* PaymentGateways).open({
    gateway: payment.gateway,
    paymentId: payment.id,
    businessProfileId,
    amount: payment.amount,
    currency: payment.currency,
    description: session.description,
    ...(session.emailAddress === undefined ? {} : { emailAddress: session.emailAddress }),
    ...(session.phone === undefined ? {} : { phone: session.phone }),
  })
  const payments = yield* PaymentRepository
  yield* payments.setReference(sessionId, payment.id, opened.reference)
  const kept = Option.getOrElse(yield* payments.byId(sessionId, payment.id), () => known)
  return kept.payment.gatewayReference === opened.reference ? yield* settleAs(kept, opened) : yield* settlePayment(kept)
})

/** Hands over the wanted payment; one that its gateway was already `asked` about is not asked about again. */
const attempt = Effect.fnUntraced(function* (wanted: Wanted, asked: ReadonlyArray<Settled> = []) {
  const { transact } = yield* UnitOfWork
  const known = yield* transact(ours(wanted))
  const answered = asked.find(({ payment }) => payment.id === known.payment.id)
  if (answered !== undefined) return answered
  return known.payment.gatewayReference === ""
    ? yield* openAtGateway(known, wanted.session)
    : yield* settlePayment(known)
})

const asPaid = ({ payment }: SessionPayment): Settled => {
  const { gatewayReference, amount, currency } = payment
  return { payment, gateway: { reference: gatewayReference, status: "Succeeded", amount, currency } }
}

/** The session's payments so far that their gateways know, as they stand now; one that is known to have succeeded comes alone. */
const soFar = Effect.fnUntraced(function* (sessionId: SessionId) {
  const rows = yield* (yield* PaymentRepository).ofSession(sessionId)
  const paid = rows.find(({ payment }) => payment.status === "Succeeded")
  if (paid !== undefined) return [asPaid(paid)]
  const open = rows.filter(({ payment }) => payment.status === "Pending" && payment.gatewayReference !== "")
  return yield* Effect.forEach(open, settlePayment)
})

/**
 * Hands over the session's payment. One that succeeded meanwhile is credited and handed over as such, whatever the price is now
 * and whether or not anything is taken here any more, so that nobody pays twice and nobody who has paid is refused; one that the
 * gateway cancelled is replaced.
 */
export const startPayment = workflow(
  StartPayment,
  Effect.fnUntraced(function* ({ sessionId, total, idempotencyKey }) {
    const sessions = yield* PayableSessions
    const { handover } = yield* PaymentGateways
    yield* sessions.region(sessionId)
    const asked = yield* soFar(sessionId)
    const paid = asked.find(({ payment }) => payment.status === "Succeeded")
    if (paid !== undefined) return handover(paid.payment, paid.gateway)

    const session = yield* sessions.price(sessionId)
    if (session.price.total !== total) return yield* new PriceChanged({ total: session.price.total })
    const wanted = { sessionId, idempotencyKey, session }
    const first = yield* attempt(wanted, asked)
    const { payment, gateway } = first.payment.status === "Failed" ? yield* attempt(wanted) : first
    return handover(payment, gateway)
  }),
)
