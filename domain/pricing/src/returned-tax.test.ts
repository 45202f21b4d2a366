import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { sharesOfTax, taxOfUnused } from "./returned-tax.ts"
import { type TaxLine, taxesOn } from "./tax.ts"
import { seedPriceLists } from "./seed.ts"

const india = seedPriceLists.IN
const sum = (taxes: ReadonlyArray<TaxLine>) => taxes.reduce((all, { amount }) => all + amount, 0)
const anyTaxable = fc.integer({ min: 1, max: 100_000_000 })
const anyParts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 })

test("media that is not used has its share of the tax back, by its rate at most", () => {
  const taxes = [{ kind: "GST", ratePercent: 18, amount: 180 }] as const
  expect(taxOfUnused(400, { taxable: 1_000, tax: 180, taxes })).toBe(72)
  expect(taxOfUnused(400, { taxable: 500, tax: 180, taxes })).toBe(72)
  expect(taxOfUnused(0, { taxable: 0, tax: 0, taxes })).toBe(0)
})

test("tax that goes back is shared by the kinds in which it was paid", () => {
  const paid = taxesOn(1_003, india, "sameState")
  expect(sharesOfTax(180, paid)).toEqual(paid)
  expect(sharesOfTax(92, paid).map(({ amount }) => amount)).toEqual([46, 46])
  expect(sharesOfTax(0, taxesOn(0, india)).map(({ amount }) => amount)).toEqual([0])
  const [igst] = taxesOn(9_001, india, "otherState")
  if (igst === undefined) throw new Error("A place has a tax")
  expect(sharesOfTax(900, [...paid, igst]).map(({ amount }) => amount)).toEqual([45, 45, 810])
})

test("an odd paisa of an order from before goes back as it was paid", () => {
  const taxes: ReadonlyArray<TaxLine> = [
    { kind: "CGST", ratePercent: 9, amount: 91 },
    { kind: "SGST", ratePercent: 9, amount: 90 },
  ]
  expect(taxOfUnused(1_003, { taxable: 1_003, tax: 181, taxes })).toBe(181)
  expect(sharesOfTax(181, taxes)).toEqual(taxes)
  expect(sharesOfTax(taxOfUnused(500, { taxable: 1_003, tax: 181, taxes }), taxes).map(({ amount }) => amount)).toEqual(
    [45, 45],
  )
})

test("in whatever parts media comes back, all of its tax does, in equal halves", () => {
  law(
    fc.property(
      anyTaxable,
      anyParts,
      fc.constantFrom("sameState", "otherState", "unknown"),
      (taxable, parts, place) => {
        const paid = taxesOn(taxable, india, place)
        const back = parts.reduce(
          ({ rest, taxes, totals }, percent, index) => {
            const unused = index === parts.length - 1 ? rest : Math.floor((rest * percent) / 100)
            const tax = taxOfUnused(unused, { taxable: rest, tax: sum(taxes), taxes })
            const shares = sharesOfTax(tax, taxes)
            if (place === "sameState") expect(shares[0]?.amount).toBe(shares[1]?.amount)
            expect(tax % 2).toBe(0)
            return {
              rest: rest - unused,
              taxes: taxes.map((line, at) => ({ ...line, amount: line.amount - (shares[at]?.amount ?? 0) })),
              totals: [...totals, tax],
            }
          },
          { rest: taxable, taxes: paid, totals: [] as ReadonlyArray<number> },
        )
        expect(sum(back.taxes)).toBe(0)
        expect(back.totals.reduce((all, one) => all + one, 0)).toBe(sum(paid))
      },
    ),
  )
})
