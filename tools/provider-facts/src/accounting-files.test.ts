import { tallyHead, tallyVoucher, xeroColumns, zohoColumns, zohoRows } from "@domain/wallet"
import { exampleDocuments } from "@domain/wallet/testing"
import { expect, test } from "vitest"
import facts from "../data/accounting-files.json" with { type: "json" }

const documents = Object.values(exampleDocuments)
const tagsIn = (text: string) => [...text.matchAll(/<([A-Z.]+)/g)].map(([, name = ""]) => name)

test("Tally's vouchers have no tag, view or type that its description does not have", () => {
  const known = [...facts.tally.voucher, ...facts.tally.entry, "TALLYMESSAGE", "VOUCHER"]
  for (const voucher of documents.map(tallyVoucher)) {
    expect(tagsIn(voucher).filter((name) => !known.includes(name))).toEqual([])
    expect(facts.tally.voucherTypes).toContain(voucher.match(/VCHTYPE="(.*?)"/)?.[1])
    expect(facts.tally.views).toContain(voucher.match(/OBJVIEW="(.*?)"/)?.[1])
    expect(voucher).toMatch(/<DATE>\d{8}<\/DATE>/)
  }
  expect(tagsIn(tallyHead)).toEqual(expect.arrayContaining(facts.tally.header))
})

test("Zoho Books knows each column, GST treatment and kind of tax", () => {
  for (const columns of Object.values(zohoColumns))
    expect(columns.filter((name) => !facts.zohoBooks.columns.includes(name))).toEqual([])
  const cells = documents
    .filter(({ seller }) => seller.region === "IN")
    .flatMap((document) => zohoRows(document).map((row) => [row[5], row.at(-1)]))
  expect(cells.length).toBeGreaterThan(0)
  for (const [treatment, type] of cells) {
    expect(facts.zohoBooks.gstTreatments).toContain(treatment)
    expect(facts.zohoBooks.taxTypes).toContain(type)
  }
})

test("Xero's files have its columns alone, and all that it demands", () => {
  for (const kind of ["invoice", "creditNote"] as const) {
    const columns: ReadonlyArray<string> = xeroColumns[kind]
    expect(columns.filter((name) => !facts.xero.columns.includes(name))).toEqual([])
    expect(facts.xero.required[kind].filter((name) => !columns.includes(name))).toEqual([])
  }
})
