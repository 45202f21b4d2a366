import { MemoryDatabase } from "@application/kernel/testing"
import type { AwaitedApproval, OpenProposals } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { WaitingTasks } from "../ports/waiting-tasks.ts"

/** What waits for somebody at a business, in the table `waiting_tasks`. */
export interface MemoryWaiting {
  readonly feeds?: number
  readonly approvals?: ReadonlyArray<AwaitedApproval>
  readonly proposals?: OpenProposals
}

/** The tasks of the in-memory table `waiting_tasks`, which tests and stories fill; none without. */
export const memoryWaitingTasks = Layer.effect(
  WaitingTasks,
  Effect.gen(function* () {
    const tasks = (yield* MemoryDatabase).table<BusinessProfileId, MemoryWaiting>("waiting_tasks")
    return {
      of: (profile) =>
        Effect.sync(() => {
          const { feeds = 0, approvals = [], proposals } = tasks.get(profile) ?? {}
          return { faulty: { feeds }, approvals, ...(proposals !== undefined && { proposals }) }
        }),
    }
  }),
)
