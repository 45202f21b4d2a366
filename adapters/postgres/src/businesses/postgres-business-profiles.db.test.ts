import { Layer } from "effect"
import { businessProfileRepositoryConformance } from "@application/businesses/conformance"
import { businessesMigrations } from "../migrations/businesses.ts"
import { postgresBusinessProfiles } from "./postgres-business-profiles.ts"
import { runningDatabase } from "../testing/running-database.ts"

businessProfileRepositoryConformance(Layer.provide(postgresBusinessProfiles, runningDatabase(businessesMigrations)))
