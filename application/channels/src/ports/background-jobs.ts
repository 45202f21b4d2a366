import { Context, type Effect } from "effect"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import type { BackgroundJob } from "../contract/jobs.ts"

/** An account and the businesses that it works on. */
export interface JobOwner {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly businessProfileIds: ReadonlyArray<BusinessProfileId>
}

/** The jobs of all contexts. */
export class BackgroundJobs extends Context.Service<
  BackgroundJobs,
  {
    /** The latest of each kind, at most `limit` of it. */
    readonly of: (owner: JobOwner, limit: number) => Effect.Effect<ReadonlyArray<BackgroundJob>>
  }
>()("channels/BackgroundJobs") {}
