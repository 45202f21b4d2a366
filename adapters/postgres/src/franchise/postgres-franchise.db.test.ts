import { franchiseStorePagesConformance } from "@application/franchise/conformance"
import { Layer } from "effect"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresFranchiseStorePages } from "./postgres-franchise-store-pages.ts"

franchiseStorePagesConformance(
  Layer.merge(postgresFranchiseStorePages, postgresTables).pipe(Layer.provide(runningDatabase(migrations))),
)
