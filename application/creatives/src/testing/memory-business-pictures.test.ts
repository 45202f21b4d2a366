import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { businessPicturesConformance } from "./business-pictures.conformance.ts"
import { memoryBusinessPictures } from "./memory-business-pictures.ts"

businessPicturesConformance(Layer.provide(memoryBusinessPictures, MemoryDatabase.layer))
