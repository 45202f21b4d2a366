import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { financialYear, InvoiceNumber, InvoiceSeries, lastSequence, nextInvoiceNumber } from "./invoice-number.ts"

const series = InvoiceSeries.make("MQ")
const next = (issued: ReadonlyArray<string>, on = "2026-11-20", of = series) =>
  Result.getOrThrow(
    nextInvoiceNumber(
      issued.map((number) => InvoiceNumber.make(number)),
      of,
      on,
    ),
  )

test("a financial year is from April to March", () => {
  expect(financialYear("2026-11-20")).toEqual({ from: "2026-04-01", to: "2027-03-31" })
  expect(financialYear("2027-03-31")).toEqual({ from: "2026-04-01", to: "2027-03-31" })
  expect(financialYear("2027-04-01")).toEqual({ from: "2027-04-01", to: "2028-03-31" })
})

test("a year's numbers begin at 1 and follow without a gap", () => {
  expect(next([])).toBe("MQ/26-27/00001")
  expect(next(["MQ/26-27/00001", "MQ/26-27/00003", "MQ/26-27/00002"])).toBe("MQ/26-27/00004")
  expect(next(["MQ/26-27/99999"])).toBe("MQ/26-27/100000")
})

test("other series and years count for themselves", () => {
  const issued = ["MQ/25-26/00041", "CN/26-27/00007", "MQ/26-27/00002"]
  expect(next(issued)).toBe("MQ/26-27/00003")
  expect(next(issued, "2026-11-20", InvoiceSeries.make("CN"))).toBe("CN/26-27/00008")
  expect(next(issued, "2027-04-01")).toBe("MQ/27-28/00001")
  expect(next(issued, "2026-01-01")).toBe("MQ/25-26/00042")
  expect(next([], "2099-06-01")).toBe("MQ/99-00/00001")
  expect(next([], "2005-06-01")).toBe("MQ/05-06/00001")
})

test("a series that has used its last number is full", () => {
  expect(next([`MQ/26-27/${lastSequence - 1}`])).toBe("MQ/26-27/999999")
  const full = nextInvoiceNumber([InvoiceNumber.make("MQ/26-27/999999")], series, "2026-11-20")
  expect(Result.getOrThrow(Result.flip(full))).toMatchObject({
    _tag: "InvoiceSeriesFull",
    errorCode: 1006,
    series: "MQ",
  })
})

test("a number has its series, year and place and nothing else", () => {
  const right = ["A/26-27/00001", "ABC/26-27/999999"]
  const wrong = [
    "ABCD/26-27/00001",
    "/26-27/00001",
    "mq/26-27/00001",
    "MQ/2026-27/00001",
    "MQ/26-2027/00001",
    "MQ/26-27/0001",
    "MQ/26-27/0000001",
    "MQ/26-27/00001x",
    "1MQ/26-27/00001",
    "MQ/ab-cd/00001",
    "MQ/26-27/abcde",
  ]
  expect(right.map(Schema.is(InvoiceNumber))).toEqual([true, true])
  expect(wrong.filter((number) => Schema.is(InvoiceNumber)(number))).toEqual([])
  expect(["M", "ABC", "", "ABCD", "m", "A1", "1A"].map(Schema.is(InvoiceSeries))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
