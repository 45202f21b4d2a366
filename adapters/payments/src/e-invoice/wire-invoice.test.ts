import { expect, test } from "vitest"
import { exampleDocuments } from "@domain/wallet/testing"
import { wireInvoice } from "./wire-invoice.ts"

const invoice = exampleDocuments["india-other-state"]
const seller = (changes: Partial<typeof invoice.seller>) =>
  wireInvoice({ ...invoice, seller: { ...invoice.seller, ...changes } }).SellerDtls

test("PIN code and state are what was asked, whatever the address says", () => {
  const address = "Flat 400001, 12 Karnataka Road, near 110001, Tamil Nadu"
  expect(seller({ address })).toEqual({
    Gstin: "29AABCR1718E1ZL",
    LglNm: "Harbour Media Private Limited",
    Addr1: address,
    Loc: "Karnataka",
    Stcd: "29",
    Pin: 560001,
  })
  const { postalCode: _, ...unasked } = invoice.seller
  expect(wireInvoice({ ...invoice, seller: { ...unasked, address } }).SellerDtls).not.toHaveProperty("Pin")
})

test("a long address goes on in the second line, between words", () => {
  const address = Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ")
  const { Addr1, Addr2 = "" } = seller({ address })
  expect([Addr1.length <= 100, Addr2.length <= 100, address.startsWith(`${Addr1} ${Addr2}`)]).toEqual([
    true,
    true,
    true,
  ])
})

test("names and addresses are never cut inside a letter", () => {
  for (const letter of ["🏠", "क्षि", "👩‍🍳"]) {
    const {
      LglNm,
      Addr1,
      Addr2 = "",
    } = seller({ legalName: `a${letter.repeat(90)}`, address: `b${letter.repeat(160)}` })
    expect([LglNm, `${Addr1}${Addr2}`].map((text) => text.slice(1).replaceAll(letter, ""))).toEqual(["", ""])
    expect([LglNm, Addr1, Addr2].every((text) => text.length <= 100)).toBe(true)
  }
})
