import { expect, test } from "vitest"
import {
  afterTyping,
  begunDetails,
  detailsProblems,
  lackingDetails,
  typedFrom,
  withRegistered,
} from "./typed-details.ts"

const stored = { name: "Bloom Bakery", address: "14 MG Road" }
const typed = typedFrom(stored)

test("what was typed before a reload comes before what is stored", () => {
  expect(begunDetails({ ...typed, name: "Bloom" }, stored).name).toBe("Bloom")
  expect(begunDetails({ name: "Bloom" }, stored)).toEqual(typed)
  expect(begunDetails(undefined, stored)).toEqual(typed)
})

test("a right GSTIN brings its state along, a wrong one and a VAT number do not", () => {
  expect(afterTyping("IN", typed, { taxNumber: "27AAPFU0939F1ZV" }).state).toBe("27")
  expect(afterTyping("IN", { ...typed, state: "29" }, { taxNumber: "27AAPFU0939F1ZX" }).state).toBe("29")
  expect(afterTyping("GB", typed, { taxNumber: "27AAPFU0939F1ZV" }).state).toBe("")
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

test("a state that is not the GSTIN's is told at the state", () => {
  const wrong = { ...typed, taxNumber: "27AAPFU0939F1ZV", state: "29" }
  expect(detailsProblems("IN", wrong)).toEqual({ state: { key: "wallet.stateNotOfGstin" } })
  expect(detailsProblems("IN", typed)).toEqual({})
})

test("an invoice lacks an address, and in India the buyer's state", () => {
  const nameless = { name: "Bloom Bakery", address: " " }
  expect(lackingDetails({ region: "IN", isSaved: false, details: nameless })).toEqual(["address", "state"])
  expect(lackingDetails({ region: "GB", isSaved: false, details: nameless })).toEqual(["address"])
  expect(lackingDetails({ region: "IN", isSaved: true, details: { ...stored, state: "29" } })).toEqual([])
})
