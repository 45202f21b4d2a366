import { PortalId } from "@domain/kernel"
import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import {
  NewPromoCode,
  type PortalPromoCode,
  promoCodeFaults,
  PromoCodeId,
  type PromoCodeStanding,
  promoCodeState,
  promoUseOf,
} from "./portal-promo-code.ts"
import { applyPromo } from "./promo-code.ts"

const today = "2026-11-20"
const spring: NewPromoCode = {
  code: "SPRING20",
  region: "GB",
  validFrom: "2026-11-01",
  validTo: "2026-12-31",
  discount: { kind: "percent", percent: 20 },
}
const stored: PortalPromoCode = { ...spring, id: PromoCodeId.make(1), portalId: PortalId.make(1), createdAt: 1_000 }
const flat = (amount: number, currency: "GBP" | "INR" = "GBP") => ({ kind: "flat", currency, amount }) as const

test("a code may be created that holds some day and takes something off", () => {
  expect(promoCodeFaults(spring, today)).toEqual([])
  expect(promoCodeFaults({ ...spring, validFrom: today, validTo: today, discount: flat(1) }, today)).toEqual([])
})

test.each<readonly [string, Partial<NewPromoCode>]>([
  ["datesOutOfOrder", { validFrom: "2027-01-01" }],
  ["over", { validTo: "2026-11-19" }],
  ["otherCurrency", { discount: flat(5_00, "INR") }],
  ["nothingOff", { discount: flat(0) }],
  ["nothingOff", { discount: { kind: "percent", percent: 0 } }],
  ["nothingOff", { discount: { kind: "percent", percent: 10, atMost: 0 } }],
])("a code is refused as %s", (fault, changes) => {
  expect(promoCodeFaults({ ...spring, ...changes }, today)).toEqual([fault])
})

test("a name has three to forty capitals, digits, hyphens and underscores", () => {
  const isName = Schema.is(NewPromoCode.fields.code)
  expect(["A-1", "A".repeat(40)].filter((code) => !isName(code))).toEqual([])
  expect(["AB", "A".repeat(41), "abc", "A B C", "ÄBC", ""].filter(isName)).toEqual([])
})

test("a code is upcoming before its first day and over after its last or its end", () => {
  const stateOn = (day: string, changes: Partial<PortalPromoCode> = {}) =>
    promoCodeState({ ...stored, ...changes }, day)
  expect(["2026-10-31", "2026-11-01", "2026-12-31", "2027-01-01"].map((day) => stateOn(day))).toEqual([
    "upcoming",
    "current",
    "current",
    "over",
  ])
  expect(stateOn(today, { endedAt: 5 })).toBe("over")
})

const tried = (standing: Partial<PromoCodeStanding>, changes: Partial<PortalPromoCode> = {}, at = 3_000) =>
  Result.match(
    applyPromo({
      typed: "spring20",
      region: "GB",
      on: today,
      ...promoUseOf({ promoCode: { ...stored, ...changes }, uses: 0, profileUses: 0, isHeld: false, ...standing }, at),
    }),
    { onSuccess: ({ code }) => code, onFailure: ({ _tag }) => _tag },
  )

test("a business uses a code once, or as often as the code says", () => {
  expect([tried({}), tried({ profileUses: 1 })]).toEqual(["SPRING20", "PromoCodeUsed"])
  const thrice = (profileUses: number) => tried({ profileUses }, { usesPerProfile: 3 })
  expect([thrice(2), thrice(3)]).toEqual(["SPRING20", "PromoCodeUsed"])
})

test("a code is over once as many campaigns have it as may", () => {
  expect([tried({ uses: 4 }, { usesAtMost: 5 }), tried({ uses: 5 }, { usesAtMost: 5 })]).toEqual([
    "SPRING20",
    "PromoCodeExpired",
  ])
})

test("an ended code is over but for orders that have it or were asked for before", () => {
  const ended = { endedAt: 3_000 }
  expect(tried({}, ended)).toBe("PromoCodeExpired")
  expect(tried({ isHeld: true }, ended)).toBe("SPRING20")
  expect(tried({}, ended, 2_999)).toBe("SPRING20")
})
