import { Layer } from "effect"
import { agenciesConformance } from "@application/businesses/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresAgencyClients, postgresJoinedPortals } from "./postgres-agencies.ts"
import { postgresBusinessProfiles } from "./postgres-business-profiles.ts"
import { postgresProfileConfigurations } from "./postgres-configurations.ts"

agenciesConformance(
  Layer.mergeAll(
    postgresBusinessProfiles,
    postgresAgencyClients,
    postgresJoinedPortals,
    postgresProfileConfigurations,
  ).pipe(Layer.provide(runningDatabase(migrations))),
)
