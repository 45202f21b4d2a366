import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { SecurityEvent } from "@domain/identity"
import { SecurityLog, type UntoldFailures } from "../ports/security-log.ts"

interface StoredEvent extends SecurityEvent {
  readonly toldAt?: number
}

/** The security log in the in-memory database. */
export const memorySecurityLog = Layer.effect(
  SecurityLog,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<number, StoredEvent>("security_events")
    let last = 0
    const isOf = (one: StoredEvent, other: StoredEvent) =>
      one.portalId === other.portalId && one.userId === other.userId && one.kind === other.kind
    const stored = () => [...rows.values()]
    return {
      note: (event) =>
        Effect.sync(() => {
          last += 1
          rows.set(last, { ...event, id: last })
        }),
      untold: (since, quietSince) =>
        Effect.sync(() => {
          const open = stored().filter(
            (row) =>
              row.userId !== undefined &&
              row.at > since &&
              row.toldAt === undefined &&
              !stored().some((one) => isOf(one, row) && (one.toldAt ?? -Infinity) > quietSince),
          )
          const groups = Map.groupBy(open, ({ portalId, userId, kind, factor }) =>
            JSON.stringify({ portalId, userId, kind, factor }),
          )
          return [...groups].map(([group, of]): UntoldFailures => ({ ...JSON.parse(group), times: of.length }))
        }),
      markTold: (portalId, userId, { kind, since, quietSince, at }) =>
        Effect.sync(() => {
          const own = stored().filter((row) => isOf(row, { ...row, portalId, userId, kind }))
          if (own.some(({ toldAt = -Infinity }) => toldAt > quietSince)) return false
          const open = own.filter((row) => row.at > since && row.toldAt === undefined)
          for (const row of open) rows.set(row.id, { ...row, toldAt: at })
          return open.length > 0
        }),
      entries: (portalId, { userId, kind, from = 0, until = Infinity }, { before = Infinity, limit }) =>
        Effect.sync(() =>
          stored()
            .filter((row) => row.portalId === portalId && row.at >= from && row.at < until && row.id < before)
            .filter((row) => userId === undefined || row.userId === userId)
            .filter((row) => kind === undefined || row.kind === kind)
            .toSorted((one, other) => other.id - one.id)
            .slice(0, limit)
            .map(({ toldAt: _toldAt, ...event }) => event),
        ),
      deleteBefore: (instant, limit) =>
        Effect.sync(() => {
          const over = stored()
            .filter(({ at }) => at < instant)
            .slice(0, limit)
          for (const { id } of over) rows.delete(id)
          return over.length
        }),
    }
  }),
)
