import { Context, type Effect } from "effect"
import type { SessionPayment } from "@domain/wallet"

/**
 * What became of a payment's money: it paid for its campaign, waits in the wallet for what is still missing, or came when the
 * campaign was paid already.
 */
export type PaymentUse = "campaign" | "wallet" | "surplus"

/** Messages to whoever paid, queued in the caller's transaction. */
export class PaymentNotices extends Context.Service<
  PaymentNotices,
  {
    /** The receipt of a payment that was credited; asked for once per payment, after its session knows that it is paid. */
    readonly received: (paid: SessionPayment, use: PaymentUse) => Effect.Effect<void>
  }
>()("wallet/PaymentNotices") {}
