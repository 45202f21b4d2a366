import { Effect, Layer } from "effect"
import { CampaignPortals } from "@application/campaigns/ports"
import { currentPortal } from "./current-portal.ts"

/** What owners may do with campaigns is said by the portal of the call's host. */
export const campaignPortals = Layer.effect(
  CampaignPortals,
  Effect.map(currentPortal, (current) => ({ rights: Effect.map(current, ({ flags }) => flags) })),
)
