import { Context, type Effect } from "effect"
import type { BusinessProfileId, CurrencyCode, MinorUnits } from "@domain/kernel"
import type {
  GatewayFields,
  GatewayStatus,
  Payment,
  PaymentGateway,
  PaymentHandover,
  PaymentId,
  PaymentProviderRefused,
  Reversal,
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
  /** Its reversals at the gateway. */
  readonly reversals?: ReadonlyArray<Reversal>
}

/** Gateways that take money. A gateway that is out of reach is a `PaymentProviderRefused` too: a retry is safe. */
export class PaymentGateways extends Context.Service<
  PaymentGateways,
  {
    /** Opens the payment, or finds it if this payment id was opened before. */
    readonly open: (order: PaymentOrder) => Effect.Effect<GatewayPayment, PaymentProviderRefused>
    /** Captures authorised money, and returns the payment's state. */
    readonly ask: (gateway: PaymentGateway, reference: string) => Effect.Effect<GatewayPayment, PaymentProviderRefused>
    /** References of payments that were refunded or disputed since `since` (epoch milliseconds), or whose dispute ended since. */
    readonly reversedSince: (
      gateway: PaymentGateway,
      since: number,
    ) => Effect.Effect<ReadonlyArray<string>, PaymentProviderRefused>
    /** What the browser needs to have the buyer pay. */
    readonly handover: (payment: Payment, opened: GatewayPayment) => PaymentHandover
    /** Whether the gateway itself wrote the fields that its window returned, and wrote them about this payment. */
    readonly isGenuine: (payment: Payment, returned: GatewayFields) => Effect.Effect<boolean>
  }
>()("wallet/PaymentGateways") {}
