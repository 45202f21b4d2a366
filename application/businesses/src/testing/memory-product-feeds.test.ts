import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryProductFeeds } from "./memory-product-feeds.ts"
import { productFeedsConformance } from "./product-feeds.conformance.ts"

productFeedsConformance(Layer.provide(memoryProductFeeds, MemoryDatabase.layer))
