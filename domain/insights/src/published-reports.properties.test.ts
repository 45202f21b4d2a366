import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { listedReports, PublishedReport } from "./published-reports.ts"
import { anyReport } from "./testing/index.ts"

const anyReports = fc.uniqueArray(anyReport, { selector: ({ id }) => id, maxLength: 8 })

test("reports are listed newest first, none lost", () => {
  law(
    fc.property(anyReports, (reports) => {
      const listed = listedReports(reports)
      expect(new Set(listed)).toEqual(new Set(reports))
      listed.slice(1).forEach((report, index) => {
        const before = listed[index] ?? report
        expect(
          before.publishedAt > report.publishedAt ||
            (before.publishedAt === report.publishedAt && before.id > report.id),
        ).toBe(true)
      })
    }),
  )
})

test("a report survives the wire unchanged", () => {
  expect(Schema.is(PublishedReport)({})).toBe(false)
  law(
    fc.property(anyReport, (report) => {
      const wire: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(PublishedReport)(report)))
      expect(Schema.decodeUnknownSync(PublishedReport)(wire)).toEqual(report)
    }),
  )
})
