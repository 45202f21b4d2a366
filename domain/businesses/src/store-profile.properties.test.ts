import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { editStoreProfile, StoreProfile, storeProfileEdit } from "./store-profile.ts"
import { anyStoreProfile } from "./testing/index.ts"

test("an edit turns one profile into the other, and equal ones send nothing", () => {
  law(
    fc.property(anyStoreProfile, anyStoreProfile, (before, after) => {
      const edit = storeProfileEdit(before, after)
      expect(Result.getOrThrow(editStoreProfile(before, edit ?? []))).toEqual(after)
      expect(storeProfileEdit(before, { ...before })).toBeUndefined()
    }),
  )
})

test("a store's profile encodes and decodes to itself", () => {
  law(
    fc.property(anyStoreProfile, (profile) => {
      expect(Schema.decodeSync(StoreProfile)(Schema.encodeSync(StoreProfile)(profile))).toEqual(profile)
    }),
  )
})
