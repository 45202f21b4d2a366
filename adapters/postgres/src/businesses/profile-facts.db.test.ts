import { Layer } from "effect"
import { factsStoredIn } from "@application/businesses/testing"
import { profilesConformance } from "@application/kernel/profiles-conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresBusinessProfiles } from "./postgres-business-profiles.ts"

profilesConformance(factsStoredIn(Layer.provide(postgresBusinessProfiles, runningDatabase(migrations))))
