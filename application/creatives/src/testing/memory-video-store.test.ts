import { MemoryDatabase } from "@application/kernel/testing"
import { Layer } from "effect"
import { mp4Head } from "./mp4-head.ts"
import { memoryVideoStore } from "./memory-video-store.ts"
import { videoStoreConformance } from "./video-store.conformance.ts"

videoStoreConformance(
  "memory",
  () => memoryVideoStore.pipe(Layer.provide(MemoryDatabase.layer)),
  async () => mp4Head(3_000),
)
