import { Effect, Layer } from "effect"
import { ProfileAudiences } from "../ports/profile-audiences.ts"

/** Networks that keep no list of anybody. */
export const memoryProfileAudiences = Layer.succeed(ProfileAudiences, { remove: () => Effect.void })
