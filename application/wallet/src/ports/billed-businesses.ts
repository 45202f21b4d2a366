import { Context, type Effect } from "effect"
import type { ForbiddenBusinessProfile } from "@application/kernel"
import type { BusinessProfileId, CampaignId, PortalId, Region } from "@domain/kernel"
import type { BilledOrder } from "@application/signup/services"

/** A business that documents are for, and the portal that issues them. */
export interface BilledBusiness extends BilledOrder {
  readonly portalId: PortalId
  readonly portalTitle: string
  readonly region: Region
  readonly name: string
}

/** Businesses as documents name them: answered by profiles, portals and orders. One that is not there is nobody's. */
export class BilledBusinesses extends Context.Service<
  BilledBusinesses,
  {
    readonly of: (
      businessProfileId: BusinessProfileId,
      campaignId?: CampaignId,
      /** The campaign's order, where the caller has read it. */
      order?: BilledOrder,
    ) => Effect.Effect<BilledBusiness, ForbiddenBusinessProfile>
  }
>()("wallet/BilledBusinesses") {}
