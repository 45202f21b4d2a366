import { LeadTables, Profiles, RateLimits, Tables, UnitOfWork, UserNames, withServices } from "@application/kernel"
import { Effect, Layer } from "effect"
import { AnswerHours, LeadFileWords, LeadRepository, Workbooks } from "../ports/index.ts"
import { exportLeads } from "./export-leads.ts"

/** The insights' answer for files with a business's leads: a download as every other, so that the list of downloads has it. */
export const leadTables = Layer.effect(
  LeadTables,
  Effect.gen(function* () {
    const provided = yield* withServices(
      AnswerHours,
      LeadFileWords,
      LeadRepository,
      Profiles,
      RateLimits,
      Tables,
      UnitOfWork,
      UserNames,
      Workbooks,
    )
    return {
      of: (businessProfileId) =>
        provided(exportLeads.handle({ businessProfileId, format: "csv" })).pipe(
          Effect.catchTags({ ForbiddenBusinessProfile: Effect.die, RoleForbidden: Effect.die }),
          Effect.map(({ body }) => body),
        ),
    }
  }),
)
