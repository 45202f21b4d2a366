import { Effect, Layer } from "effect"
import { CampaignPortals } from "@application/campaigns/ports"
import { portalHere } from "./portal-here.ts"

/** What owners may do with campaigns is said by the portal of the call's host. */
export const campaignPortals = Layer.effect(
  CampaignPortals,
  Effect.map(portalHere, (current) => ({ rights: Effect.map(current, ({ flags }) => flags) })),
)
