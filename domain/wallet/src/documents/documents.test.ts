import { Result } from "effect"
import { expect, test } from "vitest"
import { placeOfSupply } from "@domain/pricing"
import { buyer, buyerOf, type TypedBuyer } from "./buyer.ts"
import { demoEntity } from "./demo-entity.ts"
import { documentNumber, lastSequence } from "./document-number.ts"
import { paidReference, referencesOf } from "./document-references.ts"
import { financialYearOf } from "./financial-year.ts"
import { issuingEntity, sellerIn, type TypedEntity, unregisteredEntity } from "./issuing-entity.ts"
import { pinOfAddress } from "./pin-code.ts"
import { exampleDocuments } from "../testing/index.ts"

test("a financial year begins with its month", () => {
  expect(financialYearOf("2026-11-20", 4)).toBe("2026-27")
  expect(financialYearOf("2027-03-31", 4)).toBe("2026-27")
  expect(financialYearOf("2027-04-01", 4)).toBe("2027-28")
  expect(financialYearOf("2099-06-01", 4)).toBe("2099-00")
  expect(financialYearOf("2027-03-31", 1)).toBe("2027")
})

test("a number has its series, year and place", () => {
  const of = (sequence: number, year = "2026-11-20", firstMonth = 4) =>
    documentNumber("MQ", "creditNote", financialYearOf(year, firstMonth), sequence)
  expect(of(1)).toEqual(Result.succeed("MQC/26-27/00001"))
  expect(of(123_456)).toEqual(Result.succeed("MQC/26-27/123456"))
  expect(of(7, "2026-11-20", 1)).toEqual(Result.succeed("MQC/26/00007"))
  expect(of(999_999)).toEqual(Result.succeed("MQC/26-27/999999"))
  expect(of(1_000_000)).toEqual(Result.succeed("MQC/2627/1000000"))
  expect(of(1_000_000, "2026-11-20", 1)).toEqual(Result.succeed("MQC/26/1000000"))
  expect(Result.getOrThrow(Result.flip(of(lastSequence + 1)))).toMatchObject({
    _tag: "InvoiceSeriesFull",
    errorCode: 1006,
    series: "MQC",
  })
})

const entity: TypedEntity = {
  legalName: " Marquee Media  Private Limited ",
  address: "14 MG Road",
  taxNumber: "29aabcr1718e1zl",
  seriesPrefix: "mq",
  postalCode: "560001",
  yearFirstMonth: 1,
  registrations: [],
  letterNumber: "",
  letterFrom: "",
  letterTo: "",
}

test("an issuing entity in India is in its GSTIN's state, with years from April", () => {
  expect(Result.getOrThrow(issuingEntity("IN", entity))).toMatchObject({
    taxNumber: "29AABCR1718E1ZL",
    state: "29",
    seriesPrefix: "MQ",
    yearFirstMonth: 4,
  })
  expect(Result.getOrThrow(issuingEntity("GB", { ...entity, taxNumber: "" }))).toMatchObject({ yearFirstMonth: 1 })
})

test.each(["IN", "GB"] as const)("a demonstration's entity in %s is one that an administrator might save", (region) => {
  const demo = demoEntity(region, "Marquee")
  const typed = { ...entity, ...demo, taxNumber: demo.taxNumber ?? "", postalCode: demo.postalCode ?? "" }
  expect(issuingEntity(region, { ...typed, registrations: [] })).toEqual(Result.succeed(demo))
})

test("an issuing entity needs a name, an address and a prefix, and a right tax number", () => {
  const refused = issuingEntity("IN", { ...entity, legalName: "", address: " ", taxNumber: "29X", seriesPrefix: "MQX" })
  expect(Object.keys(Result.getOrThrow(Result.flip(refused)))).toEqual([
    "legalName",
    "address",
    "taxNumber",
    "seriesPrefix",
  ])
  expect(unregisteredEntity("GB", "Marquee", undefined)).not.toHaveProperty("taxNumber")
})

test("an issuing entity in India may have a letter of undertaking, whole and in order", () => {
  const letter = { letterNumber: " ad290326000123a ", letterFrom: "2026-04-01", letterTo: "2027-03-31" }
  expect(Result.getOrThrow(issuingEntity("IN", { ...entity, ...letter })).letterOfUndertaking).toEqual({
    number: "AD290326000123A",
    validFrom: "2026-04-01",
    validTo: "2027-03-31",
  })
  const refused = (changes: Partial<TypedEntity>) =>
    Result.getOrThrow(Result.flip(issuingEntity("IN", { ...entity, ...letter, ...changes })))
  expect(Object.keys(refused({ letterNumber: "", letterFrom: "soon", letterTo: "", taxNumber: "" }))).toEqual([
    "letterNumber",
    "letterFrom",
    "letterTo",
    "taxNumber",
  ])
  expect(refused({ letterNumber: "a?" })).toEqual({ letterNumber: { key: "wallet.letterNumberInvalid" } })
  expect(refused({ letterTo: "2026-03-31" })).toEqual({ letterTo: { key: "wallet.letterEndsBeforeItBegins" } })
  expect(Object.keys(refused({ letterTo: "2026-03-31", legalName: "" }))).toEqual(["letterTo", "legalName"])
  const british = issuingEntity("GB", { ...entity, ...letter, taxNumber: "" })
  expect(Result.getOrThrow(british)).not.toHaveProperty("letterOfUndertaking")
})

