import { Context, type Effect } from "effect"
import type { ForbiddenBusinessProfile } from "@application/kernel"
import type { BusinessProfileId, CampaignId, PortalId, Region } from "@domain/kernel"
import type { GstBilling } from "@domain/wallet"

/** A business that documents are for, and the portal that issues them. */
export interface BilledBusiness {
  readonly portalId: PortalId
  readonly portalTitle: string
  readonly region: Region
  readonly name: string
  readonly address: string
  /** The GST code of the state that it told when it described itself. */
  readonly state?: string
  /** Whom the campaign's order named. */
  readonly ordered?: GstBilling
}

/** Businesses as documents name them: answered by profiles, portals and orders. One that is not there is nobody's. */
export class BilledBusinesses extends Context.Service<
  BilledBusinesses,
  {
    readonly of: (
      businessProfileId: BusinessProfileId,
      campaignId?: CampaignId,
    ) => Effect.Effect<BilledBusiness, ForbiddenBusinessProfile>
  }
>()("wallet/BilledBusinesses") {}
