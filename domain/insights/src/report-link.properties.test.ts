import { addDays, localDateAt } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { linkEnd, linkPasswordLimits } from "./report-link.ts"

const day = 86_400_000
const anyNow = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) })
const anyZone = fc.constantFrom("Asia/Kolkata", "Europe/London")

test("a link with a last day works through that day where the business is", () => {
  law(
    fc.property(anyNow, anyZone, fc.integer({ min: 0, max: 365 }), (now, zone, days) => {
      const linkUntil = addDays(localDateAt(now, zone), days)
      const end = linkEnd({ linkUntil }, now, zone)
      expect(Result.isSuccess(end) && localDateAt(end.success - 1, zone)).toBe(linkUntil)
      expect(Result.isSuccess(end) && localDateAt(end.success, zone)).toBe(addDays(linkUntil, 1))
    }),
  )
})

test("a last day that is over, or more than a year away, is refused", () => {
  law(
    fc.property(
      anyNow,
      anyZone,
      fc.oneof(fc.integer({ min: -400, max: -1 }), fc.integer({ min: 368, max: 900 })),
      (now, zone, days) => {
        const end = linkEnd({ linkUntil: addDays(localDateAt(now, zone), days) }, now, zone)
        expect(Result.isFailure(end) && end.failure.fields).toEqual({ linkUntil: ["insights.linkDayOutside"] })
      },
    ),
  )
})

test("without a last day a link works for its days, thirty unless said", () => {
  law(
    fc.property(anyNow, anyZone, fc.integer({ min: 1, max: 365 }), (now, zone, linkDays) => {
      expect(linkEnd({ linkDays }, now, zone)).toEqual(Result.succeed(now + linkDays * day))
      expect(linkEnd({}, now, zone)).toEqual(Result.succeed(now + 30 * day))
    }),
  )
})

test("a password of fewer than six characters is refused", () => {
  law(
    fc.property(anyNow, fc.string({ maxLength: 12 }), (now, linkPassword) => {
      const end = linkEnd({ linkPassword }, now, "Asia/Kolkata")
      expect(Result.isSuccess(end)).toBe(linkPassword.length >= linkPasswordLimits.fewest)
    }),
  )
})
