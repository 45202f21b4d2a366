import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"

/** How much of a portal uses what its settings offer. */
export interface PortalUseCounts {
  /** Businesses by region. */
  readonly businesses: Readonly<Record<string, number>>
  /** Accounts by the language that they read. */
  readonly accounts: Readonly<Record<string, number>>
  /** Campaigns that run, wait or are paused as banners. */
  readonly bannerCampaigns: number
}

/** Counts of what a portal's people use, so that nobody takes away what is in use unknowingly. */
export class PortalUse extends Context.Service<
  PortalUse,
  { readonly of: (portalId: PortalId) => Effect.Effect<PortalUseCounts> }
>()("portals/PortalUse") {}
