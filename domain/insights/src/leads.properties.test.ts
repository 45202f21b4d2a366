import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyText, law } from "@domain/kernel/testing"
import { csvRows, safeCell } from "./csv.ts"
import { Lead } from "./lead.ts"
import { matchesLead } from "./lead-list.ts"
import { anyLead } from "./testing/index.ts"

const anyCell = fc.oneof(
  anyText,
  fc.string({ unit: fc.constantFrom("=", "+", "-", "@", '"', ",", "\r", "\n", "\t", " ", "a", "＝", "\u200B") }),
)

test("no text makes a cell that begins a formula or breaks out of its quotes", () => {
  law(
    fc.property(anyCell, (text) => {
      const inner = safeCell(text).slice(1, -1)
      if (!/^(?:\+\d{6,15}|-\d{1,15}(?:\.\d+)?)$/u.test(text)) expect(inner).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]/u)
      expect(inner.replaceAll('""', "")).not.toContain('"')
    }),
  )
})

/** Parses quoted cells as in RFC 4180. */
const readCsv = (file: string): ReadonlyArray<ReadonlyArray<string>> =>
  [...file.matchAll(/("(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*)\r\n/g)].map(([, row = ""]) =>
    [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell.replaceAll('""', '"')),
  )

test("a file is read back cell by cell, but for the apostrophe before what would run", () => {
  law(
    fc.property(fc.array(fc.array(anyCell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const read = readCsv(csvRows(rows))
      expect(read).toHaveLength(rows.length)
      rows.forEach((row, line) => {
        row.forEach((cell, column) => expect([cell, `'${cell}`]).toContain(read[line]?.[column]))
      })
    }),
  )
})

test("a lead survives the wire unchanged and is found by any part of its name", () => {
  law(
    fc.property(anyLead, fc.nat(12), fc.nat(12), (lead, from, length) => {
      const wire: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(Lead)(lead)))
      expect(Schema.decodeUnknownSync(Lead)(wire)).toEqual(lead)
      const search = lead.name.toLowerCase().slice(from, from + length)
      expect(matchesLead(lead, { search })).toBe(true)
    }),
  )
})
