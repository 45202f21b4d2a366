import { AgencyMoney, type ClientWallet, Ids, JobQueue, type WalletSettlement, withServices } from "@application/kernel"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import {
  agencyParts,
  isOfSession,
  type PartyPayment,
  refund,
  RefundId,
  type RefundPart,
  refundReference,
  sumOfParts,
  type WalletRefund,
} from "@domain/wallet"
import { Clock, Effect, Layer, Option } from "effect"
import { CloseGatewayCustomer } from "../contract/cards.ts"
import { AutomaticTopUps } from "../ports/automatic-top-ups.ts"
import { GatewayCustomers } from "../ports/gateway-customers.ts"
import { Ledger } from "../ports/ledger.ts"
import { PaymentRepository, type RefundablePayment } from "../ports/payment-repository.ts"
import { RefundRepository } from "../ports/refund-repository.ts"

type Payers = ReadonlyArray<UserId>

/** Payments, each with whether the payers added it to the wallet; what was paid for one campaign is the campaign's. */
const marked = (payments: ReadonlyArray<RefundablePayment>, payers: Payers) =>
  Effect.forEach(
    payments,
    Effect.fnUntraced(function* (payment) {
      const record = Option.getOrUndefined(yield* (yield* PaymentRepository).record(payment.paymentId))
      const isOfAgency = record !== undefined && !isOfSession(record) && payers.includes(record.userId)
      return { ...payment, isOfAgency }
    }),
  )

const agreedBy = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, payers: Payers) {
  const agreed = Option.getOrUndefined(yield* (yield* AutomaticTopUps).find(businessProfileId))
  return agreed !== undefined && payers.includes(agreed.userId)
})

const partOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  payers: Payers,
  wallet: ClientWallet,
) {
  const payments = yield* marked(yield* (yield* PaymentRepository).money(businessProfileId), payers)
  return {
    unspent: sumOfParts(agencyParts(payments, wallet)),
    fillsItself: yield* agreedBy(businessProfileId, payers),
  }
})

/** Takes a part from the wallet and records its refund, which is asked of the gateway afterwards; nothing where it was spent just now. */
const takenBack = Effect.fnUntraced(function* (
  { businessProfileId, wallet: { currency }, key }: WalletSettlement,
  { payment, amount }: RefundPart<RefundablePayment & PartyPayment>,
) {
  const at = yield* Clock.currentTimeMillis
  const reference = refundReference(payment.paymentId, key)
  const posted = yield* (yield* Ledger)
    .post({ businessProfileId, currency, reference }, (holdings) =>
      refund({ businessProfileId, key, at }, holdings, payment, amount),
    )
    .pipe(
      Effect.catchTags({
        InsufficientFunds: () => Effect.succeed("known" as const),
        RefundNotAllowed: () => Effect.succeed("known" as const),
      }),
    )
  if (posted === "known") return []
  const made: WalletRefund = {
    id: RefundId.make(yield* (yield* Ids).next("refund")),
    businessProfileId,
    paymentId: payment.paymentId,
    gateway: payment.gateway,
    amount,
    currency,
    state: "InProgress",
    idempotencyKey: key,
    createdAt: at,
  }
  return [made]
})

const forgottenCards = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const customers = yield* GatewayCustomers
  const jobs = yield* JobQueue
  yield* Effect.forEach(yield* customers.ofProfile(businessProfileId), ({ gateway, customer }) =>
    jobs.later(CloseGatewayCustomer, { gateway, customer }),
  )
  yield* customers.forget(businessProfileId)
})

const settled = Effect.fnUntraced(function* (settlement: WalletSettlement) {
  const { businessProfileId, payers, wallet, givesBack, forgetsCards } = settlement
  if (forgetsCards || (yield* agreedBy(businessProfileId, payers)))
    yield* (yield* AutomaticTopUps).end(businessProfileId)
  if (forgetsCards) yield* forgottenCards(businessProfileId)
  if (!givesBack) return 0
  const payments = yield* marked(yield* (yield* PaymentRepository).lockMoney(businessProfileId), payers)
  const made = (yield* Effect.forEach(agencyParts(payments, wallet), (part) => takenBack(settlement, part))).flat()
  if (made.length > 0) yield* (yield* RefundRepository).open(made)
  return sumOfParts(made)
})

/** The wallet's answer for clients that change their agency. Gateways are asked by the reconciliation of refunds. */
export const agencyMoney = Layer.effect(
  AgencyMoney,
  Effect.gen(function* () {
    const provided = yield* withServices(
      AutomaticTopUps,
      GatewayCustomers,
      Ids,
      JobQueue,
      Ledger,
      PaymentRepository,
      RefundRepository,
    )
    return {
      of: (businessProfileId, payers, wallet) => provided(partOf(businessProfileId, payers, wallet)),
      settle: (settlement) => provided(settled(settlement)),
    }
  }),
)
