import { Context, type Effect } from "effect"
import type { PortalRights } from "@domain/campaigns"

/** The portal that the current call came through, as far as campaigns are concerned. */
export class CampaignPortals extends Context.Service<
  CampaignPortals,
  { readonly rights: Effect.Effect<PortalRights> }
>()("campaigns/CampaignPortals") {}
