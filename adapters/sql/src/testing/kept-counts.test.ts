import { describe, expect, it } from "vitest"
import { differenceTable } from "./kept-counts.ts"

describe("counts that are kept", () => {
  it("equal their kept values within 3 %", () => {
    expect(differenceTable({ bytes: 1000, statements: 8 }, { bytes: 1030, statements: 8 })).toBeUndefined()
  })

  it("differ beyond 3 % with both lists side by side", () => {
    const table = differenceTable({ bytes: 1000, statements: 8 }, { bytes: 1000, statements: 9 })
    expect(table).toMatch(/^ {2}bytes +1000 +1000$/m)
    expect(table).toMatch(/^\* statements +8 +9$/m)
  })

  it("differ when they fall, since the kept value would hide a later rise", () => {
    expect(differenceTable({ bytes: 1000 }, { bytes: 900 })).toMatch(/^\* bytes/m)
  })

  it("differ when a row is new or gone", () => {
    const table = differenceTable({ gone: 1 }, { new: 1 })
    expect(table).toMatch(/^\* gone +1 +none$/m)
    expect(table).toMatch(/^\* new +none +1$/m)
  })
})
