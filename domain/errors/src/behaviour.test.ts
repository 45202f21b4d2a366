import { expect, test } from "vitest"
import { type Behaviour, behaviourOf, endsSession, type Place } from "./behaviour.ts"

const cases: ReadonlyArray<readonly [number, Place, Behaviour]> = [
  [55, "forgotPassword", "handToCaller"],
  [55, "elsewhere", "redirectToLogin"],
  [55, "login", "redirectToLogin"],
  [51, "login", "handToCaller"],
  [51, "elsewhere", "genericMessage"],
  [56, "login", "handToCaller"],
  [56, "portalsListing", "genericMessage"],
  [113, "elsewhere", "endSession"],
  [112, "elsewhere", "endSession"],
  [401, "elsewhere", "endSession"],
  [62, "elsewhere", "endSession"],
  [63, "elsewhere", "endSession"],
  [76, "elsewhere", "endSession"],
  [76, "login", "endSessionQuietly"],
  [76, "payment", "endSession"],
  [401, "portalsListing", "redirectToPortalSelection"],
  [61, "resetPassword", "handToCaller"],
  [61, "elsewhere", "endSession"],
  [61, "portalsListing", "redirectToPortalSelection"],
  [62, "resetPassword", "endSession"],
  [57, "elsewhere", "handToCaller"],
  [201, "payment", "rethrow"],
  [1010, "payment", "rethrow"],
  [500, "payment", "rethrow"],
  [500, "elsewhere", "genericMessage"],
  [9999, "login", "genericMessage"],
]

test.each(cases)("code %s at %s: %s", (code, place, behaviour) => {
  expect(behaviourOf(code, place)).toBe(behaviour)
})

test("only session codes end a session", () => {
  expect([endsSession(76, "elsewhere"), endsSession(76, "login"), endsSession(401, "portalsListing")]).toEqual([
    true,
    true,
    true,
  ])
  expect([endsSession(57, "elsewhere"), endsSession(55, "elsewhere"), endsSession(61, "resetPassword")]).toEqual([
    false,
    false,
    false,
  ])
})
