import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Context, type Effect } from "effect"
import type { Actor } from "./actor.ts"

/** People in whose name something runs while they are away: answered by identity. */
export class MemberActors extends Context.Service<
  MemberActors,
  {
    /** A member of a profile with the rights of this moment; undefined once they may not sign in or have left the profile. */
    readonly of: (userId: UserId, businessProfileId: BusinessProfileId) => Effect.Effect<Actor | undefined>
  }
>()("kernel/MemberActors") {}
