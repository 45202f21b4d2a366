import { Context, type Effect } from "effect"
import type { BusinessProfileId, CampaignId, PortalId, Region } from "@domain/kernel"
import type { ClientOrigin, EarnerKind } from "@domain/wallet"

/** Who brought a business, and the portal and region that it is of. */
export interface BroughtClient extends ClientOrigin {
  readonly portalId: PortalId
  readonly region: Region
}

/** Who brings clients to portals: agencies, agents and owners of referral codes, the first of them where there are several. */
export class ClientOrigins extends Context.Service<
  ClientOrigins,
  {
    /** Who brought a business, as its campaign begins; undefined of a business that came by itself. */
    readonly of: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
    ) => Effect.Effect<BroughtClient | undefined>
    /** How many agencies, agents and referral codes brought somebody to a portal. */
    readonly count: (portalId: PortalId) => Effect.Effect<Readonly<Record<EarnerKind, number>>>
  }
>()("wallet/ClientOrigins") {}
