import { Layer } from "effect"
import { testDatabase } from "@adapters/sql/testing"
import { portalDirectoryConformance } from "@application/portals/conformance"
import { portalsMigrations } from "../migrations/portals.ts"
import { postgresPortalDirectory } from "./postgres-portal-directory.ts"

portalDirectoryConformance(Layer.provide(postgresPortalDirectory, testDatabase(portalsMigrations)))
