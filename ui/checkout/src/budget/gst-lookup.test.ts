import type { GstRegistration } from "@domain/wallet"
import { expect, test } from "vitest"
import { filledFrom, offeredFrom } from "./gst-lookup.ts"

const found: GstRegistration = {
  gstin: "29AABCR1718E1ZL",
  legalName: "Rao Foods Private Limited",
  address: "14, MG Road, Bengaluru, Karnataka, 560001",
  stateCode: "29",
  status: "active",
  taxpayerType: "regular",
}
const typed = { gstin: found.gstin, businessName: "Rao's Bakery", billingAddress: "" }
const registered = { businessName: found.legalName, billingAddress: found.address, isInEconomicZone: false }

test("a look-up fills the fields that nobody has typed in", () => {
  expect(filledFrom(typed, found, new Set())).toEqual({ gstin: found.gstin, ...registered })
})

test("a look-up never writes over what a person typed, and offers it instead", () => {
  const filled = filledFrom(typed, found, new Set(["businessName"]))
  expect(filled).toEqual({
    gstin: found.gstin,
    businessName: "Rao's Bakery",
    billingAddress: found.address,
    isInEconomicZone: false,
  })
  expect(offeredFrom(filled, found)).toEqual({ businessName: found.legalName })
})

test("a look-up says whether the business is in an economic zone, until a person does", () => {
  const inZone: GstRegistration = { ...found, taxpayerType: "specialEconomicZone" }
  expect(filledFrom(typed, inZone, new Set()).isInEconomicZone).toBe(true)
  const byHand = { ...typed, isInEconomicZone: false }
  expect(filledFrom(byHand, inZone, new Set(["isInEconomicZone"])).isInEconomicZone).toBe(false)
})

test("what the register does not know stays as it is, and is not offered", () => {
  const unknown = { ...found, address: "" }
  const filled = filledFrom({ ...typed, billingAddress: "2 Brigade Road" }, unknown, new Set())
  expect(filled.billingAddress).toBe("2 Brigade Road")
  expect(offeredFrom(filled, unknown)).toEqual({})
})
