import type { CurrencyCode } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { BillingDocument } from "../documents/index.ts"
import { exampleDocuments } from "../testing/index.ts"
import { accountingForms, formsIn } from "./accounting-form.ts"
import { bookingOf, decimalOf } from "./booking.ts"
import { zohoColumns, zohoRows } from "./zoho.ts"
import { tallyFoot, tallyHead, tallyVoucher } from "./tally.ts"

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, amount) => all + amount, 0)
const currencies: ReadonlyArray<CurrencyCode> = ["INR", "GBP", "USD", "JPY"]

/** Minor units of a decimal text, read digit by digit. */
const minorOf = (text: string, digits: number): number => {
  const [whole = "", part = ""] = text.replace("-", "").split(".")
  expect(part).toHaveLength(digits)
  return (text.startsWith("-") ? -1 : 1) * Number(whole + part)
}
const digitsOf = { INR: 2, GBP: 2, USD: 2, JPY: 0 } as const

test("an amount is written exactly, whatever its size and currency", () =>
  law(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencies), (amount, currency) => {
      expect(minorOf(decimalOf(amount, currency), digitsOf[currency])).toBe(amount + 0)
    }),
  ))

const amountsIn = (document: BillingDocument, voucher: string) =>
  [...voucher.matchAll(/<AMOUNT>(.*?)<\/AMOUNT>/g)].map(([, text = ""]) => minorOf(text, digitsOf[document.currency]))

describe.each(Object.entries(exampleDocuments))("%s", (_name, document) => {
  const { currency, kind, total, taxable, tax } = document

  test("its entries sum to nothing, and the buyer's entry is its total", () => {
    const entries = bookingOf(document)
    expect(sum(entries.map(({ amount }) => amount))).toBe(0)
    const [party] = entries
    expect([party?.ledger, party?.isParty]).toEqual([document.buyer.name, true])
    const sign = kind === "invoice" || kind === "refundVoucher" ? -1 : 1
    expect(party?.amount).toBe(sign * total)
  })

  test("its voucher has the same amounts to the minor unit, debits negative", () => {
    const voucher = tallyVoucher(document)
    expect(amountsIn(document, voucher)).toEqual(bookingOf(document).map(({ amount }) => amount))
    const debits = [...voucher.matchAll(/<ISDEEMEDPOSITIVE>(Yes|No)<\/ISDEEMEDPOSITIVE>/g)].map(([, word]) => word)
    expect(debits).toEqual(bookingOf(document).map(({ amount }) => (amount < 0 ? "Yes" : "No")))
  })

  test("its rows sum to what it says, and have a cell for each column", () => {
    for (const form of formsIn(document.seller.region)) {
      const definition = accountingForms[form]
      if (definition.format === "xml" || !definition.kinds.includes(kind)) continue
      const rows = definition.rows(document)
      const cellsOf = (column: string) => rows.map((row) => row[definition.columns.indexOf(column)] ?? "")
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => definition.columns.length))
      const prices = cellsOf(definition.columns.includes("UnitAmount") ? "UnitAmount" : "Item Price")
      expect(sum(prices.map((text) => minorOf(text, digitsOf[currency])))).toBe(taxable)
      if (definition.columns.includes("TaxAmount"))
        expect(sum(cellsOf("TaxAmount").map((text) => minorOf(text, digitsOf[currency])))).toBe(tax)
    }
  })
})

test("tax goes to the ledgers of its kind", () => {
  const ledgersOf = (name: keyof typeof exampleDocuments) =>
    bookingOf(exampleDocuments[name]).map(({ ledger }) => ledger)
  expect(ledgersOf("india-same-state")).toEqual(expect.arrayContaining(["Output CGST", "Output SGST"]))
  expect(ledgersOf("india-other-state")).toContain("Output IGST")
  expect(ledgersOf("united-kingdom")).toContain("Output VAT")
})

test("Zoho Books is told the tax group within a state, and IGST to another", () => {
  const taxOf = (name: keyof typeof exampleDocuments) =>
    accountingForms.zohoInvoices.format === "csv"
      ? accountingForms.zohoInvoices.rows(exampleDocuments[name])[0]?.slice(-3)
      : []
  expect(taxOf("india-same-state")).toEqual(["GST18", "18", "Tax Group"])
  expect(taxOf("india-other-state")).toEqual(["IGST18", "18", "Item Amount"])
  expect(taxOf("india-economic-zone-without-tax")).toEqual(["IGST0", "0", "Item Amount"])
})

test("Zoho Books is told the state of supply by its letters", () => {
  const places = [exampleDocuments["india-same-state"], exampleDocuments["india-other-state"]].map(
    (document) => zohoRows(document)[0]?.[zohoColumns.invoice.indexOf("Place of Supply")],
  )
  expect(places).toEqual(["KA", "MH"])
})

test("a credit note names its invoice, and a refund is a payment", () => {
  expect(tallyVoucher(exampleDocuments["credit-note-unspent"])).toMatch(/VCHTYPE="Credit Note".*<REFERENCE>MQI/)
  expect(tallyVoucher(exampleDocuments["refund-voucher"])).toMatch(/VCHTYPE="Payment".*<LEDGERNAME>Payment Gateway</)
})

test("a buyer's name is text in a voucher, never markup", () => {
  const document = exampleDocuments["india-same-state"]
  const name = `Rao & "Sons" <b>\u0000\u0007`
  const voucher = tallyVoucher({ ...document, buyer: { ...document.buyer, name } })
  expect(voucher).toContain("<PARTYLEDGERNAME>Rao &amp; &quot;Sons&quot; &lt;b&gt;</PARTYLEDGERNAME>")
  const file = tallyHead + voucher + tallyFoot
  expect([...file.matchAll(/<(\w+)/g)].length).toBe([...file.matchAll(/<\//g)].length)
})
