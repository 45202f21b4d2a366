import { Context, type Effect } from "effect"
import type { BusinessProfileId, CampaignId, PortalId, UserId } from "@domain/kernel"
import type { AuditHead } from "./audit-witness.ts"
import type { AuditEntry } from "../contract/audit-entry.ts"

/** Whose changes a caller asks for: a portal's changes, or a profile's changes in the chain of its portal. */
export type AuditScope = { readonly portalId: PortalId } | { readonly businessProfileId: BusinessProfileId }

/** Which entries are asked for; without a filter, all. Times are epoch milliseconds. */
export interface AuditFilter {
  readonly businessProfileId?: BusinessProfileId
  readonly actorId?: UserId
  readonly action?: string
  /** The campaign whose own record changed. */
  readonly campaignId?: CampaignId
  readonly from?: number
  readonly until?: number
}

/** What a page of entries is: the newest `limit` ones before a position. */
export interface AuditPage {
  readonly before?: number
  readonly limit: number
}

/** A link of a portal's chain as it is stored, and the hash that its content and the link before it should have. */
export interface AuditLink {
  readonly position: number
  readonly previousHash: string
  readonly hash: string
  readonly computedHash: string
}

/** The changes of a portal, in one chain per portal: each entry's hash is over the hash before it. */
export class AuditLog extends Context.Service<
  AuditLog,
  {
    /** Chains up to `limit` entries that still wait and returns how many; 0 while somebody else does. */
    readonly chain: (limit: number) => Effect.Effect<number>
    /** Newest first. */
    readonly entries: (
      scope: AuditScope,
      filter: AuditFilter,
      page: AuditPage,
    ) => Effect.Effect<ReadonlyArray<AuditEntry>>
    /** The last entry of each chain. */
    readonly heads: Effect.Effect<ReadonlyArray<AuditHead>>
    /** The links after a position, in order. */
    readonly links: (portalId: PortalId, after: number, limit: number) => Effect.Effect<ReadonlyArray<AuditLink>>
  }
>()("portals/AuditLog") {}
