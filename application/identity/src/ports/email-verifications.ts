import { Context, type Effect } from "effect"
import type { EmailVerification } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** A link that was mailed to prove a user's address, by the hash of its key. */
export interface MailedVerification {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly keyHash: string
  readonly link: EmailVerification
}

/** Links that prove mail addresses. */
export class EmailVerifications extends Context.Service<
  EmailVerifications,
  {
    /** Keeps a link; the same key again replaces it. */
    readonly save: (mailed: MailedVerification) => Effect.Effect<void>
    /** The link with one of these hashes, if it is the user's. */
    readonly byKey: (
      portalId: PortalId,
      userId: UserId,
      keyHashes: ReadonlyArray<string>,
    ) => Effect.Effect<MailedVerification | undefined>
    /** The user's link that was sent last. */
    readonly latestOf: (portalId: PortalId, userId: UserId) => Effect.Effect<MailedVerification | undefined>
  }
>()("identity/EmailVerifications") {}
