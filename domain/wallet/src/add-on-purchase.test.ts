import { expect, test } from "vitest"
import { addOnKey, addOnPeriod, addOnReference, ranDuring } from "./add-on-purchase.ts"

const at = (text: string) => Date.parse(text)
const timeZone = "Asia/Kolkata"

test("a pack runs from when it is bought, for its days after the rest of the first", () => {
  const boughtAt = at("2026-11-20T15:00:00+05:30")
  expect(addOnPeriod(30, { boughtAt, timeZone })).toEqual({
    startsAt: boughtAt,
    endsAt: at("2026-12-21T00:00:00+05:30"),
  })
})

test("a pack bought at midnight runs for its days alone", () => {
  const boughtAt = at("2026-11-20T00:00:00+05:30")
  expect(addOnPeriod(1, { boughtAt, timeZone }).endsAt).toBe(at("2026-11-21T00:00:00+05:30"))
})

test("a pack bought while another runs begins when that one ends", () => {
  const runsUntil = at("2026-12-21T00:00:00+05:30")
  expect(addOnPeriod(90, { boughtAt: at("2026-12-01T09:00:00+05:30"), runsUntil, timeZone })).toEqual({
    startsAt: runsUntil,
    endsAt: at("2027-03-21T00:00:00+05:30"),
  })
})

test("a pack that has ended puts the next one off by nothing", () => {
  const boughtAt = at("2026-12-21T08:00:00+05:30")
  expect(addOnPeriod(1, { boughtAt, runsUntil: at("2026-12-21T00:00:00+05:30"), timeZone }).startsAt).toBe(boughtAt)
})

test("a pack's last day ends at local midnight, also across a change of clocks", () => {
  const boughtAt = at("2026-10-20T12:00:00+01:00")
  expect(addOnPeriod(7, { boughtAt, timeZone: "Europe/London" }).endsAt).toBe(at("2026-10-28T00:00:00Z"))
})

test("a pack ran during a span that it touches, and no longer at its end", () => {
  const periods = [{ startsAt: 10, endsAt: 20 }]
  const ran = (from: number, until: number) => ranDuring(periods, from, until)
  expect([ran(0, 9), ran(0, 10), ran(12, 13), ran(19, 90), ran(20, 90)]).toEqual([false, true, true, true, false])
})

test("a purchase's reference in the ledger names its key", () => {
  expect(addOnKey(addOnReference("buy:1"))).toBe("buy:1")
  expect(addOnKey("payment:1")).toBeUndefined()
})
