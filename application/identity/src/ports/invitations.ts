import { Context, type Effect } from "effect"
import type { Invitation } from "@domain/identity"
import type { BusinessProfileId, PortalId } from "@domain/kernel"

/** An invitation of a portal, by the hash of its link's key. */
export interface StoredInvitation {
  readonly portalId: PortalId
  readonly keyHash: string
  readonly invitation: Invitation
}

/** Invitations to work on profiles. */
export class Invitations extends Context.Service<
  Invitations,
  {
    readonly add: (stored: StoredInvitation) => Effect.Effect<void>
    /** The portal's invitation with one of these hashes. */
    readonly byKey: (
      portalId: PortalId,
      keyHashes: ReadonlyArray<string>,
    ) => Effect.Effect<StoredInvitation | undefined>
    /** The newest of a profile, newest first. */
    readonly onProfile: (
      portalId: PortalId,
      businessProfileId: BusinessProfileId,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<StoredInvitation>>
    /** The newest to run a portal, newest first. */
    readonly toPortal: (portalId: PortalId, limit: number) => Effect.Effect<ReadonlyArray<StoredInvitation>>
    /** Withdraws an invitation that was neither accepted nor revoked. */
    readonly revoke: (stored: StoredInvitation, revokedAt: number) => Effect.Effect<void>
    /** Notes that an invitation was accepted; false if it was accepted or revoked before. */
    readonly accept: (stored: StoredInvitation, acceptedAt: number) => Effect.Effect<boolean>
  }
>()("identity/Invitations") {}
