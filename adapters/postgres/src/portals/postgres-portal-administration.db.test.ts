import { Layer } from "effect"
import { portalAdministrationConformance } from "@application/portals/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresPortalAdministration } from "./postgres-portal-administration.ts"
import { postgresPortalDirectory } from "./postgres-portal-directory.ts"

portalAdministrationConformance(
  Layer.provide(Layer.merge(postgresPortalDirectory, postgresPortalAdministration), runningDatabase(migrations)),
)
