import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { WalletRefund } from "@domain/wallet"
import { RefundRepository } from "../ports/refund-repository.ts"

/** Refunds in the in-memory database. */
export const memoryRefundRepository = Layer.effect(
  RefundRepository,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<number, WalletRefund>("wallet_refunds")
    const where = (holds: (row: WalletRefund) => boolean) =>
      Effect.sync(() => [...rows.values()].filter(holds).sort((one, other) => one.id - other.id))
    return {
      open: (refunds) =>
        Effect.sync(() => {
          for (const one of refunds) rows.set(one.id, one)
        }),
      requestedUnder: (businessProfileId, key) =>
        where((row) => row.businessProfileId === businessProfileId && row.idempotencyKey === key),
      ofProfile: (businessProfileId, limit) =>
        Effect.map(
          where((row) => row.businessProfileId === businessProfileId),
          (found) => found.toReversed().slice(0, limit),
        ),
      lock: (id) => Effect.sync(() => Option.fromNullishOr(rows.get(id))),
      settle: (id, { state, failureReason }) =>
        Effect.sync(() => {
          const row = rows.get(id)
          if (row !== undefined) rows.set(id, { ...row, state, ...(failureReason !== undefined && { failureReason }) })
        }),
      inProgress: (createdBefore, limit) =>
        Effect.map(
          where((row) => row.state === "InProgress" && row.createdAt < createdBefore),
          (found) => found.slice(0, limit),
        ),
    }
  }),
)
