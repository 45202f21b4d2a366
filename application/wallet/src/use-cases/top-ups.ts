import { Clock, Effect, Option } from "effect"
import { CurrentActor, Ids, query, UnitOfWork, workflow } from "@application/kernel"
import { regionFacts } from "@domain/kernel"
import { checkRecharge, minimumRecharge, recommendedRecharges } from "@domain/pricing"
import {
  checkRepeat,
  type GatewayFields,
  paymentGatewayOf,
  PaymentId,
  PaymentNotFound,
  type TopUpPayment,
} from "@domain/wallet"
import { ConfirmTopUp, GetTopUpTerms, GetWalletGateway, ListTopUps, StartTopUp } from "../contract/top-ups.ts"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { TopUpTerms } from "../ports/top-up-terms.ts"
import { WalletRegion } from "../ports/wallet-region.ts"
import { creditedPayment } from "./credited-payment.ts"
import { openAtGateway } from "./open-at-gateway.ts"
import { settlePayment } from "./settle-payment.ts"

/** How many of the latest top-ups a page shows. */
const latestTopUps = 20

export const getWalletGateway = query(
  GetWalletGateway,
  Effect.fnUntraced(function* ({ businessProfileId, region }) {
    return { gateway: paymentGatewayOf(region ?? (yield* (yield* WalletRegion).of(businessProfileId))) }
  }),
)

export const getTopUpTerms = query(
  GetTopUpTerms,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { region, priceList } = yield* (yield* TopUpTerms).of(businessProfileId)
    return {
      gateway: paymentGatewayOf(region),
      currency: priceList.currency,
      minimum: minimumRecharge(priceList),
      recommended: recommendedRecharges(priceList),
    }
  }),
)

export const listTopUps = query(
  ListTopUps,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const rows = yield* (yield* PaymentRepository).topUps(businessProfileId, latestTopUps)
    return rows.map(({ payment }) => payment)
  }),
)

const payingUser = Effect.flatMap(CurrentActor, (actor) =>
  actor.kind === "user" ? Effect.succeed(actor.userId) : Effect.die(new Error("No user is signed in")),
)

/** One payment per key, however many requests come at once; a repeat is handed the same payment as it stands now. */
export const startTopUp = workflow(
  StartTopUp,
  Effect.fnUntraced(function* ({ businessProfileId, amount, idempotencyKey }) {
    const { region, businessName, priceList } = yield* (yield* TopUpTerms).of(businessProfileId)
    yield* Effect.fromResult(checkRecharge(amount, priceList))
    const { transact } = yield* UnitOfWork
    const fresh: TopUpPayment = {
      payment: {
        id: PaymentId.make(yield* (yield* Ids).next("payment")),
        gateway: paymentGatewayOf(region),
        gatewayReference: "",
        amount,
        currency: regionFacts[region].currency,
        status: "Pending",
      },
      businessProfileId,
      userId: yield* payingUser,
      idempotencyKey,
      createdAt: yield* Clock.currentTimeMillis,
    }
    const known = yield* transact((yield* PaymentRepository).openTopUp(fresh))
    yield* Effect.fromResult(checkRepeat({ amount: known.payment.amount }, { amount }))
    const { payment, gateway } =
      known.payment.gatewayReference === ""
        ? yield* openAtGateway(known, { description: businessName })
        : yield* settlePayment(known)
    return (yield* PaymentGateways).handover(payment, gateway)
  }),
)

/** As `creditedPayment`, of a top-up that may not be there. */
export const credited = (known: Option.Option<TopUpPayment>, returned?: GatewayFields) =>
  Option.match(known, {
    onNone: () => Effect.fail(new PaymentNotFound({})),
    onSome: (topUp) => creditedPayment(topUp, returned),
  })

export const confirmTopUp = workflow(
  ConfirmTopUp,
  Effect.fnUntraced(function* ({ businessProfileId, paymentId, returned }) {
    const known = yield* (yield* PaymentRepository).topUp(businessProfileId, paymentId)
    return yield* credited(known, returned)
  }),
)
