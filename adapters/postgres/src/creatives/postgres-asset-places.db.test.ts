import { assetPlacesConformance } from "@application/campaigns/conformance"
import { SessionRepository } from "@application/signup/ports"
import { freshSession } from "@application/signup/testing"
import { withParts } from "@domain/signup"
import { Effect, Layer } from "effect"
import { postgresCampaignRepository } from "../campaigns/postgres-campaign-repository.ts"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { postgresSessionRepository } from "../signup/postgres-session-repository.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresAssetPlaces } from "./postgres-asset-places.ts"

assetPlacesConformance(
  Layer.mergeAll(postgresAssetPlaces, postgresCampaignRepository, postgresTables, postgresSessionRepository).pipe(
    Layer.provide(runningDatabase(migrations)),
  ),
  (sessionId, parts) =>
    Effect.flatMap(SessionRepository, ({ create }) => {
      const { portalId, details } = freshSession(1)
      return create({ portalId, details: withParts({ ...details, sessionId }, parts) })
    }),
)
