import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { sortImages } from "./image-sort.ts"

const images = fc.array(fc.record({ addedAt: fc.integer({ min: 0, max: 9 }), name: fc.string() }))

test("ascending shows the oldest first, descending the newest, and none is lost", () => {
  law(
    fc.property(images, (given) => {
      const instants = (sort: "Ascending" | "Descending") => sortImages(given, sort).map(({ addedAt }) => addedAt)
      expect(instants("Ascending")).toEqual(given.map(({ addedAt }) => addedAt).toSorted((a, b) => a - b))
      expect(instants("Descending")).toEqual(instants("Ascending").toReversed())
      expect(new Set(sortImages(given, "Descending"))).toEqual(new Set(given))
    }),
  )
})
