import { Layer } from "effect"
import { storeLinksConformance } from "@application/businesses/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresStoreLinks } from "./postgres-store-links.ts"

storeLinksConformance(Layer.provide(postgresStoreLinks, runningDatabase(migrations)))
