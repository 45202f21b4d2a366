import { expect, test } from "vitest"
import { lackingDetails, typedFrom, withRegistered, withStateOf } from "./typed-details.ts"

const stored = { name: "Bloom Bakery", address: "14 MG Road" }
const typed = typedFrom(stored)

test("a right GSTIN brings its state along, a wrong one and a VAT number do not", () => {
  expect(withStateOf("IN", "27AAPFU0939F1ZV")).toEqual({ taxNumber: "27AAPFU0939F1ZV", state: "27" })
  expect(withStateOf("IN", "27AAPFU0939F1ZX")).toEqual({ taxNumber: "27AAPFU0939F1ZX" })
  expect(withStateOf("GB", "27AAPFU0939F1ZV")).toEqual({ taxNumber: "27AAPFU0939F1ZV" })
})

test("the register's details replace what was typed, as far as it has them", () => {
  const registration = {
    gstin: "27AAPFU0939F1ZV",
    legalName: "Deshpande Stores",
    address: "",
    stateCode: "27",
    postalCode: "411001",
    status: "active",
    taxpayerType: "specialEconomicZone",
  } as const
  expect(withRegistered({ ...typed, taxNumber: registration.gstin }, registration)).toEqual({
    name: "Deshpande Stores",
    address: "14 MG Road",
    taxNumber: "27AAPFU0939F1ZV",
    state: "27",
    postalCode: "411001",
    isInEconomicZone: true,
  })
})

test("an invoice lacks an address, and in India the buyer's state", () => {
  const nameless = { name: "Bloom Bakery", address: " " }
  expect(lackingDetails({ region: "IN", isSaved: false, details: nameless })).toEqual(["address", "state"])
  expect(lackingDetails({ region: "GB", isSaved: false, details: nameless })).toEqual(["address"])
  expect(lackingDetails({ region: "IN", isSaved: true, details: { ...stored, state: "29" } })).toEqual([])
})
