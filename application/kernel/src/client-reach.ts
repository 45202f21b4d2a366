import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** Which members of agencies are members of their clients. Run each in a transaction, after what it follows. */
export class ClientReach extends Context.Service<
  ClientReach,
  {
    /** Makes the members of a client, or of each client of an agency, whom the agency has it reached by; else does nothing. */
    readonly follow: (businessProfileId: BusinessProfileId) => Effect.Effect<void>
    /**
     * Ends what a leaving member of an agency reaches of clients by it. Returns how many clients are given to the member, who
     * then stays.
     */
    readonly leave: (agencyId: BusinessProfileId, userId: UserId) => Effect.Effect<number>
  }
>()("kernel/ClientReach") {}
