import { Layer } from "effect"
import { productFeedsConformance } from "@application/businesses/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresProductFeeds } from "./postgres-product-feeds.ts"

productFeedsConformance(Layer.provide(postgresProductFeeds, runningDatabase(migrations)))
