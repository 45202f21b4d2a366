import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId, SessionId, unrevised } from "@domain/kernel"
import { AdditionalConfigurations, CampaignRepository } from "../ports/index.ts"

const key = { businessProfileId: BusinessProfileId.make(7), campaignId: CampaignId.make(70) }

/** Conformance tests of `AdditionalConfigurations`, on a fresh store per layer build. */
export const additionalConfigurationsConformance = (
  layer: Layer.Layer<AdditionalConfigurations | CampaignRepository, unknown>,
) => {
  test("a further configuration is one campaign's, and empty until it is saved", () =>
    Effect.gen(function* () {
      yield* (yield* CampaignRepository).save({
        id: key.campaignId,
        businessProfileId: key.businessProfileId,
        sessionId: SessionId.make("00000000-0000-4000-8000-000000000070"),
        region: "IN",
        name: "Rye",
        status: "Draft",
        channels: [],
        spent: 0,
        createdAt: 1,
      })
      const configurations = yield* AdditionalConfigurations
      const empty = { configuration: {}, revisions: unrevised }
      expect(yield* configurations.of(key)).toEqual(empty)
      const stored = {
        configuration: { tag: "spring", hours: [{ day: 1, from: "09:00" }], note: { deep: true } },
        revisions: { revision: 2, fieldRevisions: { tag: 2 } },
      }
      yield* configurations.save(key, { ...stored, configuration: { tag: "old" } })
      yield* configurations.save(key, stored)
      expect(yield* configurations.of(key)).toEqual(stored)
      expect(yield* configurations.of({ ...key, campaignId: CampaignId.make(71) })).toEqual(empty)
      expect(yield* configurations.of({ ...key, businessProfileId: BusinessProfileId.make(8) })).toEqual(empty)
    }).pipe(Effect.provide(layer), Effect.runPromise))
}
