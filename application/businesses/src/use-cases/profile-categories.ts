import { Effect, Layer } from "effect"
import { ProfileConfigurations } from "../ports/index.ts"
import { ProfileCategories } from "../services/profile-categories.ts"

/** The category of a profile, by its configuration. */
export const profileCategories = Layer.effect(
  ProfileCategories,
  Effect.map(ProfileConfigurations, (configurations) => ({
    of: (businessProfileId) =>
      Effect.map(configurations.of(businessProfileId), (stored) => stored?.configuration.category),
  })),
)
