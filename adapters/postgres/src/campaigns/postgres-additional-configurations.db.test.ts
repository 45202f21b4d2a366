import { Layer } from "effect"
import { additionalConfigurationsConformance } from "@application/campaigns/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresAdditionalConfigurations } from "./postgres-additional-configurations.ts"
import { postgresCampaignRepository } from "./postgres-campaign-repository.ts"

additionalConfigurationsConformance(
  Layer.merge(postgresAdditionalConfigurations, postgresCampaignRepository).pipe(
    Layer.provide(runningDatabase(migrations)),
  ),
)
