import { Context, type Effect } from "effect"
import type { BusinessProfileId, SessionId } from "@domain/kernel"
import type { MessageContent } from "@domain/messaging"

/** The sign-up session that a campaign or a payment belongs to. */
export interface OwnedDraft {
  readonly businessProfileId: BusinessProfileId
  readonly sessionId: SessionId
}

/** Mails to whoever filled in a campaign, in their language and under their portal. */
export class OwnerMails extends Context.Service<
  OwnerMails,
  {
    /**
     * Queued in the caller's transaction. Mails that only the owner may read go to a proved address alone; `origin` is that of
     * the portal's site.
     */
    readonly tell: (
      draft: OwnedDraft,
      content: (site: { readonly origin: string }) => MessageContent,
    ) => Effect.Effect<void>
  }
>()("messaging/OwnerMails") {}
