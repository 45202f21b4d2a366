import { Context, type Effect } from "effect"
import type { ActionOf } from "@domain/identity"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"

/** The people who may do something on a profile: answered by identity. */
export class RightHolders extends Context.Service<
  RightHolders,
  {
    /** Members of the profile whose roles have the action, oldest members first; people who may not sign in are left out. */
    readonly of: (
      action: ActionOf<"profile">,
      profile: { readonly id: BusinessProfileId; readonly portalId: PortalId },
    ) => Effect.Effect<ReadonlyArray<UserId>>
  }
>()("kernel/RightHolders") {}
