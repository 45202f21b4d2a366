import * as fc from "fast-check"
import { periodsOf, type ReportCadence, type ReportTiming } from "../schedule/report-timing.ts"

const anyCadence: fc.Arbitrary<ReportCadence> = fc.oneof(
  fc.constant({ kind: "Daily" as const }),
  fc.record({ kind: fc.constant("Weekly" as const), weekday: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ kind: fc.constant("Monthly" as const), day: fc.integer({ min: 1, max: 31 }) }),
)

const two = (number: number) => String(number).padStart(2, "0")

/** When a report leaves: any cadence with its periods, in zones whose clocks change at day, at night or never. */
export const anyTiming: fc.Arbitrary<ReportTiming> = fc
  .record({
    cadence: anyCadence,
    hour: fc.nat(23),
    minute: fc.nat(59),
    timeZone: fc.constantFrom(
      "UTC",
      "Asia/Kolkata",
      "Europe/London",
      "America/New_York",
      "America/Santiago",
      "Asia/Beirut",
      "Australia/Lord_Howe",
      "Pacific/Kiritimati",
    ),
    choice: fc.nat(2),
  })
  .map(({ cadence, hour, minute, timeZone, choice }) => {
    const periods = periodsOf[cadence.kind]
    const period = periods[choice % periods.length] ?? "Yesterday"
    return { cadence, time: `${two(hour)}:${two(minute)}`, timeZone, period }
  })
