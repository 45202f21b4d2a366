import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayCount, dayOf, daysBetween, splitByDay, startOfDay } from "./calendar.ts"
import { reconcile, type WantedDelivery } from "./delivery.ts"
import { simulate, type DeliveryUnit } from "./simulate.ts"

const START = Date.parse("2026-03-20T04:00:00Z")
const HOUR = 3_600_000
const SPEED = 120_000

const zones = fc.constantFrom("Asia/Kolkata", "Europe/London", "Asia/Jerusalem", "UTC")

/** A budget whose ads, amount and activity change now and then. */
const units = fc
  .record({
    network: fc.constantFrom("meta" as const, "google" as const),
    goal: fc.constantFrom("leads" as const, "calls" as const, "traffic" as const),
    currency: fc.constantFrom("INR", "GBP", "JPY"),
    timeZone: zones,
    cap: fc.option(fc.integer({ min: 100, max: 400_000 })),
    steps: fc.array(
      fc.record({
        hours: fc.integer({ min: 0, max: 60 }),
        budget: fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 200_000 })),
        ads: fc.subarray(["a1", "a2", "a3"]),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  })
  .map(({ steps, cap, ...rest }) => {
    const book: Record<string, DeliveryUnit> = {}
    let at = START
    for (const step of steps) {
      reconcile(
        book,
        [
          {
            id: "unit",
            ...rest,
            capMinor: cap,
            dailyMinor: step.budget,
            adIds: step.ads,
            startMs: null,
            endMs: null,
            hours: null,
          },
        ],
        at,
        SPEED,
      )
      at += step.hours * HOUR + 7_000
    }
    return { unit: book["unit"], end: at, cap, highest: Math.max(...steps.map((step) => step.budget)) }
  })

