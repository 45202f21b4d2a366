import * as fc from "fast-check"
import { expect, test } from "vitest"
import { columnIds, columnsAmong, columnsIn, columnsText, firstColumns } from "./columns.ts"

test("columns that an address writes are read from it again, in their order", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...columnIds], { minLength: 1 }), (chosen) => {
      const text = columnsText(chosen)
      const read = columnsIn(new URLSearchParams(text === undefined ? {} : { columns: text })) ?? firstColumns
      expect(new Set(read)).toEqual(new Set(chosen))
    }),
  )
})

test("names that are no columns choose none", () => {
  expect(columnsAmong(["gone", ""])).toBeUndefined()
  expect(columnsAmong(["results", "gone", "status"])).toEqual(["status", "results"])
})
