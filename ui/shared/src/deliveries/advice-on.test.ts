import { DestinationKind, DeliveryTrouble, meaningOf } from "@domain/integrations"
import fc from "fast-check"
import { expect, test } from "vitest"
import { adviceOn } from "./advice-on.ts"

const anyKind = fc.constantFrom(...DestinationKind.literals)
const anyTrouble = fc.option(fc.constantFrom(...DeliveryTrouble.literals), { nil: undefined })

test("whatever was not taken has advice, and nothing else", () => {
  fc.assert(
    fc.property(anyKind, fc.integer({ min: 100, max: 599 }), anyTrouble, (kind, status, trouble) => {
      const tried = { status, ...(trouble !== undefined && { trouble }) }
      expect(adviceOn(kind, tried) === undefined).toBe(meaningOf(tried) === "Taken")
    }),
  )
})

test("a first address that is wrong is told what to do", () => {
  expect([301, 403, 404, 410, 422, 429, 500].map((status) => adviceOn("Webhook", { status }))).toEqual([
    "moved",
    "refused",
    "missing",
    "gone",
    "wrong",
    "busy",
    "broken",
  ])
  expect(adviceOn("Webhook", { noAnswer: "TooSlow" })).toBe("late")
  expect(adviceOn("Webhook", { noAnswer: "NotAllowed" })).toBe("inside")
  expect(adviceOn("Webhook", {})).toBe("unreachable")
})

test("of a provider nobody is told to look at an address of their own", () => {
  expect([404, 500, 503].map((status) => adviceOn("HubSpot", { status }))).toEqual(["away", "away", "away"])
  expect(adviceOn("GoogleSheets", { noAnswer: "Unreachable" })).toBe("away")
  expect(adviceOn("GoogleSheets", { status: 403, trouble: "NotShared" })).toBe("NotShared")
})
