import { Context, type Effect } from "effect"
import type { BusinessProfileId, CurrencyCode, MinorUnits } from "@domain/kernel"
import type {
  GatewayFee,
  GatewayFields,
  GatewayStatus,
  Payment,
  PaymentGateway,
  PaymentHandover,
  PaymentId,
  PaymentProviderRefused,
  RefundId,
  Reversal,
  WalletTransferState,
} from "@domain/wallet"

/** What to collect. `paymentId` is ours and keys the gateway's own idempotency. */
export interface PaymentOrder {
  readonly gateway: PaymentGateway
  readonly paymentId: PaymentId
  readonly businessProfileId: BusinessProfileId
  readonly amount: MinorUnits
  readonly currency: CurrencyCode
  readonly description: string
  readonly emailAddress?: string
  readonly phone?: string
  /** The gateway's name for the payer, whose cards it keeps. */
  readonly customer?: string
  /** The kept card that will be charged. */
  readonly paymentOptionId?: string
}

/** A kept card to charge for a payment that was opened with it. Without the buyer the bank may ask for nothing. */
export interface CardPayment {
  readonly gateway: PaymentGateway
  readonly gatewayReference: string
  readonly paymentOptionId: string
  readonly isBuyerPresent: boolean
}

/**
 * A payment at its gateway: `Untried` has nothing under way, `Declined` may be tried again, `Cancelled` may not.
 * `amount` is in minor units; `secret` lets the browser continue it.
 */
export interface GatewayPayment {
  readonly reference: string
  readonly status: GatewayStatus
  readonly amount: MinorUnits
  readonly currency: CurrencyCode
  readonly reason?: string
  readonly secret?: string
  /** Whether the bank waits for the buyer's own confirmation. */
  readonly waitsForBuyer?: boolean
  /** The card that paid or is to pay, by the gateway's name. */
  readonly paymentOptionId?: string
  /** The gateway's mark of the card that paid, the same for every payer; of gateways that tell one. */
  readonly cardMark?: string
  /** The gateway's name for the payer. */
  readonly customer?: string
  /** Its reversals at the gateway. */
  readonly reversals?: ReadonlyArray<Reversal>
  /**
   * Fees that the gateway has kept of the payment so far; absent until the gateway says so, which may be after the
   * money was taken.
   */
  readonly fees?: ReadonlyArray<GatewayFee>
}

/** What to give back of a payment; `refundId` is ours, and the gateway makes one refund of it at most. */
export interface RefundOrder {
  readonly gateway: PaymentGateway
  readonly refundId: RefundId
  /** The gateway's name for the payment. */
  readonly gatewayReference: string
  readonly amount: MinorUnits
}

/** A refund at its gateway; `reference` is absent for one that it refused to begin. */
export interface GatewayRefund {
  readonly reference?: string
  readonly state: WalletTransferState
  readonly reason?: string
}

/** A payment that was refunded or disputed, and the gateway's names of its disputes where it tells them by payment no other way. */
export interface ReversedPayment {
  readonly reference: string
  readonly disputes?: ReadonlyArray<string>
}

/** Gateways that take money. A gateway that is out of reach is a `PaymentProviderRefused` too: a retry is safe. */
export class PaymentGateways extends Context.Service<
  PaymentGateways,
  {
    /** Opens the payment, or finds it if this payment id was opened before. */
    readonly open: (order: PaymentOrder) => Effect.Effect<GatewayPayment, PaymentProviderRefused>
    /** Charges a kept card, once for one payment, however often it is asked; returns the payment's state. */
    readonly payWithCard: (payment: CardPayment) => Effect.Effect<GatewayPayment, PaymentProviderRefused>
    /**
     * Cancels a payment so that nobody can pay it any more, and returns its state: one that took money, or may still take it without
     * the buyer, stays as it is.
     */
    readonly cancel: (
      gateway: PaymentGateway,
      reference: string,
    ) => Effect.Effect<GatewayPayment, PaymentProviderRefused>
    /**
     * Captures authorised money, and returns the payment's state. `disputes` are the payment's known disputes, by the
     * gateway's names.
     */
    readonly ask: (
      gateway: PaymentGateway,
      reference: string,
      disputes?: ReadonlyArray<string>,
    ) => Effect.Effect<GatewayPayment, PaymentProviderRefused>
    /** Gives money of a payment back, or finds the refund that was asked for before, and returns its state. */
    readonly refund: (order: RefundOrder) => Effect.Effect<GatewayRefund, PaymentProviderRefused>
    /** Payments that were refunded or disputed since `since` (epoch milliseconds). */
    readonly reversedSince: (
      gateway: PaymentGateway,
      since: number,
    ) => Effect.Effect<ReadonlyArray<ReversedPayment>, PaymentProviderRefused>
    /** What the browser needs to have the buyer pay, with the kept card that was chosen or in another way. */
    readonly handover: (payment: Payment, opened: GatewayPayment, paymentOptionId?: string) => PaymentHandover
    /** Whether the gateway itself wrote the fields that its window returned, and wrote them about this payment. */
    readonly isGenuine: (payment: Payment, returned: GatewayFields) => Effect.Effect<boolean>
  }
>()("wallet/PaymentGateways") {}
