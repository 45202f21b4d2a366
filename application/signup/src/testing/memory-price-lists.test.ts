import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryPriceLists } from "./memory-price-lists.ts"
import { priceListsConformance } from "./price-lists.conformance.ts"

priceListsConformance(Layer.provide(memoryPriceLists, MemoryDatabase.layer))
