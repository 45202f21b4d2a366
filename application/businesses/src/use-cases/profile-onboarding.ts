import { Effect, Layer, Schema } from "effect"
import { type BusinessProfileId, revisedBy } from "@domain/kernel"
import { type OnboardingState, onboardingStates } from "@domain/portals"
import { ProfileConfiguration } from "@domain/signup"
import { BusinessProfileRepository, ProfileConfigurations } from "../ports/index.ts"
import { ProfileOnboarding } from "../services/profile-onboarding.ts"
import { storedConfiguration } from "./configuration-of.ts"

const encoded = Schema.encodeSync(ProfileConfiguration)

/** Brings a profile's onboarding to a state, never back. The profile is locked, so that no other change is lost. */
const reach = Effect.fnUntraced(function* (profile: BusinessProfileId, state: OnboardingState) {
  if ((yield* storedConfiguration(profile)).configuration.onboardingState >= state) return
  yield* Effect.orDie((yield* BusinessProfileRepository).forChange(profile))
  const { configuration, revisions } = yield* storedConfiguration(profile)
  if (configuration.onboardingState >= state) return
  const next: ProfileConfiguration = { ...configuration, onboardingState: state }
  yield* (yield* ProfileConfigurations).save(profile, {
    configuration: next,
    revisions: revisedBy(revisions, encoded(configuration), encoded(next)),
  })
})

/** Opens the features of a business, as a linked store and products that ads can use do. */
export const openFeatures = (profile: BusinessProfileId) => reach(profile, onboardingStates.features)

/** The first results bring a profile to the state whose menu shows statistics. */
export const profileOnboarding = Layer.effect(
  ProfileOnboarding,
  Effect.map(Effect.context<BusinessProfileRepository | ProfileConfigurations>(), (ports) => ({
    resultsArrived: (profile) => Effect.provideContext(reach(profile, onboardingStates.statistics), ports),
  })),
)
