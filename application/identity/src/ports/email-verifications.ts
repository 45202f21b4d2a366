import { Context, type Effect } from "effect"
import type { EmailVerification } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** A mailed link that verifies a user's address, by the hash of its key. */
export interface MailedVerification {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly keyHash: string
  readonly link: EmailVerification
}

/** Links that verify mail addresses. */
export class EmailVerifications extends Context.Service<
  EmailVerifications,
  {
    /** Stores a link; the same key replaces it. */
    readonly save: (mailed: MailedVerification) => Effect.Effect<void>
    /** The user's link with one of these hashes. */
    readonly byKey: (
      portalId: PortalId,
      userId: UserId,
      keyHashes: ReadonlyArray<string>,
    ) => Effect.Effect<MailedVerification | undefined>
    /** The user's newest link. */
    readonly latestOf: (portalId: PortalId, userId: UserId) => Effect.Effect<MailedVerification | undefined>
  }
>()("identity/EmailVerifications") {}
