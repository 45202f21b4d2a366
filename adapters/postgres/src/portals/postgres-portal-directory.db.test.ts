import { Layer } from "effect"
import { portalDirectoryConformance } from "@application/portals/conformance"
import { migrations } from "../migrations/index.ts"
import { postgresPortalDirectory } from "./postgres-portal-directory.ts"
import { runningDatabase } from "../testing/running-database.ts"

portalDirectoryConformance(Layer.provide(postgresPortalDirectory, runningDatabase(migrations)))
