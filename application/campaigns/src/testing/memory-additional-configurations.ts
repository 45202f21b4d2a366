import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { unrevised } from "@domain/kernel"
import { AdditionalConfigurations, type StoredAdditionalConfiguration } from "../ports/additional-configurations.ts"
import type { CampaignKey } from "../ports/campaign-repository.ts"

/** Further configurations in the in-memory database. */
export const memoryAdditionalConfigurations = Layer.effect(
  AdditionalConfigurations,
  Effect.gen(function* () {
    const stored = (yield* MemoryDatabase).table<string, StoredAdditionalConfiguration>("additional-configurations")
    const nameOf = ({ businessProfileId, campaignId }: CampaignKey) => `${businessProfileId}/${campaignId}`
    return {
      of: (key) => Effect.sync(() => stored.get(nameOf(key)) ?? { configuration: {}, revisions: unrevised }),
      save: (key, configuration) => Effect.sync(() => void stored.set(nameOf(key), configuration)),
    }
  }),
)
