import { Context, Effect, Layer, Semaphore } from "effect"
import { UnitOfWork } from "../unit-of-work.ts"

/** The tables of an in-memory database, by name; `UnitOfWork` rolls all of them back together. */
export class MemoryDatabase extends Context.Service<
  MemoryDatabase,
  {
    /** The table of this name, initially empty. Rows are stored by reference: replace them, never mutate them. */
    readonly table: <Key, Row>(name: string) => Map<Key, Row>
    readonly snapshot: () => () => void
  }
>()("application/testing/MemoryDatabase") {
  static readonly layer = Layer.sync(MemoryDatabase, () => {
    const tables = new Map<string, Map<unknown, unknown>>()
    return {
      table: <Key, Row>(name: string) => {
        const rows = tables.get(name) ?? new Map<unknown, unknown>()
        tables.set(name, rows)
        return rows as Map<Key, Row>
      },
      snapshot: () => {
        const saved = [...tables].map(([name, rows]) => [name, new Map(rows)] as const)
        return () => {
          for (const rows of tables.values()) rows.clear()
          for (const [name, rows] of saved) for (const [key, row] of rows) tables.get(name)?.set(key, row)
        }
      },
    }
  })
}

const InTransaction = Context.Reference<boolean>("application/testing/InTransaction", { defaultValue: () => false })

/** Runs commands one at a time; a failed one leaves no trace. A nested transaction joins the outer one. */
export const memoryUnitOfWork = Layer.effect(
  UnitOfWork,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const semaphore = Semaphore.makeUnsafe(1)
    return {
      transact: (effect) =>
        Effect.flatMap(InTransaction, (nested) => {
          if (nested) return effect
          const work = Effect.suspend(() => {
            const restore = database.snapshot()
            return Effect.onError(effect, () => Effect.sync(restore))
          })
          return semaphore.withPermits(1)(Effect.provideService(work, InTransaction, true))
        }),
    }
  }),
)
