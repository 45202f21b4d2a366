import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyText, law } from "@domain/kernel/testing"
import { UserId } from "@domain/kernel"
import { csvOfColumns, csvRows, safeCell } from "./csv.ts"
import {
  csvOf,
  fieldsOfColumns,
  LeadColumn,
  leadLines,
  leadRow,
  leadRows,
  type LeadRowSetting,
} from "./lead-download.ts"
import { leadFieldsOf } from "./lead-fields.ts"
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

const every = LeadColumn.literals
const leads = fc.array(
  fc
    .record({ lead: anyLead, name: anyCell, city: fc.option(anyCell, { nil: undefined }), notes: fc.array(anyCell) })
    .map(({ lead, name, city, notes }): Lead => {
      const { city: _city, ...rest } = lead
      const texts = notes.map((text) => ({ text, at: 0, by: UserId.make(41) }))
      return { ...rest, name, ...(city !== undefined && { city }), ...(notes.length > 0 && { notes: texts }) }
    }),
  { maxLength: 6 },
)
const setting: LeadRowSetting = {
  words: {
    headOf: (column) => column,
    statuses: { New: "=New", Contacted: "=Contacted", Won: "=Won", Lost: "=Lost", Spam: "=Spam" },
    agreement: { given: "Agreed", notGiven: "Refused" },
    fit: { fitting: "Fits", notFitting: "No fit" },
  },
  clock: (moment) => moment + 19_800_000,
  nameOf: (user) => `-${user}"`,
}

test("leads by field are written as the rule for a lead's row writes them", () => {
  law(
    fc.property(leads, fc.subarray([...every], { minLength: 1 }), (all, columns) => {
      const rows = all.map(leadRow(columns, setting))
      const fields = leadFieldsOf(all, fieldsOfColumns(columns))
      expect(leadLines(columns, setting)(fields)).toBe(csvOf(rows))
      expect(leadRows(columns, setting)(fields)).toEqual(rows)
    }),
  )
})

test("any texts by column are written as the same texts by row", () => {
  law(
    fc.property(fc.array(fc.tuple(anyCell, anyCell, anyCell), { maxLength: 5 }), (rows) => {
      const columns = [0, 1, 2].map((column) => rows.map((row) => row[column] ?? ""))
      expect(csvOfColumns(columns)).toBe(csvRows(rows))
    }),
  )
})

test("a moment is written to the minute, whatever moments were written before", () => {
  law(
    fc.property(
      fc.array(fc.integer({ min: -2_000_000_000_000, max: 200_000_000_000_000 }), { minLength: 1 }),
      (moments) => {
        const lines = csvOf(moments.map((local) => [{ local }]))
        const plain = moments.map((local) => `"${new Date(local).toISOString().slice(0, 16).replace("T", " ")}"\r\n`)
        expect(lines).toBe(plain.join(""))
      },
    ),
  )
})
