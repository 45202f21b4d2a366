import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryPromoCodes } from "./memory-promo-codes.ts"
import { promoCodesConformance } from "./promo-codes.conformance.ts"

promoCodesConformance(Layer.provide(memoryPromoCodes, MemoryDatabase.layer))
