import { Context, type Effect } from "effect"
import type { RoleForbidden } from "@application/kernel"
import type { SignupSession, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import type { LinkedPage } from "@domain/campaigns"
import type { SessionId } from "@domain/kernel"

/** Pages of the social network that the platform may advertise through. */
export class LinkablePages extends Context.Service<
  LinkablePages,
  {
    /** Every page that granted access; of many businesses, so never shown unfiltered. Empty when the network cannot answer now. */
    readonly granted: Effect.Effect<ReadonlyArray<LinkedPage & { readonly link?: string }>>
    /** The platform's own page, which carries ads of businesses without one. */
    readonly portalPage: Effect.Effect<LinkedPage>
  }
>()("channels/LinkablePages") {}

/** The draft of a session; access is checked where it is answered. */
export class LinkingDrafts extends Context.Service<
  LinkingDrafts,
  {
    readonly get: (
      sessionId: SessionId,
    ) => Effect.Effect<SignupSession, SessionNotFound | SessionBelongsToUser | RoleForbidden>
  }
>()("channels/LinkingDrafts") {}
