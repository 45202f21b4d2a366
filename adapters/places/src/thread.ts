import { Effect } from "effect"
import { Piscina } from "piscina"

/** A thread that is asked questions, each one message and each answer another. */
export interface Thread {
  /** Rejects when the thread cannot start or ends before it answers; the next question starts it anew. */
  readonly ask: (name: string, question: unknown) => Promise<unknown>
}

/** A thread of its own for a module, started by its first question. A module that cannot be loaded ends no process: its questions fail. */
export const threadOf = (module: string) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => {
        const pool = new Piscina({ filename: module, minThreads: 0, maxThreads: 1, idleTimeout: Infinity })
        const waiting = new Set<AbortController>()
        const failAll = (trouble: unknown) => {
          for (const question of waiting) question.abort(trouble)
        }
        // A thread that ends before it takes a question tells nobody who waits for it, and one that ends over a question only
        // whoever asked that.
        pool.on("error", failAll)
        pool.on("workerDestroy", () =>
          setImmediate(() => {
            if (pool.threads.length === 0) failAll(new Error("The thread has ended"))
          }),
        )
        return { pool, waiting }
      }),
      ({ pool }) => Effect.promise(() => pool.destroy()),
    ),
    ({ pool, waiting }): Thread => ({
      ask: async (name, question) => {
        const own = new AbortController()
        waiting.add(own)
        try {
          return await pool.run(question, { name, signal: own.signal })
        } finally {
          waiting.delete(own)
        }
      },
    }),
  )
