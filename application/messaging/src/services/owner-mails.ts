import { Context, type Effect } from "effect"
import type { BusinessProfileId, SessionId, UserId } from "@domain/kernel"
import type { ToldContent } from "@domain/messaging"

/** What a mail is about: the sign-up session that a campaign or a payment belongs to, or what a user did. */
export type OwnedDraft = { readonly businessProfileId: BusinessProfileId } & (
  | { readonly sessionId: SessionId }
  | { readonly userId: UserId }
)

/** Mails to whoever filled in a campaign or paid, in their language and under their portal. */
export class OwnerMails extends Context.Service<
  OwnerMails,
  {
    /**
     * Queued in the caller's transaction. Mails that only the owner may read go to a proved address alone; `origin` is that of
     * the portal's site.
     */
    readonly tell: (
      draft: OwnedDraft,
      content: (site: { readonly origin: string }) => ToldContent,
    ) => Effect.Effect<void>
  }
>()("messaging/OwnerMails") {}
