import { Layer } from "effect"
import { describe } from "vitest"
import { keptReads } from "@adapters/sql"
import { portalAdministrationConformance } from "@application/portals/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { keptPortalAdministration, keptPortalDirectory } from "./kept-portals.ts"
import { postgresPortalAdministration } from "./postgres-portal-administration.ts"
import { postgresPortalDirectory } from "./postgres-portal-directory.ts"

portalAdministrationConformance(
  Layer.provide(Layer.merge(postgresPortalDirectory, postgresPortalAdministration), runningDatabase(migrations)),
)

describe("from memory", () => {
  portalAdministrationConformance(
    Layer.merge(keptPortalDirectory, keptPortalAdministration).pipe(
      Layer.provide(keptReads),
      Layer.provide(runningDatabase(migrations)),
    ),
  )
})
