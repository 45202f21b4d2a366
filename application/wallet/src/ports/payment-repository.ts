import { Context, type Effect, type Option } from "effect"
import type { SummaryPayer } from "@application/signup/services"
import type { BusinessProfileId, IdempotencyKey, MinorUnits, SessionId } from "@domain/kernel"
import type {
  Payment,
  PaymentGateway,
  PaymentId,
  PaymentMoney,
  PaymentRecord,
  PaymentStanding,
  Reversal,
  SessionPayment,
  TopUpPayment,
} from "@domain/wallet"

/** How long a new payment stays in the buyer's hands before anybody asks its gateway about it, in milliseconds. */
export const firstCheckAfterMs = 60_000

/** The amounts that the start of a payment asks for: the price and the due part of the price, in minor units. */
export interface RequestedPayment {
  readonly total: MinorUnits
  readonly due: MinorUnits
}

/** The money that a payment brought in and the money that went back, with the payment's names at its gateway. */
export interface RefundablePayment extends PaymentMoney {
  readonly gateway: PaymentGateway
  readonly gatewayReference: string
  /** The kept card that paid. */
  readonly paymentOptionId?: string
}

/** Payments of sign-up sessions and of wallets. A session has at most one open (pending) payment of one amount. */
export class PaymentRepository extends Context.Service<
  PaymentRepository,
  {
    /** Keeps a new payment, or answers the payment that is already open for its session and amount. */
    readonly open: (payment: SessionPayment) => Effect.Effect<SessionPayment>
    readonly byId: (sessionId: SessionId, id: PaymentId) => Effect.Effect<Option.Option<SessionPayment>>
    /** Keeps a new top-up, or answers the top-up that its profile opened under the same key. */
    readonly openTopUp: (payment: TopUpPayment) => Effect.Effect<TopUpPayment>
    readonly topUp: (businessProfileId: BusinessProfileId, id: PaymentId) => Effect.Effect<Option.Option<TopUpPayment>>
    /** A profile's top-ups, newest first. */
    readonly topUps: (businessProfileId: BusinessProfileId, limit: number) => Effect.Effect<ReadonlyArray<TopUpPayment>>
    /** A payment of either purpose, asked by the system. */
    readonly record: (id: PaymentId) => Effect.Effect<Option.Option<PaymentRecord>>
    /** Same as `record`; also locks the payment until the transaction ends. */
    readonly lock: (id: PaymentId) => Effect.Effect<Option.Option<PaymentRecord>>
    /** What a profile's payments brought in and what went back, newest first. */
    readonly money: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<RefundablePayment>>
    /** Same as `money`; also locks the payments until the transaction ends. */
    readonly lockMoney: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<RefundablePayment>>
    /** What was first asked for under this key, whether it opened a payment or was given one that was open already. */
    readonly requestedUnder: (
      sessionId: SessionId,
      key: IdempotencyKey,
    ) => Effect.Effect<Option.Option<RequestedPayment>>
    /** Keeps what was asked for under a key; of two at once the first stays. */
    readonly saveRequested: (sessionId: SessionId, key: IdempotencyKey, asked: RequestedPayment) => Effect.Effect<void>
    /** Newest first. */
    readonly ofSession: (sessionId: SessionId) => Effect.Effect<ReadonlyArray<SessionPayment>>
    /** The session's payment of this amount that is pending or has succeeded, the latter first. */
    readonly ofAmount: (sessionId: SessionId, amount: MinorUnits) => Effect.Effect<Option.Option<SessionPayment>>
    readonly byReference: (
      gateway: PaymentGateway,
      gatewayReference: string,
    ) => Effect.Effect<Option.Option<PaymentRecord>>
    /**
     * Pending payments that a gateway knows, not older than `createdFrom` and due to be asked about at `now`, longest
     * due first.
     */
    readonly due: (
      when: { readonly createdFrom: number; readonly now: number },
      limit: number,
    ) => Effect.Effect<ReadonlyArray<PaymentRecord>>
    /** Payments that succeeded and whose gateway has not said yet what it keeps, longest due first. */
    readonly withoutFees: (
      when: { readonly createdFrom: number; readonly now: number },
      limit: number,
    ) => Effect.Effect<ReadonlyArray<PaymentRecord>>
    /** What the gateway kept of a payment in all, as far as it is booked; minor units. */
    readonly fees: (id: PaymentId) => Effect.Effect<Option.Option<MinorUnits>>
    readonly keepFees: (id: PaymentId, inAll: MinorUnits) => Effect.Effect<void>
    /** When to ask about a payment again, in epoch milliseconds; at first a minute after it was created. */
    readonly checkAgainAt: (id: PaymentId, at: number) => Effect.Effect<void>
    /** Of two at once the first is kept: it may be in a buyer's hands already. */
    readonly setReference: (id: PaymentId, gatewayReference: string) => Effect.Effect<void>
    /**
     * The price that an open payment completes, what is promised for it now, and who pays it by a link, where somebody does; a
     * settled one keeps what it was paid for.
     */
    readonly renew: (
      sessionId: SessionId,
      id: PaymentId,
      now: Pick<SessionPayment, "promise" | "total"> & { readonly payer?: SummaryPayer },
    ) => Effect.Effect<void>
    /** Known reversals of a payment at its gateway, oldest first. */
    readonly reversals: (id: PaymentId) => Effect.Effect<ReadonlyArray<Reversal>>
    /** Keeps a reversal, or the state that one has come to. */
    readonly keepReversal: (id: PaymentId, reversal: Reversal) => Effect.Effect<void>
    readonly stand: (id: PaymentId, standing: PaymentStanding) => Effect.Effect<void>
    /** Payments with a dispute that no bank has decided, oldest first. */
    readonly disputed: (limit: number) => Effect.Effect<ReadonlyArray<PaymentRecord>>
    /**
     * Notes that the money of the session's payments was given back: no succeeded payment pays for the session any
     * more.
     */
    readonly release: (sessionId: SessionId) => Effect.Effect<void>
    /** Notes the card that a payment was paid with. */
    readonly paidWith: (id: PaymentId, paymentOptionId: string) => Effect.Effect<void>
    /** Notes the mark of the card that a payment was paid with, which is the same whoever pays with it. */
    readonly markCard: (id: PaymentId, cardMark: string) => Effect.Effect<void>
    readonly settle: (
      id: PaymentId,
      outcome: Pick<Payment, "status" | "failureReason" | "isSurplus">,
    ) => Effect.Effect<void>
  }
>()("wallet/PaymentRepository") {}
