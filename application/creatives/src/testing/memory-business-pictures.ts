import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId } from "@domain/kernel"
import { type BusinessPicture, BusinessPictures, mostBusinessPictures } from "../ports/business-pictures.ts"

/** Business pictures in the in-memory database. */
export const memoryBusinessPictures = Layer.effect(
  BusinessPictures,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<BusinessProfileId, ReadonlyArray<BusinessPicture>>("business-pictures")
    const of = (id: BusinessProfileId) => rows.get(id) ?? []
    return {
      add: (id, added) =>
        Effect.sync(() => {
          const known = of(id).find(({ picture }) => picture.url === added.picture.url)
          const others = of(id).filter((each) => each !== known)
          const all = [...others, { ...added, addedAt: known?.addedAt ?? added.addedAt }]
          rows.set(id, all.toSorted((one, other) => other.addedAt - one.addedAt).slice(0, mostBusinessPictures))
        }),
      remove: (id, url) =>
        Effect.sync(() => {
          const others = of(id).filter(({ picture }) => picture.url !== url)
          rows.set(id, others)
        }),
      of: (id) => Effect.sync(() => of(id)),
    }
  }),
)
