import { Effect, Layer } from "effect"
import { Tables, withServices } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { AudienceUses } from "../ports/audience-uses.ts"
import { plansInUse } from "./plans-in-use.ts"

/** Uses of audiences, read from the campaigns and plans of the in-memory database. */
export const memoryAudienceUses = Layer.effect(
  AudienceUses,
  Effect.map(withServices(Tables, MemoryDatabase), (provided) => ({
    of: (businessProfileId) =>
      Effect.map(provided(plansInUse(businessProfileId)), (uses) =>
        uses.flatMap(({ campaign: { id, name }, plan }) => {
          const { savedAudience, includedLists = [], excludedLists = [] } = plan.targeting
          const listIds = [...includedLists, ...excludedLists].map((list) => list.id)
          if (savedAudience === undefined && listIds.length === 0) return []
          const audience = savedAudience === undefined ? {} : { audienceId: savedAudience.id }
          return [{ campaignId: id, campaignName: name, ...audience, listIds }]
        }),
      ),
  })),
)
