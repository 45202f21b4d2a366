import { Context, type Effect } from "effect"
import type { LocalDate, PortalId } from "@domain/kernel"

/** The chain of the changes that belong to no portal. */
export const noPortal = 0

/** A chain by the portal of its entries, or the chain of entries that belong to no portal. */
export type AuditChain = PortalId | typeof noPortal

/** The end of a chain: the position and hash of its last entry. */
export interface AuditHead {
  readonly portalId: AuditChain
  readonly position: number
  readonly hash: string
}

/** Where the ends of the chains are kept outside the database, so that a chain that was rewritten or cut off shows. */
export class AuditWitness extends Context.Service<
  AuditWitness,
  {
    /** Keeps the end of a chain on a day; the first of a day stays. */
    readonly note: (head: AuditHead, day: LocalDate) => Effect.Effect<void>
    /** The ends that were kept of a chain, by day, of the last 400 days with one. */
    readonly headsOf: (portalId: AuditChain) => Effect.Effect<ReadonlyArray<AuditHead>>
  }
>()("portals/AuditWitness") {}