describe("the market", () => {
  it("says the same for the same seed and the same moment", () => {
    fc.assert(
      fc.property(units, ({ unit, end }) => {
        if (unit !== undefined) expect(simulate(structuredClone(unit), end)).toEqual(simulate(unit, end))
      }),
    )
  })
  it("never spends more than the day's budget, nor more than the lifetime budget", () => {
    fc.assert(
      fc.property(units, ({ unit, end, cap, highest }) => {
        if (unit === undefined) return
        const days = new Map<string, number>()
        for (const row of simulate(unit, end)) days.set(row.day, (days.get(row.day) ?? 0) + row.spendMinor)
        for (const spent of days.values()) expect(spent).toBeLessThanOrEqual(highest)
        const total = [...days.values()].reduce((sum, spent) => sum + spent, 0)
        if (cap !== null) expect(total).toBeLessThanOrEqual(cap)
      }),
    )
  })
  it("keeps results within clicks, clicks within impressions and reach within both", () => {
    fc.assert(
      fc.property(units, ({ unit, end }) => {
        for (const row of unit === undefined ? [] : simulate(unit, end)) {
          expect(row.results).toBeLessThanOrEqual(row.clicks)
          expect(row.clicks).toBeLessThanOrEqual(row.impressions)
          expect(row.reach).toBeLessThanOrEqual(row.impressions)
          expect(Math.min(row.results, row.clicks, row.impressions, row.spendMinor)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
  it("only ever adds: later figures are never lower", () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 72 }), ({ unit, end }, hours) => {
        if (unit === undefined) return
        const later = new Map(simulate(unit, end + hours * HOUR).map((row) => [`${row.adId}${row.day}`, row]))
        for (const row of simulate(unit, end)) {
          const after = later.get(`${row.adId}${row.day}`)
          expect(after?.spendMinor).toBeGreaterThanOrEqual(row.spendMinor)
          expect(after?.results).toBeGreaterThanOrEqual(row.results)
        }
      }),
    )
  })
  it("brings no result without a click, however small the budget", () => {
    for (let index = 0; index < 500; index++) {
      const segment = {
        fromMs: START,
        toMs: null,
        dailyMinor: 500 + index,
        adIds: [`ad${index}`],
        speedMs: SPEED,
        notBeforeMs: null,
        notAfterMs: null,
      }
      const unit: DeliveryUnit = {
        id: "unit",
        network: "meta",
        goal: "leads",
        currency: "INR",
        timeZone: "UTC",
        capMinor: null,
        segments: [segment],
      }
      for (const row of simulate(unit, START + SPEED)) expect(row.results).toBeLessThanOrEqual(row.clicks)
    }
  })
  it("takes nothing back from any ad when the lifetime budget runs out", () => {
    const segment = {
      fromMs: START,
      toMs: null,
      dailyMinor: 154,
      adIds: ["a1", "a2", "a3"],
      speedMs: SPEED,
      notBeforeMs: null,
      notAfterMs: null,
    }
    const unit: DeliveryUnit = {
      id: "unit",
      network: "meta",
      goal: "leads",
      currency: "INR",
      timeZone: "Asia/Kolkata",
      capMinor: 100,
      segments: [segment],
    }
    const spent = (at: number): number[] => simulate(unit, START + at).map((row) => row.spendMinor)
    const [early, late] = [spent(SPEED / 2), spent(30 * HOUR)]
    early.forEach((amount, index) => expect(late[index]).toBeGreaterThanOrEqual(amount))
  })
  it("delivers a whole day's budget in the market speed's seconds", () => {
    const book: Record<string, DeliveryUnit> = {}
    reconcile(
      book,
      [
        {
          id: "unit",
          network: "meta",
          goal: "leads",
          currency: "INR",
          timeZone: "Asia/Kolkata",
          capMinor: null,
          dailyMinor: 50_000,
          adIds: ["ad"],
          startMs: null,
          endMs: null,
          hours: null,
        },
      ],
      START,
      SPEED,
    )
    const unit = book["unit"]
    if (unit === undefined) throw new Error("no unit")
    const half = simulate(unit, START + SPEED / 2)[0]?.spendMinor ?? 0
    const full = simulate(unit, START + SPEED)[0]?.spendMinor ?? 0
    expect(full).toBeGreaterThan(40_000)
    expect(Math.abs(full - 2 * half)).toBeLessThanOrEqual(2)
    expect(simulate(unit, START + 2 * 24 * HOUR).map((row) => row.day)).toEqual([
      "2026-03-20",
      "2026-03-21",
      "2026-03-22",
    ])
  })
})

describe("hours of the week", () => {
  const saturday = { weekday: 6, from: 600, to: 720 }
  const run = (hours: WantedDelivery["hours"], until: number) => {
    const book: Record<string, DeliveryUnit> = {}
    const common = { network: "meta", goal: "calls", currency: "INR", timeZone: "Asia/Kolkata" } as const
    const wanted = {
      id: "unit",
      ...common,
      capMinor: null,
      dailyMinor: 50_000,
      adIds: ["ad"],
      startMs: null,
      endMs: null,
    }
    reconcile(book, [{ ...wanted, hours }], START, SPEED)
    const unit = book["unit"]
    return unit === undefined ? [] : simulate(unit, until)
  }
  const tenOnSaturday = Date.parse("2026-03-21T10:00:00+05:30")

  it("are the only ones in which ads are shown", () => {
    expect(run([saturday], tenOnSaturday)).toEqual([])
    expect(run([saturday], START + 9 * 24 * HOUR).map((row) => row.day)).toEqual(["2026-03-21", "2026-03-28"])
  })
  it("use the day's budget up as a whole day does", () => {
    const [whole] = run(null, START + 2 * 24 * HOUR).filter((row) => row.day === "2026-03-21")
    const [part] = run([saturday], START + 2 * 24 * HOUR)
    expect(part?.spendMinor).toBe(whole?.spendMinor)
    const [half] = run([{ ...saturday, from: 0, to: 1440 }], tenOnSaturday)
    expect(half?.day).toBe("2026-03-21")
  })
  it("leave a day without hours without ads", () => {
    expect(run([], START + 3 * 24 * HOUR)).toEqual([])
  })
})

describe("the calendar", () => {
  it("cuts any span at local midnights, also where clocks change", () => {
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 1, max: 100 }), (zone, hours, length) => {
        const from = START + hours * HOUR
        const pieces = splitByDay(from, from + length * HOUR, zone)
        expect(pieces.reduce((sum, piece) => sum + piece.toMs - piece.fromMs, 0)).toBe(length * HOUR)
        for (const piece of pieces) {
          expect(dayOf(piece.fromMs, zone)).toBe(piece.day)
          expect(dayOf(piece.toMs - 1, zone)).toBe(piece.day)
          expect(dayOf(startOfDay(piece.day, zone), zone)).toBe(piece.day)
        }
      }),
    )
  })
})

describe("days", () => {
  it("are counted as many as there are to name", () => {
    const days = fc.integer({ min: -300, max: 300 }).map((days) => dayOf(START + days * 24 * HOUR, "UTC"))
    fc.assert(
      fc.property(days, days, (since, until) => {
        expect(dayCount(since, until)).toBe(daysBetween(since, until).length)
      }),
    )
  })
})
