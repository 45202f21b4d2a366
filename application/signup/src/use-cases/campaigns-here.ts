import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { CampaignMoveNotOffered } from "@domain/campaigns"
import { hasCampaigns } from "@domain/portals"

/** Refuses to begin a campaign at a portal whose customers have none, such as a builder's. */
export const campaignsHere = Effect.gen(function* () {
  const { flags } = yield* (yield* Portals).current
  if (!hasCampaigns(flags)) yield* new CampaignMoveNotOffered({ move: "launch" })
})
