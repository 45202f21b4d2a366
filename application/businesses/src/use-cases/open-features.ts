import { Effect } from "effect"
import { type BusinessProfileId, unrevised } from "@domain/kernel"
import { onboardingStates } from "@domain/portals"
import { ProfileConfigurations } from "../ports/index.ts"
import { storedConfiguration } from "./configuration-of.ts"

/** Opens the features of a business, as a linked store and products that ads can use do. */
export const openFeatures = Effect.fnUntraced(function* (profile: BusinessProfileId) {
  const { configuration, revisions } = yield* storedConfiguration(profile)
  if (configuration.onboardingState >= onboardingStates.features) return
  yield* (yield* ProfileConfigurations).save(profile, {
    configuration: { ...configuration, onboardingState: onboardingStates.features },
    revisions: revisions ?? unrevised,
  })
})
