import { Layer } from "effect"
import { testDatabase } from "@adapters/sql/testing"
import { businessProfileRepositoryConformance } from "@application/businesses/conformance"
import { businessesMigrations } from "../migrations/businesses.ts"
import { postgresBusinessProfiles } from "./postgres-business-profiles.ts"

businessProfileRepositoryConformance(Layer.provide(postgresBusinessProfiles, testDatabase(businessesMigrations)))
