import { Context, type Effect } from "effect"
import type { BusinessProfileId, PortalId, Region } from "@domain/kernel"
import type { Buyer, IssuingEntity } from "@domain/wallet"

/** Who issues a portal's documents, and whom a business wants them to be for. */
export class BillingSettings extends Context.Service<
  BillingSettings,
  {
    readonly entity: (portalId: PortalId, region: Region) => Effect.Effect<IssuingEntity | undefined>
    readonly saveEntity: (portalId: PortalId, entity: IssuingEntity) => Effect.Effect<void>
    readonly buyer: (businessProfileId: BusinessProfileId) => Effect.Effect<Buyer | undefined>
    readonly saveBuyer: (businessProfileId: BusinessProfileId, buyer: Buyer) => Effect.Effect<void>
  }
>()("wallet/BillingSettings") {}
