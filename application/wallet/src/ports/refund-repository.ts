import { Context, type Effect, type Option } from "effect"
import type { BusinessProfileId, IdempotencyKey } from "@domain/kernel"
import type { RefundId, WalletRefund } from "@domain/wallet"

/** Refunds of wallets to the payments that filled them. */
export class RefundRepository extends Context.Service<
  RefundRepository,
  {
    /** Keeps new refunds, all in progress, in the caller's transaction. */
    readonly open: (refunds: ReadonlyArray<WalletRefund>) => Effect.Effect<void>
    /** What was asked for under a key, oldest first; empty before. */
    readonly requestedUnder: (
      businessProfileId: BusinessProfileId,
      key: IdempotencyKey,
    ) => Effect.Effect<ReadonlyArray<WalletRefund>>
    /** A profile's refunds, newest first. */
    readonly ofProfile: (
      businessProfileId: BusinessProfileId,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<WalletRefund>>
    /** One refund, locked until the transaction ends. */
    readonly lock: (id: RefundId) => Effect.Effect<Option.Option<WalletRefund>>
    /** Stores the state that a refund has come to, and the gateway's name for it once that is known. */
    readonly settle: (
      id: RefundId,
      to: Pick<WalletRefund, "state" | "failureReason"> & { readonly gatewayReference?: string },
    ) => Effect.Effect<void>
    /** Refunds in progress that were asked for before `createdBefore` (epoch milliseconds), oldest first. */
    readonly inProgress: (createdBefore: number, limit: number) => Effect.Effect<ReadonlyArray<WalletRefund>>
  }
>()("wallet/RefundRepository") {}
