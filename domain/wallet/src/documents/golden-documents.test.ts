import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { exampleDocuments } from "../testing/index.ts"
import { BillingDocument } from "./billing-document.ts"
import { taxableOfLine } from "./document-taxes.ts"

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, amount) => all + amount, 0)

describe.each(Object.entries(exampleDocuments))("%s", (name, document) => {
  test("a document is the one that was looked at", async () => {
    const text = `${JSON.stringify(Schema.encodeSync(BillingDocument)(document), null, 2)}\n`
    await expect(text).toMatchFileSnapshot(`golden/${name}.json`)
  })

  test("lines and taxes sum to the total, to the minor unit", () => {
    const { lines, taxes, taxable, tax, total } = document
    expect(lines.map(taxableOfLine)).toEqual(lines.map((line) => line.taxable))
    expect([sum(lines.map((line) => line.taxable)), sum(taxes.map(({ amount }) => amount))]).toEqual([taxable, tax])
    expect(taxable + tax).toBe(total)
    taxes.forEach(({ amount }, which) => expect(sum(lines.map((line) => line.taxes[which]?.amount ?? 0))).toBe(amount))
  })
})

test("central and state tax of a document are equal, on each line and in all", () => {
  const { lines, taxes } = exampleDocuments["india-same-state"]
  for (const [central, state] of [taxes, ...lines.map((line) => line.taxes)]) {
    expect([central?.kind, state?.kind]).toEqual(["CGST", "SGST"])
    expect(state?.amount).toBe(central?.amount)
  }
})

test("an invoice's tax follows the place of supply", () => {
  const kinds = (name: keyof typeof exampleDocuments) => exampleDocuments[name].taxes.map(({ kind }) => kind)
  expect(kinds("india-same-state")).toEqual(["CGST", "SGST"])
  expect(kinds("india-other-state")).toEqual(["IGST"])
  expect(kinds("india-no-gstin")).toEqual(["IGST"])
  expect(kinds("india-economic-zone")).toEqual(["IGST"])
  expect(kinds("united-kingdom")).toEqual(["VAT"])
  expect(exampleDocuments["india-no-gstin"]).toMatchObject({ stateOfSupply: "32" })
  expect(exampleDocuments["united-kingdom"]).not.toHaveProperty("stateOfSupply")
})

test("an invoice to an economic zone says whether tax was charged", () => {
  expect(exampleDocuments["india-economic-zone"]).toMatchObject({ zoneStatement: "withTax" })
  expect(exampleDocuments["india-economic-zone-without-tax"]).toMatchObject({
    zoneStatement: "withoutTax",
    taxes: [{ kind: "IGST", ratePercent: 0, amount: 0, undertaking: "AD290326000123A" }],
    tax: 0,
  })
})

test("what goes back unspent has its tax back, and names its invoice", () => {
  const { taxes, taxable, refersTo } = exampleDocuments["credit-note-unspent"]
  expect(taxes).toEqual([{ kind: "IGST", ratePercent: 18, amount: Math.round(taxable * 0.18) }])
  expect(refersTo.map(({ number }) => number)).toEqual(["MQI/26-27/00001"])
  expect(exampleDocuments["refund-voucher"].refersTo.map(({ number }) => number)).toEqual(["MQR/26-27/00001"])
})

test("a launch that is given up is credited for all that its invoice charged", () => {
  const { total, tax } = exampleDocuments["credit-note-given-up"]
  const charged = exampleDocuments["india-same-state"]
  expect([total, tax]).toEqual([charged.total, charged.tax])
})
