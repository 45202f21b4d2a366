import { Layer } from "effect"
import { audienceUsesConformance } from "@application/campaigns/conformance"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresAudienceUses } from "./postgres-audience-uses.ts"
import { postgresCampaignRepository } from "./postgres-campaign-repository.ts"

audienceUsesConformance(
  Layer.mergeAll(postgresAudienceUses, postgresCampaignRepository, postgresTables).pipe(
    Layer.provide(runningDatabase(migrations)),
  ),
)
