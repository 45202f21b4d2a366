import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { addOnPrice, priceBreakdown } from "@domain/pricing"
import type { GstBilling } from "./billing.ts"
import { type InvoiceFacts, invoiceLines, invoiceOf } from "./invoice.ts"
import { InvoiceNumber } from "./invoice-number.ts"
import { seedPriceLists, seedPromoCodes } from "@domain/pricing/seed"

const india = seedPriceLists.IN
const kingdom = seedPriceLists.GB
const price = priceBreakdown({ priceList: india, dailyBudget: 350_00, days: 7 })
const facts: InvoiceFacts = {
  id: 9,
  number: InvoiceNumber.make("MQ/26-27/00009"),
  businessProfileId: BusinessProfileId.make(5),
  issuedOn: "2026-11-20",
  of: "campaign",
  price,
  priceList: india,
}
const billing: GstBilling = {
  gstin: "27AAPFU0939F1ZV",
  businessName: "Uday Foods",
  billingAddress: "2 Hill Road, Mumbai",
  state: "27",
}

test("a GST invoice to another state bears IGST and the buyer's details", () => {
  expect(invoiceOf({ ...facts, billing })).toEqual({
    id: 9,
    number: "MQ/26-27/00009",
    businessProfileId: 5,
    issuedOn: "2026-11-20",
    currency: "INR",
    lines: [{ kind: "media", amount: 2_450_00 }],
    taxable: 2_450_00,
    taxes: [{ kind: "IGST", ratePercent: 18, amount: 441_00 }],
    tax: 441_00,
    total: 2_891_00,
    stateOfSupply: "27",
    billing,
  })
})

test("within the seller's state, and to a buyer without one, CGST and SGST are due", () => {
  const kinds = (part: Partial<InvoiceFacts>) => invoiceOf({ ...facts, ...part }).taxes.map(({ kind }) => kind)
  expect(kinds({ billing: { ...billing, gstin: "29AABCR1718E1ZL", state: "29" } })).toEqual(["CGST", "SGST"])
  expect(kinds({})).toEqual(["CGST", "SGST"])
  expect(invoiceOf(facts)).toMatchObject({ stateOfSupply: "29", total: price.total })
  expect(invoiceOf(facts)).not.toHaveProperty("billing")
})

test("an invoice in the United Kingdom has VAT and no state of supply", () => {
  const invoice = invoiceOf({
    ...facts,
    price: priceBreakdown({ priceList: kingdom, dailyBudget: 30_00, days: 40 }),
    priceList: kingdom,
  })
  expect(invoice.lines).toEqual([
    { kind: "media", amount: 1_200_00 },
    { kind: "serviceFee", amount: 240_00 },
    { kind: "feeWaiver", amount: -180_00 },
  ])
  expect(invoice).toMatchObject({ taxes: [{ kind: "VAT", amount: 0 }], total: 1_260_00, currency: "GBP" })
  expect(invoice).not.toHaveProperty("stateOfSupply")
})

test("a promotion is a line that takes off", () => {
  const promo = seedPromoCodes.find(({ code }) => code === "NAMASTE500")
  const lowered = priceBreakdown({ priceList: india, dailyBudget: 350_00, days: 7, ...(promo && { promo }) })
  expect(invoiceLines(lowered, "campaign")).toEqual([
    { kind: "media", amount: 2_450_00 },
    { kind: "promotion", amount: -500_00 },
  ])
})

test("an add-on is a line of its own kind", () => {
  const pack = { tierName: "Starter", currency: "INR" as const, price: 999_00, taxPercent: 18, days: 30 }
  const invoice = invoiceOf({ ...facts, of: "addOn", price: addOnPrice(pack, india) })
  expect(invoice).toMatchObject({ lines: [{ kind: "addOn", amount: 999_00 }], taxable: 999_00, total: 1_178_82 })
})
