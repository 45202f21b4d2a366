import { Effect } from "effect"
import { Piscina } from "piscina"

/** A thread that is asked questions, each one message and each answer another. */
export interface Thread {
  /**
   * Rejects when the thread cannot start or ends before it answers; the next question starts it anew. A signal that aborts
   * while the thread works on the question ends the thread.
   */
  readonly ask: (name: string, question: unknown, signal?: AbortSignal) => Promise<unknown>
  /** Resolves once a thread that was asked has loaded its module and takes its question; of no use after the signal aborts. */
  readonly stands: (signal: AbortSignal) => Promise<void>
}

export interface ThreadOptions {
  /** What the thread's own heap may hold; one that needs more ends. Without it, as much as the process. */
  readonly heapMegabytes?: number
}

/** A thread of its own for a module, started by its first question. A module that cannot be loaded ends no process: its questions fail. */
export const threadOf = (module: string, { heapMegabytes }: ThreadOptions = {}) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => {
        const pool = new Piscina({
          filename: module,
          minThreads: 0,
          maxThreads: 1,
          idleTimeout: Infinity,
          ...(heapMegabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } }),
        })
        const waiting = new Set<AbortController>()
        const state = { pool, waiting, isStanding: false }
        // A thread that ends before it takes a question tells nobody who waits for it, and one that ends over a question only
        // whoever asked that. The trouble of one that has been replaced by now is nobody's.
        const failAll = (trouble: unknown) => {
          if (pool.threads.length > 0) return
          for (const question of waiting) question.abort(trouble)
        }
        pool.on("error", failAll)
        pool.on("workerCreate", () => void (state.isStanding = true))
        pool.on("workerDestroy", () => {
          state.isStanding = false
          setImmediate(() => failAll(new Error("The thread has ended")))
        })
        return state
      }),
      ({ pool }) => Effect.promise(() => pool.destroy()),
    ),
    (state): Thread => ({
      ask: async (name, question, signal) => {
        const own = new AbortController()
        state.waiting.add(own)
        try {
          const signals = signal === undefined ? [own.signal] : [own.signal, signal]
          return await state.pool.run(question, { name, signal: AbortSignal.any(signals) })
        } finally {
          state.waiting.delete(own)
        }
      },
      stands: (signal) =>
        new Promise((stands) => {
          if (state.isStanding) return stands()
          state.pool.once("workerCreate", stands)
          signal.addEventListener("abort", () => state.pool.off("workerCreate", stands))
        }),
    }),
  )