const typed: TypedBuyer = {
  name: "Uday Foods",
  address: "2 Hill Road, Mumbai",
  taxNumber: "27AAPFU0939F1ZV",
  state: "",
  postalCode: "400050",
  isInEconomicZone: false,
}

test("a buyer's GSTIN names the state, which may not be another", () => {
  expect(Result.getOrThrow(buyer("IN", typed))).toMatchObject({ taxNumber: "27AAPFU0939F1ZV", state: "27" })
  expect(Result.getOrThrow(Result.flip(buyer("IN", { ...typed, state: "29" })))).toEqual({
    state: { key: "wallet.stateNotOfGstin" },
  })
})

test("a buyer without a GSTIN is supplied in the chosen state, and in no economic zone", () => {
  const plain = buyer("IN", { ...typed, taxNumber: "", state: "32", postalCode: "", isInEconomicZone: true })
  expect(Result.getOrThrow(plain)).toEqual({ name: "Uday Foods", address: "2 Hill Road, Mumbai", state: "32" })
  expect(Result.getOrThrow(buyer("IN", { ...typed, isInEconomicZone: true }))).toMatchObject({ isInEconomicZone: true })
})

test("a registered buyer's PIN code is asked, and is one of its state", () => {
  const pin = (postalCode: string, changes: Partial<TypedBuyer> = {}) => {
    const checked = buyer("IN", { ...typed, postalCode, ...changes })
    return Result.isFailure(checked) ? checked.failure.postalCode?.key : checked.success.postalCode
  }
  expect([pin("400 050"), pin(""), pin("4000"), pin("560001")]).toEqual([
    "400050",
    "validation.postalCodeRequired",
    "validation.postalCodeInvalid",
    "wallet.pinNotOfState",
  ])
  expect(pin("", { taxNumber: "", state: "32" })).toBeUndefined()
  expect(pin("400050", { taxNumber: "", state: "32" })).toBe("wallet.pinNotOfState")
})

test("an issuer's PIN code is asked with its GSTIN, and is one of its state", () => {
  const pin = (changes: Partial<TypedEntity>) => {
    const checked = issuingEntity("IN", { ...entity, ...changes })
    return Result.isFailure(checked) ? checked.failure.postalCode?.key : checked.success.postalCode
  }
  expect([pin({}), pin({ postalCode: "" }), pin({ postalCode: "400001" })]).toEqual([
    "560001",
    "validation.postalCodeRequired",
    "wallet.pinNotOfState",
  ])
  expect(pin({ postalCode: "", taxNumber: "" })).toBeUndefined()
})

test("the PIN code of an address from before is its last one, if it is of the state", () => {
  expect(pinOfAddress("22 Church Street, Bengaluru 560001", "29")).toBe("560001")
  expect(pinOfAddress("Plot 411038, MG Road, Bengaluru - 560 001, Karnataka", "29")).toBe("560001")
  expect(pinOfAddress("2 Hill Road, Mumbai 400050", "29")).toBeUndefined()
  expect(pinOfAddress("Call 9845012345, Bengaluru", "29")).toBeUndefined()
  expect(pinOfAddress("22 Church Street, Bengaluru 560001", undefined)).toBeUndefined()
})

const mumbai = { taxNumber: "27AABCR1718E1ZP", address: "7 Hill Road, Mumbai", postalCode: "400050" }

test("an issuer may have further GSTINs of its own, one a state", () => {
  const refused = (registrations: TypedEntity["registrations"], changes: Partial<TypedEntity> = {}) =>
    Result.getOrThrow(Result.flip(issuingEntity("IN", { ...entity, registrations, ...changes })))
  const { registrations } = Result.getOrThrow(issuingEntity("IN", { ...entity, registrations: [mumbai] }))
  expect(registrations).toEqual([{ ...mumbai, state: "27" }])
  expect(refused([{ ...mumbai, taxNumber: "27AAPFU0939F1ZV" }])).toEqual({
    registrations: { key: "wallet.gstinOfAnotherHolder" },
  })
  expect(refused([mumbai, mumbai])).toEqual({ registrations: { key: "wallet.stateTwice" } })
  expect(refused([{ ...mumbai, taxNumber: entity.taxNumber }])).toEqual({ registrations: { key: "wallet.stateTwice" } })
  expect(refused([{ ...mumbai, postalCode: "560001" }])).toEqual({ registrations: { key: "wallet.pinNotOfState" } })
  expect(refused([mumbai], { taxNumber: "", postalCode: "" })).toEqual({
    taxNumber: { key: "validation.gstinRequired" },
  })
})

