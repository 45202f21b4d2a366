import { Context, type Effect } from "effect"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import type { ToldContent } from "@domain/messaging"

/** Whom a message is for, and the profile that it is about if it is about one. */
export interface MessageAddressee {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly businessProfileId?: BusinessProfileId
}

/** Messages to users: a notification in the product, and whatever else their preferences ask for. */
export class UserMessages extends Context.Service<
  UserMessages,
  {
    /** Queued in the caller's transaction; `origin` is that of the portal's site. */
    readonly tell: (
      addressee: MessageAddressee,
      content: (site: { readonly origin: string }) => ToldContent,
    ) => Effect.Effect<void>
  }
>()("messaging/UserMessages") {}
