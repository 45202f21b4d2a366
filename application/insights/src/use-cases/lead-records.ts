import { Effect, Layer, Option } from "effect"
import { LeadRepository } from "../ports/index.ts"
import { LeadRecords } from "../services/lead-records.ts"

/** Leads as other contexts read them, as they are stored. */
export const leadRecords = Layer.effect(
  LeadRecords,
  Effect.map(LeadRepository, ({ byId, networkIdOf, count, following }) => ({
    find: (businessProfileId, leadId) =>
      Effect.map(Effect.option(byId(businessProfileId, leadId)), Option.getOrUndefined),
    networkIdOf,
    count,
    following,
  })),
)
