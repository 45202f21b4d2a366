import { Layer } from "effect"
import { businessProfileRepositoryConformance } from "@application/businesses/conformance"
import { migrations } from "../migrations/index.ts"
import { postgresBusinessProfiles } from "./postgres-business-profiles.ts"
import { runningDatabase } from "../testing/running-database.ts"

businessProfileRepositoryConformance(Layer.provide(postgresBusinessProfiles, runningDatabase(migrations)))
