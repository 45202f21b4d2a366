import type { Extracted, ExtractedDetails, ExtractedPlace } from "@domain/businesses"
import { expect, test } from "vitest"
import { foundContacts } from "./found-contacts.ts"

const read = (value: string): Extracted<string> => ({ value, source: "text", confidence: 0.8 })
const nothing: ExtractedDetails = {
  phones: [],
  emails: [],
  address: {},
  openingHours: [],
  socials: [],
  imageUrls: [],
  colours: [],
  services: [],
}
const leeds = { line1: read("2 Kirkgate"), city: read("Leeds"), postcode: read("LS1 6BY") }
const told = { latitude: { ...read(""), value: 53.9 }, longitude: { ...read(""), value: -1.1 } }
const at = (address: ExtractedPlace["address"], ...phones: ReadonlyArray<string>): ExtractedPlace => ({
  address,
  phones: phones.map(read),
  openingHours: [],
})
const york = { line1: read("9 Micklegate"), city: read("York"), postcode: read("YO31 7EA") }

test("several phones are offered, each valid one once", () => {
  const phones = ["+441132450099", "0113 245 0099", "12", "+441904555671"].map(read)
  expect(foundContacts({ ...nothing, phones }, "GB")?.phones).toEqual(["+441132450099", "+441904555671"])
})

test("the draft's own place is the first that is offered", () => {
  const locations = foundContacts({ ...nothing, address: leeds, furtherPlaces: [at(york)] }, "GB")?.locations
  expect(locations?.map(({ city }) => city)).toEqual(["Leeds", "York"])
})

test("each place is offered with its own number, hours and position", () => {
  const further = { ...at(york, "+441904555671"), openingHours: [read("Mo 09:00-17:00")], ...told }
  const phones = ["+441904555671", "+441132450099"].map(read)
  const found = { ...nothing, address: leeds, phones, openingHours: [read("Tu 08:00-12:00")], furtherPlaces: [further] }
  expect(foundContacts(found, "GB")?.locations).toEqual([
    {
      addressLine: "2 Kirkgate",
      city: "Leeds",
      postalCode: "LS1 6BY",
      phone: "+441132450099",
      callHours: [{ weekday: 2, from: 480, to: 720 }],
    },
    {
      addressLine: "9 Micklegate",
      city: "York",
      postalCode: "YO31 7EA",
      latitude: 53.9,
      longitude: -1.1,
      phone: "+441904555671",
      callHours: [{ weekday: 1, from: 540, to: 1020 }],
    },
  ])
})

test("a number is a place's own only where the places state numbers", () => {
  const found = { ...nothing, phones: [read("+441132450099")], address: leeds, furtherPlaces: [at(york)] }
  expect(foundContacts(found, "GB")?.locations.map((place) => place.phone)).toEqual([undefined, undefined])
})

test("twelve places are offered at most", () => {
  const furtherPlaces = Array.from({ length: 20 }, (_, index) => at({ ...york, line1: read(`${index} Micklegate`) }))
  expect(foundContacts({ ...nothing, address: leeds, furtherPlaces }, "GB")?.locations).toHaveLength(12)
})

test("one of each offers nothing to choose", () => {
  const emails = [read("a@kirk.example")]
  expect(foundContacts({ ...nothing, phones: [read("+441132450099")], emails, address: leeds }, "GB")).toBeUndefined()
})

test("addresses without a part are no places to choose", () => {
  expect(foundContacts({ ...nothing, address: leeds, furtherPlaces: [at({})] }, "GB")).toBeUndefined()
  expect(foundContacts({ ...nothing, furtherPlaces: [at(leeds), at(york)] }, "GB")?.locations).toHaveLength(2)
})

test("an invalid e-mail address is not offered, and six are at most", () => {
  const emails = ["no address", ...Array.from({ length: 8 }, (_, at) => `a${at}@kirk.example`)].map(read)
  expect(foundContacts({ ...nothing, emails }, "GB")?.emailAddresses).toEqual(
    Array.from({ length: 6 }, (_, at) => `a${at}@kirk.example`),
  )
})
