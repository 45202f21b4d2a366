import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { businessPicturesConformance } from "@application/creatives/conformance"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { postgresBusinessProfiles } from "../businesses/postgres-business-profiles.ts"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresBusinessPictures } from "./postgres-business-pictures.ts"

const database = runningDatabase(migrations)

/** Two businesses without pictures. */
const businesses = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`delete from business_pictures`
  const profiles = yield* BusinessProfileRepository
  for (const id of [1, 2])
    yield* profiles.save({
      id: BusinessProfileId.make(id),
      portalId: PortalId.make(1),
      name: "Bloom Bakery",
      region: "IN",
      currencyId: 17,
      timeZoneId: 142,
      timeZone: "Asia/Kolkata",
      createdAt: 1_000,
    })
})

businessPicturesConformance(
  postgresBusinessPictures.pipe(
    Layer.merge(Layer.effectDiscard(businesses)),
    Layer.provideMerge(postgresBusinessProfiles),
    Layer.provide(database),
  ),
)
