import { Effect } from "effect"
import { type BusinessProfileId, unrevised } from "@domain/kernel"
import { signedUpConfiguration } from "@domain/signup"
import { ProfileConfigurations, type StoredConfiguration } from "../ports/index.ts"

/** A profile's configuration; one that was never set is that of the sign-up, which sets none. */
export const storedConfiguration = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const stored = yield* (yield* ProfileConfigurations).of(businessProfileId)
  const unset: StoredConfiguration = { configuration: signedUpConfiguration, revisions: unrevised }
  return stored ?? unset
})
