import { Effect, Layer } from "effect"
import { Tables, withServices } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { LeadFormUses } from "../ports/lead-form-uses.ts"
import { plansInUse } from "./plans-in-use.ts"

/** Uses of saved forms, read from the campaigns and plans of the in-memory database. */
export const memoryLeadFormUses = Layer.effect(
  LeadFormUses,
  Effect.map(withServices(Tables, MemoryDatabase), (provided) => ({
    of: (businessProfileId) =>
      Effect.map(provided(plansInUse(businessProfileId)), (uses) =>
        uses.flatMap(({ campaign: { id, name, plan: state }, plan }) => {
          const used = plan.creative.creativeDetail?.savedForm
          const isLaunched = state?.launched !== undefined
          return used === undefined
            ? []
            : [{ campaignId: id, campaignName: name, formId: used.id, version: used.version, isLaunched }]
        }),
      ),
  })),
)
