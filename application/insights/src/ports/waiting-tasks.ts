import type { AwaitedApproval, FaultyFeeds, OpenProposals } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** What waits for somebody in a business's feeds, drafts and autopilots. */
export class WaitingTasks extends Context.Service<
  WaitingTasks,
  {
    /**
     * Feeds whose latest reading failed or found errors, and drafts whose approvers were asked by name, where somebody has
     * not answered since, nobody objected, and one approval is not enough. Proposals are of autopilots, where any is open.
     */
    readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<{
      readonly faulty: FaultyFeeds
      readonly approvals: ReadonlyArray<AwaitedApproval>
      readonly proposals?: OpenProposals
    }>
  }
>()("insights/WaitingTasks") {}
