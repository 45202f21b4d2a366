import { Context, type Effect } from "effect"
import type { PortalId, UserId } from "@domain/kernel"

/** Names of people, for records that keep who made them: answered by identity. */
export class UserNames extends Context.Service<
  UserNames,
  {
    /** Names of a portal's users by their ids; an account that is gone has none. */
    readonly of: (portalId: PortalId, ids: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyMap<UserId, string>>
  }
>()("kernel/UserNames") {}
