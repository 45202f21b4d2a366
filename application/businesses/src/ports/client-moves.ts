import type { MemberRole } from "@domain/identity"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** What a hand-over that both sides agreed to changes. */
export interface ClientMove {
  readonly clientId: BusinessProfileId
  readonly portalId: PortalId
  readonly fromId?: BusinessProfileId
  readonly toId: BusinessProfileId
  readonly leaving: ReadonlyArray<UserId>
  readonly joining: ReadonlyArray<Pick<MemberRole, "userId" | "roleId">>
  /** The user who goes on with drafts of leaving people, and is told of their campaigns. */
  readonly successor: UserId
  /** Epoch milliseconds. */
  readonly at: number
}

/** Who runs a client, and the passing of everything by which people reach it. */
export class ClientMoves extends Context.Service<
  ClientMoves,
  {
    /** The agency that runs a client in a portal. */
    readonly agencyOf: (clientId: BusinessProfileId, portalId: PortalId) => Effect.Effect<BusinessProfileId | undefined>
    /** The members of a business, oldest first. With `locked`, they stay as they are until the caller's transaction ends. */
    readonly membersOf: (
      businessProfileId: BusinessProfileId,
      hold?: "locked",
    ) => Effect.Effect<ReadonlyArray<MemberRole>>
    /**
     * Ends every way by which leaving people reach the client (memberships, invitations, keys, acting, regular reports,
     * waiting messages, links of drafts), pauses what sends its leads away, and lets the new agency in; in the caller's
     * transaction.
     */
    readonly carryOut: (move: ClientMove) => Effect.Effect<void>
  }
>()("businesses/ClientMoves") {}
