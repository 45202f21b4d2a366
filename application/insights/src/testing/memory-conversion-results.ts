import { countConversionDays } from "@application/campaigns/testing"
import { MemoryDatabase } from "@application/kernel/testing"
import { Effect, Layer } from "effect"
import { ConversionResults } from "../ports/conversion-results.ts"

/** Days of conversions in the in-memory database, counted as in PostgreSQL. */
export const memoryConversionResults = Layer.effect(
  ConversionResults,
  Effect.map(MemoryDatabase, (database) => ({
    ofCampaign: (profile, campaignId) =>
      Effect.sync(
        () =>
          void countConversionDays(
            database,
            ({ businessProfileId, id }) => businessProfileId === profile && id === campaignId,
          ),
      ),
    since: (date) => Effect.sync(() => countConversionDays(database, () => true, date)),
  })),
)
