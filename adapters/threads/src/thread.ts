import { Effect } from "effect"
import { Piscina } from "piscina"

/** A worker thread that answers questions, each sent as a message. */
export interface Thread {
  /**
   * Rejects when the thread cannot start or ends before it answers; the next question starts a new one. Aborting
   * `signal` while the thread works on the question ends the thread.
   */
  readonly ask: (name: string, question: unknown, signal?: AbortSignal) => Promise<unknown>
  /** Resolves once the thread has loaded its module and accepts the question; never after `signal` aborts. */
  readonly ready: (signal: AbortSignal) => Promise<void>
}

export interface ThreadOptions {
  /** The thread's heap limit; a thread that exceeds it ends. Defaults to the process's limit. */
  readonly heapMegabytes?: number
}

/**
 * A worker thread for a module, started by its first question. If the module cannot be loaded, questions fail and the
 * process goes on.
 */
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
        const state = { pool, waiting, isReady: false }
        // Piscina rejects only the question that a thread was working on, so waiting questions are rejected here.
        // Errors of a replaced thread are ignored.
        const failAll = (error: unknown) => {
          if (pool.threads.length > 0) return
          for (const question of waiting) question.abort(error)
        }
        pool.on("error", failAll)
        pool.on("workerCreate", () => void (state.isReady = true))
        pool.on("workerDestroy", () => {
          state.isReady = false
          setImmediate(() => failAll(new Error("The thread has ended")))
        })
        return state
      }),
      ({ pool }) => Effect.promise(() => pool.destroy()),
    ),
    (state): Thread => ({
      ask: async (name, question, signal) => {
        const controller = new AbortController()
        state.waiting.add(controller)
        try {
          const signals = signal === undefined ? [controller.signal] : [controller.signal, signal]
          return await state.pool.run(question, { name, signal: AbortSignal.any(signals) })
        } finally {
          state.waiting.delete(controller)
        }
      },
      ready: (signal) =>
        new Promise((resolve) => {
          if (state.isReady) return resolve()
          state.pool.once("workerCreate", resolve)
          signal.addEventListener("abort", () => state.pool.off("workerCreate", resolve))
        }),
    }),
  )
