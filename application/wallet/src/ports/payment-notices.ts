import { Context, type Effect } from "effect"
import type { BusinessProfileId, CurrencyCode, MinorUnits, UserId } from "@domain/kernel"
import type { ReversalStep, PaymentRecord, TopUpPause } from "@domain/wallet"

/**
 * Use of a payment's money: it paid for its campaign, waits in the wallet for what is still missing, or came when the
 * campaign was paid already.
 */
export type PaymentUse = "campaign" | "wallet" | "surplus"

/** One step of a reversal, with what it stopped. */
export interface PaymentReversed {
  readonly step: ReversalStep
  readonly amount: MinorUnits
  readonly isStopped: boolean
  readonly campaignName?: string
}

/** Messages to the payer, queued in the caller's transaction. */
export class PaymentNotices extends Context.Service<
  PaymentNotices,
  {
    /** The receipt of a payment that was credited; asked for once per payment, after its session knows that it is paid. */
    readonly received: (paid: PaymentRecord, use: PaymentUse) => Effect.Effect<void>
    /** Automatic top-ups of a wallet rest, and why; told to whoever agreed to them. */
    readonly automaticTopUpPaused: (
      owner: { readonly businessProfileId: BusinessProfileId; readonly userId: UserId },
      paused: { readonly amount: MinorUnits; readonly currency: CurrencyCode; readonly cause: TopUpPause },
    ) => Effect.Effect<void>
    /** A refund came back from its bank, and its money is in the wallet again. */
    readonly refundReturned: (paid: PaymentRecord, amount: number) => Effect.Effect<void>
    /** A payment was reversed at its gateway, in part or whole, or a dispute about it ended. */
    readonly reversed: (paid: PaymentRecord, reversed: PaymentReversed) => Effect.Effect<void>
  }
>()("wallet/PaymentNotices") {}
