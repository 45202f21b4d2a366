import { Context, type Effect } from "effect"
import type { SecurityCount, SecurityEvent, SecurityEventKind } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** Counted failures of one account that nobody was told about yet. */
export interface UntoldFailures extends SecurityCount {
  readonly portalId: PortalId
  readonly userId: UserId
}

/** Which events are asked for; times are epoch milliseconds. */
export interface SecurityFilter {
  readonly userId?: UserId
  readonly kind?: SecurityEventKind
  readonly from?: number
  readonly until?: number
}

/** Failed sign-ins and refused rights of each portal. */
export class SecurityLog extends Context.Service<
  SecurityLog,
  {
    readonly note: (event: Omit<SecurityEvent, "id">) => Effect.Effect<void>
    /**
     * Counts by account, kind and factor since an instant. Accounts that were told of a kind since `quietSince` are left
     * out of it, and events without an account always.
     */
    readonly untold: (since: number, quietSince: number) => Effect.Effect<ReadonlyArray<UntoldFailures>>
    /**
     * Notes that an account is told of what it counts since an instant. False if there is nothing, or it was told since
     * `quietSince`, as by another caller at the same time.
     */
    readonly markTold: (
      portalId: PortalId,
      userId: UserId,
      told: {
        readonly kind: SecurityEventKind
        readonly since: number
        readonly quietSince: number
        readonly at: number
      },
    ) => Effect.Effect<boolean>
    /** The newest `limit` events of a portal before an id. */
    readonly entries: (
      portalId: PortalId,
      filter: SecurityFilter,
      page: { readonly before?: number; readonly limit: number },
    ) => Effect.Effect<ReadonlyArray<SecurityEvent>>
    /** Deletes up to `limit` events from before an instant and returns how many. */
    readonly deleteBefore: (instant: number, limit: number) => Effect.Effect<number>
  }
>()("identity/SecurityLog") {}
