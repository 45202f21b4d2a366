import { Effect, Layer } from "effect"
import { BusinessProfileId, PortalId, type Region, regionFacts } from "@domain/kernel"
import { ForbiddenBusinessProfile } from "../actor.ts"
import { type ProfileFacts, Profiles } from "../profiles.ts"
import { MemoryDatabase } from "./memory-database.ts"

/** Rao's Bakery of portal 1 in India, with these changes; currency and time zone follow the region. */
export const bakeryFacts = ({ region = "IN", ...changes }: Partial<ProfileFacts> = {}): ProfileFacts => {
  const { currency, timeZone } = regionFacts[region]
  const money = { currency, timeZone, chosenCurrency: currency }
  const named = { id: BusinessProfileId.make(7), portalId: PortalId.make(1), name: "Rao's Bakery" }
  return { ...named, region, ...money, joinedAt: 0, ...changes }
}

/** The table that `memoryProfiles` reads. */
export const profilesIn = (database: MemoryDatabase["Service"]) =>
  database.table<BusinessProfileId, ProfileFacts>("profiles")

/** The profiles of the in-memory database, with these among them at the start. */
export const memoryProfiles = (known: ReadonlyArray<ProfileFacts> = []) =>
  Layer.effect(
    Profiles,
    Effect.map(MemoryDatabase, (database) => {
      const profiles = profilesIn(database)
      for (const facts of known) profiles.set(facts.id, facts)
      return {
        of: (businessProfileId) =>
          Effect.suspend(() => {
            const facts = profiles.get(businessProfileId)
            return facts === undefined
              ? Effect.fail(new ForbiddenBusinessProfile({ businessProfileId }))
              : Effect.succeed(facts)
          }),
        ofAll: (ids) => Effect.sync(() => ids.flatMap((id) => profiles.get(id) ?? [])),
      }
    }),
  )

/** Every id is Rao's Bakery of portal 1, in this region. */
export const everyProfile = (region: Region = "IN") => {
  const factsOf = (id: BusinessProfileId) => bakeryFacts({ region, id })
  return Layer.succeed(Profiles, {
    of: (id) => Effect.succeed(factsOf(id)),
    ofAll: (ids) => Effect.succeed(ids.map(factsOf)),
  })
}
