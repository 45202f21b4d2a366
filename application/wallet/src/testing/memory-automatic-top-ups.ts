import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId } from "@domain/kernel"
import type { AutomaticTopUp } from "@domain/wallet"
import { AutomaticTopUps } from "../ports/automatic-top-ups.ts"
import { Ledger } from "../ports/ledger.ts"

/** Automatic top-ups in the in-memory database. */
export const memoryAutomaticTopUps = Layer.effect(
  AutomaticTopUps,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<BusinessProfileId, AutomaticTopUp>("automatic_top_ups")
    const ledger = yield* Ledger
    const isDue = ([id, agreed]: [BusinessProfileId, AutomaticTopUp]) =>
      Effect.map(
        ledger.wallet(id),
        (wallet) =>
          agreed.pausedFor === undefined && (Option.getOrUndefined(wallet)?.availableBalance ?? 0) < agreed.threshold,
      )
    return {
      find: (id) => Effect.sync(() => Option.fromNullishOr(rows.get(id))),
      keep: (id, agreed) => Effect.sync(() => void rows.set(id, agreed)),
      end: (id) => Effect.sync(() => void rows.delete(id)),
      pause: (id, cause) =>
        Effect.sync(() => {
          const agreed = rows.get(id)
          if (agreed === undefined || agreed.pausedFor !== undefined) return false
          rows.set(id, { ...agreed, pausedFor: cause })
          return true
        }),
      due: (limit) => Effect.map(Effect.filter([...rows], isDue), (due) => due.slice(0, limit).map(([id]) => id)),
    }
  }),
)
