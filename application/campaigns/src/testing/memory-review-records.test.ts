import { Layer } from "effect"
import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import { memoryReviewRecords } from "./memory-review-records.ts"
import { reviewRecordsConformance } from "./review-records.conformance.ts"

reviewRecordsConformance(Layer.mergeAll(memoryReviewRecords, memoryTables).pipe(Layer.provide(MemoryDatabase.layer)))
