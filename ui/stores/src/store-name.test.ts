import { expect, test } from "vitest"
import { storeName } from "./store-name.ts"

test.each([
  ["lumen-lamps.myshopify.com", "Lumen lamps"],
  ["Lumen & Sons", "Lumen Sons"],
  ["A very long name of a store of lamps", "A very long name of a sto"],
  ["!!", "My store"],
])("%s becomes the name %s", (called, name) => {
  expect(storeName(called, "My store")).toBe(name)
})
