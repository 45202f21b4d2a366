import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** What ad networks keep of businesses' customers: answered by the audiences. */
export class ProfileAudiences extends Context.Service<
  ProfileAudiences,
  {
    /** Has the networks delete these businesses' lists, once the caller's transaction is stored. */
    readonly remove: (businessProfileIds: ReadonlyArray<BusinessProfileId>) => Effect.Effect<void>
  }
>()("identity/ProfileAudiences") {}
