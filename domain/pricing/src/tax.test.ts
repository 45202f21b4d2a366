import { expect, test } from "vitest"
import { sharesOfTax, taxesOn, taxOfUnused, taxWithin, withTaxes } from "./tax.ts"
import { seedPriceLists } from "./seed.ts"

const india = seedPriceLists.IN
const kingdom = seedPriceLists.GB

test("the buyer's state decides the kinds of tax but not their sum", () => {
  expect(taxesOn(1_003, india, "sameState")).toEqual([
    { kind: "CGST", ratePercent: 9, amount: 91 },
    { kind: "SGST", ratePercent: 9, amount: 90 },
  ])
  expect(taxesOn(1_003, india, "otherState")).toEqual([{ kind: "IGST", ratePercent: 18, amount: 181 }])
  expect(taxesOn(1_003, india, "unknown")).toEqual([{ kind: "GST", ratePercent: 18, amount: 181 }])
  expect(taxesOn(1_003, kingdom, "sameState")).toEqual([{ kind: "VAT", ratePercent: 0, amount: 0 }])
})

test("under a letter of undertaking nothing is charged, and its number is said", () => {
  const taxes = [{ kind: "IGST", ratePercent: 0, amount: 0, undertaking: "AD290326000123A" }]
  expect(taxesOn(1_003, india, { undertaking: "AD290326000123A" })).toEqual(taxes)
  expect(taxesOn(1_003, { ...kingdom, taxPercent: 20 }, { undertaking: "AD290326000123A" })).toEqual([
    { kind: "VAT", ratePercent: 20, amount: 201 },
  ])
})

test("tax that goes back is shared by the kinds in which it was paid", () => {
  const paid = taxesOn(1_003, india, "sameState")
  expect(sharesOfTax(181, paid)).toEqual(paid)
  expect(sharesOfTax(91, paid).map(({ amount }) => amount)).toEqual([46, 45])
  expect(sharesOfTax(0, taxesOn(0, india)).map(({ amount }) => amount)).toEqual([0])
})

test("taxes of one kind and rate are one line, and of another letter a further one", () => {
  const [igst] = taxesOn(1_003, india, "otherState")
  const [free] = taxesOn(1_003, india, { undertaking: "AD290326000123A" })
  if (igst === undefined || free === undefined) throw new Error("A place has a tax")
  expect(withTaxes([igst], [igst, free])).toEqual([{ ...igst, amount: 362 }, free])
})

test("media that is not used has its share of the tax back, by its rate at most", () => {
  const taxes = [{ kind: "GST", ratePercent: 18, amount: 180 }] as const
  expect(taxOfUnused(400, { taxable: 1_000, tax: 180, taxes })).toBe(72)
  expect(taxOfUnused(400, { taxable: 500, tax: 180, taxes })).toBe(72)
  expect(taxOfUnused(0, { taxable: 0, tax: 0, taxes })).toBe(0)
})

test("the tax within an amount is that on the rest of it, to the minor unit", () => {
  expect([taxWithin(118_00, india), taxWithin(2_450_00, india), taxWithin(2_450_00, kingdom)]).toEqual([
    18_00, 373_73, 0,
  ])
  for (const amount of [1, 99, 430_00, 99_999_999]) {
    const tax = taxWithin(amount, india)
    expect(Math.abs((taxesOn(amount - tax, india)[0]?.amount ?? 0) - tax)).toBeLessThanOrEqual(1)
  }
})
