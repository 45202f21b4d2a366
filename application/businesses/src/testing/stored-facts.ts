import { Effect, Layer } from "effect"
import type { ProfileFacts } from "@application/kernel"
import { currencies, timeZones } from "@domain/kernel"
import { BusinessProfileRepository } from "../ports/business-profile-repository.ts"
import { profileFacts } from "../use-cases/profile-facts.ts"

/** Saves profiles with these facts. */
const saveFacts = Effect.fnUntraced(function* (known: ReadonlyArray<ProfileFacts>) {
  const profiles = yield* BusinessProfileRepository
  yield* Effect.forEach(known, ({ currency: _currency, timeZone, chosenCurrency, joinedAt, ...facts }) =>
    profiles.save({
      ...facts,
      currencyId: currencies[chosenCurrency].id,
      timeZoneId: timeZones[timeZone].id,
      timeZone,
      createdAt: joinedAt,
    }),
  )
})

/** What is told of profiles with these facts in a repository. */
export const factsStoredIn =
  <E>(repository: Layer.Layer<BusinessProfileRepository, E>) =>
  (known: ReadonlyArray<ProfileFacts>) =>
    profileFacts.pipe(Layer.provide(Layer.effectDiscard(saveFacts(known)).pipe(Layer.provideMerge(repository))))
