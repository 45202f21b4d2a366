import { Layer } from "effect"
import { leadFormUsesConformance } from "@application/campaigns/conformance"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresLeadFormUses } from "./postgres-lead-form-uses.ts"
import { postgresCampaignRepository } from "./postgres-campaign-repository.ts"

leadFormUsesConformance(
  Layer.mergeAll(postgresLeadFormUses, postgresCampaignRepository, postgresTables).pipe(
    Layer.provide(runningDatabase(migrations)),
  ),
)
