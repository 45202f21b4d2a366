import type { Extracted, ExtractedDetails } from "@domain/businesses"
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
const york = { line1: read("9 Micklegate"), city: read("York"), postcode: read("YO31 7EA") }

test("several phones are offered, each valid one once", () => {
  const phones = ["+441132450099", "0113 245 0099", "12", "+441904555671"].map(read)
  expect(foundContacts({ ...nothing, phones }, "GB")?.phones).toEqual(["+441132450099", "+441904555671"])
})

test("the draft's own place is the first that is offered", () => {
  const locations = foundContacts({ ...nothing, address: leeds, furtherAddresses: [york] }, "GB")?.locations
  expect(locations?.map(({ city }) => city)).toEqual(["Leeds", "York"])
})

test("one of each offers nothing to choose", () => {
  const emails = [read("a@kirk.example")]
  expect(foundContacts({ ...nothing, phones: [read("+441132450099")], emails, address: leeds }, "GB")).toBeUndefined()
})

test("addresses without a part are no places to choose", () => {
  expect(foundContacts({ ...nothing, address: leeds, furtherAddresses: [{}] }, "GB")).toBeUndefined()
  expect(foundContacts({ ...nothing, furtherAddresses: [leeds, york] }, "GB")?.locations).toHaveLength(2)
})

test("an invalid e-mail address is not offered, and six are at most", () => {
  const emails = ["no address", ...Array.from({ length: 8 }, (_, at) => `a${at}@kirk.example`)].map(read)
  expect(foundContacts({ ...nothing, emails }, "GB")?.emailAddresses).toEqual(
    Array.from({ length: 6 }, (_, at) => `a${at}@kirk.example`),
  )
})
