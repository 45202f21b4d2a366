import { expect, test } from "vitest"
import { type Behaviour, behaviourOf, consequences, endsSession, isReported, type Place } from "./behaviour.ts"

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
  [76, "sessionRestore", "reportOnly"],
  [55, "sessionRestore", "reportOnly"],
  [51, "sessionRestore", "reportOnly"],
  [57, "sessionRestore", "reportOnly"],
  [500, "sessionRestore", "reportOnly"],
  [51, "payment", "rethrow"],
  [55, "payment", "redirectToLogin"],
  [56, "elsewhere", "genericMessage"],
  [112, "login", "endSessionQuietly"],
]

test.each(cases)("code %s at %s: %s", (code, place, behaviour) => {
  expect(behaviourOf(code, place)).toBe(behaviour)
})

test("an ended session leads to login, or to portal selection from the portals", () => {
  const facts = (place: Place) => consequences[behaviourOf(62, place)]
  expect(facts("elsewhere")).toEqual({
    toCaller: false,
    endsSession: true,
    leadsTo: "login",
    shows: "sessionExpired",
    isReported: false,
  })
  expect([facts("portalsListing").leadsTo, facts("portalsListing").shows]).toEqual([
    "portalSelection",
    "sessionExpired",
  ])
  expect([facts("login").leadsTo, facts("login").shows, facts("login").endsSession]).toEqual([
    undefined,
    "nothing",
    true,
  ])
})

test("an invalid portal leads to login and leaves the session alone", () => {
  expect(consequences[behaviourOf(55, "elsewhere")]).toMatchObject({
    leadsTo: "login",
    endsSession: false,
    shows: "nothing",
  })
})

test("an error that is handed over or rethrown is shown by its caller alone", () => {
  for (const behaviour of ["handToCaller", "rethrow"] as const) {
    expect(consequences[behaviour]).toEqual({
      toCaller: true,
      endsSession: false,
      leadsTo: undefined,
      shows: "byCaller",
      isReported: false,
    })
  }
})

test("unexpected errors are reported, and so are failures to restore a session", () => {
  expect([isReported(500, "elsewhere"), isReported(76, "sessionRestore"), isReported(500, "payment")]).toEqual([
    true,
    true,
    false,
  ])
  expect([consequences.genericMessage.shows, consequences.reportOnly.shows]).toEqual(["generic", "nothing"])
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
