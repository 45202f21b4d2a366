import { Schema } from "effect"
import { expect, test } from "vitest"
import { PlaceKind } from "./place.ts"

test("kinds of place cross the wire as 4, 5 and 20 and come back", () => {
  const numbers = { State: 4, City: 5, PostalCode: 20 } as const
  for (const [name, number] of Object.entries(numbers)) expect(Schema.decodeUnknownSync(PlaceKind)(number)).toBe(name)
  expect((["State", "City", "PostalCode"] as const).map((name) => Schema.encodeSync(PlaceKind)(name))).toEqual([
    4, 5, 20,
  ])
  expect(Schema.decodeUnknownOption(PlaceKind)(6)._tag).toBe("None")
})
