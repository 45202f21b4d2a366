import { Clock, Effect, Option } from "effect"
import { currentUser, Ids, type InputOf, handler, Profiles, UnitOfWork } from "@application/kernel"
import { localDateAt, type UserId } from "@domain/kernel"
import {
  checkRecharge,
  maximumRecharge,
  minimumRecharge,
  placeOfSupply,
  recommendedRecharges,
  taxesOn,
} from "@domain/pricing"
import {
  checkRepeat,
  type GatewayFields,
  recommendedTopUp,
  PaymentId,
  PaymentNotFound,
  type TopUpPayment,
} from "@domain/wallet"
import { ConfirmTopUp, GetTopUpTerms, GetWalletGateway, ListTopUps, StartTopUp } from "../contract/top-ups.ts"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { billingParties } from "./billing-parties.ts"
import { creditedPayment } from "./credited-payment.ts"
import { checkOwnCard, gatewayCustomer } from "./gateway-customers.ts"
import { gatewayIfOn, gatewayOfRegion } from "./gateway-of-region.ts"
import { openAtGateway } from "./open-at-gateway.ts"
import { settlePayment } from "./settle-payment.ts"
import { topUpTerms } from "./top-up-terms.ts"

/** How many of the latest top-ups a page shows. */
const latestTopUps = 20

export const getWalletGateway = handler(
  GetWalletGateway,
  Effect.fnUntraced(function* ({ businessProfileId, region }) {
    const paysIn = region ?? (yield* (yield* Profiles).of(businessProfileId)).region
    return { gateway: yield* gatewayOfRegion(paysIn) }
  }),
)

export const getTopUpTerms = handler(
  GetTopUpTerms,
  Effect.fnUntraced(function* ({ businessProfileId, missing = 0 }) {
    const { region, timeZone, priceList } = yield* topUpTerms(businessProfileId)
    const { seller, buyer } = yield* billingParties(businessProfileId)
    const today = localDateAt(yield* Clock.currentTimeMillis, timeZone)
    const taxes = taxesOn(0, priceList, placeOfSupply(seller, buyer, today))
    const [only, ...others] = taxes
    const gateway = yield* gatewayIfOn(region)
    return {
      ...(gateway !== undefined && { gateway }),
      currency: priceList.currency,
      minimum: minimumRecharge(priceList),
      maximum: maximumRecharge,
      recommended: recommendedRecharges(priceList),
      ...(missing > 0 && { suggested: Math.min(maximumRecharge, recommendedTopUp(missing, 0, priceList)) }),
      tax: {
        kind: only === undefined || others.length > 0 ? priceList.taxKind : only.kind,
        ratePercent: taxes.reduce((sum, { ratePercent }) => sum + ratePercent, 0),
      },
    }
  }),
)

export const listTopUps = handler(
  ListTopUps,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const rows = yield* (yield* PaymentRepository).topUps(businessProfileId, latestTopUps)
    return rows.map(({ payment }) => payment)
  }),
)

/** The user who is signed in, and pays. */
export const payingUser = Effect.map(currentUser, ({ userId }) => userId)

/** What is asked of a top-up; `userId` pays. */
export type WantedTopUp = InputOf<typeof StartTopUp> & { readonly userId: UserId }

/** One payment per key, however many requests come at once; a repeat is answered the same payment as it stands now. */
export const openedTopUp = Effect.fnUntraced(function* (wanted: WantedTopUp) {
  const { businessProfileId, amount, idempotencyKey, paymentOptionId, userId } = wanted
  const { region, currency, name, priceList } = yield* topUpTerms(businessProfileId)
  yield* Effect.fromResult(checkRecharge(amount, priceList))
  const gateway = yield* gatewayOfRegion(region)
  if (paymentOptionId !== undefined) yield* checkOwnCard(businessProfileId, gateway, paymentOptionId)
  const { transact } = yield* UnitOfWork
  const fresh: TopUpPayment = {
    payment: {
      id: PaymentId.make(yield* (yield* Ids).next("payment")),
      gateway,
      gatewayReference: "",
      amount,
      currency,
      status: "Pending",
    },
    businessProfileId,
    userId,
    idempotencyKey,
    createdAt: yield* Clock.currentTimeMillis,
  }
  const known = yield* transact((yield* PaymentRepository).openTopUp(fresh))
  yield* Effect.fromResult(checkRepeat({ amount: known.payment.amount }, { amount }))
  if (known.payment.gatewayReference !== "") return yield* settlePayment(known)
  const { customer } = yield* gatewayCustomer(businessProfileId, gateway, name)
  return yield* openAtGateway(known, {
    description: name,
    customer,
    ...(paymentOptionId !== undefined && { paymentOptionId }),
  })
})

/** A top-up of the signed-in user's, as it is handed over. */
export const startedTopUp = Effect.fnUntraced(function* (wanted: InputOf<typeof StartTopUp>) {
  const { payment, gateway } = yield* openedTopUp({ ...wanted, userId: yield* payingUser })
  return (yield* PaymentGateways).handover(payment, gateway, wanted.paymentOptionId)
})

export const startTopUp = handler(StartTopUp, startedTopUp)

/** Same as `creditedPayment`, but fails with `PaymentNotFound` where there is no top-up. */
export const credited = (known: Option.Option<TopUpPayment>, returned?: GatewayFields) =>
  Option.match(known, {
    onNone: () => Effect.fail(new PaymentNotFound({})),
    onSome: (topUp) => creditedPayment(topUp, returned),
  })

export const confirmTopUp = handler(
  ConfirmTopUp,
  Effect.fnUntraced(function* ({ businessProfileId, paymentId, returned }) {
    const known = yield* (yield* PaymentRepository).topUp(businessProfileId, paymentId)
    return yield* credited(known, returned)
  }),
)
