import { Schema } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileNotFound, InvalidWebsite, LocationDetectionFailed } from "./failures.ts"

test("failures carry the catalogue's numbers", () => {
  expect([
    new BusinessProfileNotFound({}).errorCode,
    new InvalidWebsite({}).errorCode,
    new LocationDetectionFailed({}).errorCode,
  ]).toEqual([112, 102, 1018])
  expect(Schema.is(LocationDetectionFailed)(new LocationDetectionFailed({}))).toBe(true)
})
