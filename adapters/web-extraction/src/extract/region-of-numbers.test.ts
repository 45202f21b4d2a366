import { expect, test } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { extractDetails } from "./extract-details.ts"

const phonesOf = (phone: string, region: "IN" | "GB", tag: string) =>
  extractDetails(
    `<html lang="${tag}"><title>Bluebird Interiors</title><body><h1>Bluebird Interiors</h1><p>Call us: ${phone}</p></body></html>`,
    "https://bluebird.example.com/",
    { places: fewPlaces, region },
  ).phones.map(({ value }) => value)

test.each([
  ["020 2543 1234", "IN", "+912025431234"],
  ["020 7123 4567", "GB", "+442071234567"],
  ["98220 12345", "IN", "+919822012345"],
  ["79023 70113", "IN", "+917902370113"],
  ["07902 370113", "GB", "+447902370113"],
] as const)("%s of a page without a country is a number of the region %s", (phone, region, number) => {
  for (const tag of ["en", "en-GB", "en-IN"]) expect(phonesOf(phone, region, tag)).toEqual([number])
})

test.each([
  ["07902 370113", "IN", "+447902370113"],
  ["79023 70113", "GB", "+917902370113"],
] as const)("%s is a mobile of the other region, whatever %s says", (phone, region, number) => {
  expect(phonesOf(phone, region, "en")).toEqual([number])
})
