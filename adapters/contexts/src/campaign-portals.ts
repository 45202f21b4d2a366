import { Effect, Layer } from "effect"
import { CampaignPortals } from "@application/campaigns/ports"
import { CurrentRequest } from "@application/kernel"
import { PortalDirectory } from "@application/portals/ports"

/** What owners may do with campaigns is said by the portal of the call's host. */
export const campaignPortals = Layer.effect(
  CampaignPortals,
  Effect.gen(function* () {
    const portals = yield* PortalDirectory
    return {
      rights: Effect.flatMap(CurrentRequest, ({ portalDomain }) =>
        Effect.map(Effect.orDie(portals.byDomain(portalDomain)), ({ flags }) => flags),
      ),
    }
  }),
)
