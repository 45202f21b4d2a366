import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type Brief, BriefNotFound } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { BriefCurrency, type BriefKey, Briefs } from "../ports/briefs.ts"
import { cursorOf, positionOf } from "../ports/list-cursor.ts"

interface Row {
  readonly businessProfileId: BusinessProfileId
  readonly brief: Brief
}

/** Briefs in the in-memory database. Commands take turns there, so a lock is not needed. */
export const memoryBriefs = Layer.effect(
  Briefs,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<number, Row>("briefs")
    const byId = ({ businessProfileId, briefId }: BriefKey) =>
      Effect.suspend(() => {
        const row = rows.get(briefId)
        return row?.businessProfileId === businessProfileId
          ? Effect.succeed(row.brief)
          : Effect.fail(new BriefNotFound({}))
      })
    return {
      add: (businessProfileId, brief) =>
        Effect.sync(() => {
          const added = { ...brief, id: Math.max(0, ...rows.keys()) + 1 }
          rows.set(added.id, { businessProfileId, brief: added })
          return added
        }),
      byId,
      forChange: byId,
      save: (businessProfileId, brief) => Effect.sync(() => void rows.set(brief.id, { businessProfileId, brief })),
      remove: (key) => Effect.ignore(Effect.map(byId(key), ({ id }) => void rows.delete(id))),
      list: (profile, { status, cursor, limit }) =>
        Effect.sync(() => {
          const after = positionOf(cursor)
          const found = [...rows.values()]
            .filter(
              ({ businessProfileId, brief }) =>
                businessProfileId === profile && (status ?? brief.status) === brief.status,
            )
            .map(({ brief }) => brief)
            .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
            .filter(
              ({ createdAt, id }) =>
                after === undefined || createdAt < after.at || (createdAt === after.at && id < after.id),
            )
          const briefs = found.slice(0, limit)
          const last = briefs.at(-1)
          const isMore = found.length > limit && last !== undefined
          return { briefs, ...(isMore && { nextCursor: cursorOf({ at: last.createdAt, id: last.id }) }) }
        }),
    }
  }),
)

/** Rupees for every business. */
export const memoryBriefCurrency = Layer.succeed(BriefCurrency, { of: () => Effect.succeed("INR") })
