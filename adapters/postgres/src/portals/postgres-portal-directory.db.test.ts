import { Layer } from "effect"
import { describe } from "vitest"
import { keptReads } from "@adapters/sql"
import { portalDirectoryConformance } from "@application/portals/conformance"
import { migrations } from "../migrations/index.ts"
import { keptPortalDirectory } from "./kept-portals.ts"
import { postgresPortalDirectory } from "./postgres-portal-directory.ts"
import { runningDatabase } from "../testing/running-database.ts"

portalDirectoryConformance(Layer.provide(postgresPortalDirectory, runningDatabase(migrations)))

describe("from memory", () => {
  portalDirectoryConformance(
    keptPortalDirectory.pipe(Layer.provide(keptReads), Layer.provide(runningDatabase(migrations))),
  )
})
