import { Effect, Option } from "effect"
import { handler, Profiles } from "@application/kernel"
import { type BusinessProfileId, type Region, type SessionId } from "@domain/kernel"
import {
  GatewayNotOffered,
  gatewayOfCalls,
  intentOf,
  isOfSession,
  orderOf,
  type PaymentGateway,
  PaymentNotFound,
} from "@domain/wallet"
import { PayableSessions } from "@application/signup/services"
import {
  OpenSessionIntent,
  OpenSessionOrder,
  OpenTopUpIntent,
  OpenTopUpOrder,
  VerifySessionOrder,
  VerifyTopUpOrder,
} from "../contract/gateway-calls.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { SavedCards } from "../ports/saved-cards.ts"
import { confirmed } from "./confirm-payment.ts"
import { gatewayIfOn } from "./gateway-of-region.ts"
import { startedPayment } from "./start-payment.ts"
import { credited, startedTopUp } from "./top-ups.ts"

/** Fails unless the region pays through the gateway that the call is named after. */
const paysThrough = (gateway: PaymentGateway, region: Region) =>
  Effect.flatMap(gatewayIfOn(region), (taking) =>
    taking === gateway ? Effect.void : Effect.fail(new GatewayNotOffered({ reason: "region" })),
  )

const profilePaysThrough = Effect.fnUntraced(function* (gateway: PaymentGateway, businessProfileId: BusinessProfileId) {
  const profile = yield* (yield* Profiles).of(businessProfileId)
  yield* paysThrough(gateway, profile.region)
  return profile
})

/** Fails unless keys that move money are meant where they are, and keys for tests where those are. */
export const isOfMode = Effect.fnUntraced(function* (gateway: PaymentGateway, isLiveMode: boolean | undefined) {
  const { isLive } = yield* SavedCards
  if (isLiveMode !== undefined && isLiveMode !== isLive(gateway))
    return yield* new GatewayNotOffered({ reason: "mode" })
})

export const openTopUpOrder = handler(
  OpenTopUpOrder,
  Effect.fnUntraced(function* ({ businessProfileId, amount, currency, receipt, isLiveMode }) {
    const profile = yield* profilePaysThrough(gatewayOfCalls.order, businessProfileId)
    if (currency !== profile.currency) return yield* new GatewayNotOffered({ reason: "currency" })
    yield* isOfMode(gatewayOfCalls.order, isLiveMode)
    return orderOf(yield* startedTopUp({ businessProfileId, amount, idempotencyKey: receipt }), receipt)
  }),
)

export const openTopUpIntent = handler(
  OpenTopUpIntent,
  Effect.fnUntraced(function* (wanted) {
    yield* profilePaysThrough(gatewayOfCalls.intent, wanted.businessProfileId)
    return intentOf(yield* startedTopUp(wanted))
  }),
)

const ofOrder = (orderId: string) =>
  Effect.flatMap(PaymentRepository, (payments) => payments.byReference(gatewayOfCalls.order, orderId))

export const verifyTopUpOrder = handler(
  VerifyTopUpOrder,
  Effect.fnUntraced(function* ({ businessProfileId, ...returned }) {
    const known = Option.getOrUndefined(yield* ofOrder(returned.orderId))
    if (known === undefined) return yield* new PaymentNotFound({})
    const topUp = yield* (yield* PaymentRepository).topUp(businessProfileId, known.payment.id)
    return yield* credited(topUp, returned)
  }),
)

const sessionPaysThrough = Effect.fnUntraced(function* (
  gateway: PaymentGateway,
  { sessionId, region: named }: { readonly sessionId: SessionId; readonly region?: Region },
) {
  const { region } = yield* (yield* PayableSessions).look(sessionId)
  yield* paysThrough(gateway, region)
  if (named !== undefined) yield* paysThrough(gateway, named)
})

export const openSessionOrder = handler(
  OpenSessionOrder,
  Effect.fnUntraced(function* ({ region, ...wanted }) {
    yield* sessionPaysThrough(gatewayOfCalls.order, { ...wanted, ...(region !== undefined && { region }) })
    const started = yield* startedPayment(wanted)
    return started.gateway === "wallet" ? started : orderOf(started, wanted.idempotencyKey)
  }),
)

export const openSessionIntent = handler(
  OpenSessionIntent,
  Effect.fnUntraced(function* ({ region, ...wanted }) {
    yield* sessionPaysThrough(gatewayOfCalls.intent, { ...wanted, ...(region !== undefined && { region }) })
    const started = yield* startedPayment(wanted)
    return started.gateway === "wallet" ? started : intentOf(started)
  }),
)

export const verifySessionOrder = handler(
  VerifySessionOrder,
  Effect.fnUntraced(function* ({ sessionId, region: _region, ...returned }) {
    yield* (yield* PayableSessions).look(sessionId)
    const known = Option.getOrUndefined(yield* ofOrder(returned.orderId))
    const isOfThis = known !== undefined && isOfSession(known) && known.sessionId === sessionId
    return isOfThis
      ? yield* confirmed({ sessionId, paymentId: known.payment.id, returned })
      : yield* new PaymentNotFound({})
  }),
)