test("a buyer is sold to under the GSTIN of its state, else under the first", () => {
  const letter = { letterNumber: "AD290326000123A", letterFrom: "2026-04-01", letterTo: "2027-03-31" }
  const issuer = Result.getOrThrow(issuingEntity("IN", { ...entity, ...letter, registrations: [mumbai] }))
  const { registrations: _, ...first } = issuer
  expect([sellerIn(issuer, "29"), sellerIn(issuer, "07"), sellerIn(issuer, undefined)]).toEqual([first, first, first])
  const there = sellerIn(issuer, "27")
  expect(there).toMatchObject({ ...mumbai, state: "27", legalName: issuer.legalName, seriesPrefix: "MQ" })
  expect(there).not.toHaveProperty("letterOfUndertaking")
  expect(there).not.toHaveProperty("registrations")
  const on = "2026-11-20"
  for (const state of ["29", "27", "07", undefined])
    expect(placeOfSupply(issuer, { state }, on)).toEqual(placeOfSupply(sellerIn(issuer, state), { state }, on))
  expect(placeOfSupply(issuer, { state: "27" }, on)).toBe("sameState")
  expect(placeOfSupply(issuer, { state: "27", isInEconomicZone: true }, on)).toBe("otherState")
})

test("a buyer needs a name and a state that there is", () => {
  const refused = buyer("IN", { ...typed, name: " ", taxNumber: "", state: "99" })
  expect(Object.keys(Result.getOrThrow(Result.flip(refused)))).toEqual(["name", "state"])
})

test("documents are for whom the order named, else the details, else the business", () => {
  const business = { name: "Rao", address: "1 Lane" }
  const ordered = { gstin: "27AAPFU0939F1ZV", businessName: "Uday", billingAddress: "2 Hill Road", state: "27" }
  const saved = { name: "Uday Foods", address: "2 Hill Road, Mumbai", taxNumber: ordered.gstin, state: "27" }
  const other = { ...saved, taxNumber: "29AABCR1718E1ZL", state: "29" }
  expect(buyerOf(business, undefined, undefined)).toEqual(business)
  expect(buyerOf(business, undefined, saved)).toEqual(saved)
  expect(buyerOf(business, ordered, saved)).toEqual(saved)
  expect(buyerOf(business, ordered, other)).toEqual({
    name: "Uday",
    address: "2 Hill Road",
    taxNumber: ordered.gstin,
    state: "27",
  })
})

test("an order that was asked about economic zones decides, else the details do", () => {
  const ordered = { gstin: "27AAPFU0939F1ZV", businessName: "Uday", billingAddress: "2 Hill Road", state: "27" }
  const saved = { name: "Uday", address: "", taxNumber: ordered.gstin, state: "27", isInEconomicZone: true }
  const isInZone = (answer: { readonly isInEconomicZone?: boolean }, details?: typeof saved) =>
    buyerOf({ name: "", address: "" }, { ...ordered, ...answer }, details).isInEconomicZone
  expect([isInZone({}), isInZone({}, saved), isInZone({ isInEconomicZone: false }, saved)]).toEqual([
    undefined,
    true,
    undefined,
  ])
  expect(isInZone({ isInEconomicZone: true })).toBe(true)
})

test("money that went back is about its payment", () => {
  expect(paidReference("refund:7:key-1")).toBe("payment:7")
  expect(paidReference("disputeLost:7:dp_1")).toBe("payment:7")
  expect(paidReference("launch:70:1")).toBeUndefined()
})

test("a credit note is about the invoices since the campaign's last lock ended", () => {
  const invoice = exampleDocuments["india-other-state"]
  const note = exampleDocuments["credit-note-unspent"]
  const lowered = { ...note, reference: "change:70:key-1" }
  const of = (...earlier: Parameters<typeof referencesOf>[1]) =>
    referencesOf("creditNote", earlier).map(({ number }) => number)
  expect(of(invoice, lowered)).toEqual([invoice.number])
  expect(of(invoice, note)).toEqual([])
  expect(of(invoice, note, { ...invoice, number: note.number })).toEqual([note.number])
})
