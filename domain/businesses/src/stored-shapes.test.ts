import { Schema } from "effect"
import { requiredFields } from "@domain/kernel/testing"
import { expect, test } from "vitest"
import { ExtractedAddress, ExtractedDetails } from "./extracted-details.ts"
import { DetailSource, Extraction, ExtractionProblem, ExtractionStage } from "./extraction.ts"
import { BusinessProfileNotFound, InvalidWebsite, LocationDetectionFailed } from "./failures.ts"
import { FeedTask, ProductCatalog, ProductFeed } from "./feeds.ts"
import { ProductMap } from "./product-map.ts"
import { BusinessCategory, BusinessLocation, Place, Town } from "./place.ts"
import { StoreProfile } from "./store-profile.ts"

const fact = { value: "Rye", source: "jsonld", confidence: 0.9 } as const
const lists = { phones: [], emails: [], openingHours: [], socials: [], imageUrls: [], colours: [], services: [] }

test("a fact has a value, a source and a confidence", () => {
  const read = Schema.decodeUnknownSync(ExtractedAddress)
  expect(read({ city: fact })).toEqual({ city: fact })
  for (const part of ["value", "source", "confidence"])
    expect(() => read({ city: { ...fact, [part]: undefined } })).toThrow()
})

test("what was read from a page has its lists and an address, all else may be unknown", () => {
  const details = { ...lists, address: { line1: fact }, name: fact, priceRange: fact }
  expect(requiredFields(ExtractedDetails, details)).toEqual([...Object.keys(lists), "address"])
  expect(() => Schema.decodeUnknownSync(ExtractedAddress)({ city: "Leeds" })).toThrow()
})

test("where a value comes from is stored by its name", () => {
  const sources = ["jsonld", "microdata", "meta", "link", "text", "title", "facebook", "listing", "owner", "account"]
  expect(sources.map((source) => Schema.decodeUnknownSync(DetailSource)(source))).toEqual(sources)
})

test("the stages of a reading are stored by their names", () => {
  const stages = ["queued", "fetching", "reading", "contactPage", "pictures", "done"]
  expect(stages.map((stage) => Schema.decodeUnknownSync(ExtractionStage)(stage))).toEqual(stages)
})

test("why a page could not be read is stored by its name", () => {
  const ofWebsites = ["InvalidWebsiteUrl", "AddressNotAllowed", "WebsiteTooLarge", "WebsiteTooSlow"]
  const ofPages = ["WebsiteUnreachable", "NotAWebPage", "NothingFound"]
  const ofNetworks = ["FacebookPageNotFound", "GoogleListingNotFound", "NetworkNotAnswering"]
  const problems = ofWebsites.concat(ofPages, ofNetworks)
  expect(problems.map((problem) => Schema.decodeUnknownSync(ExtractionProblem)(problem))).toEqual(problems)
})

test.each(["none", "pending", "done", "failed"] as const)("a reading that is %s can be stored", (status) => {
  expect(requiredFields(Extraction, { status, stage: "queued", address: "https://rye.example" })).toEqual([
    "status",
    "stage",
  ])
})

test("a catalogue, a feed, a map of columns and a task are stored whole", () => {
  const task = { productCatalogId: 3, engine: "csv", isDirectTask: true, isApiUploadRequired: false, productMaps: [] }
  expect(requiredFields(ProductCatalog, { id: 3, name: "Bread" })).toEqual(["id", "name"])
  expect(requiredFields(ProductFeed, { name: "Bread", productCatalogId: 3, url: "https://rye.example" })).toEqual([
    "name",
    "productCatalogId",
    "url",
  ])
  expect(requiredFields(ProductMap, { source: "SKU", target: "sku" })).toEqual(["source", "target"])
  expect(requiredFields(FeedTask, task)).toEqual(Object.keys(task))
})

test("a store's profile needs its name alone", () => {
  expect(requiredFields(StoreProfile, { name: "Rye", email: "a@rye.example", currency: 17 })).toEqual(["name"])
})

test("a place and a town have a position, a business's address may be of any part", () => {
  const place = { id: "1", name: "York", kind: 5, state: "England", countryCode: "GB", latitude: 54, longitude: -1 }
  expect(requiredFields(Place, place)).toEqual(Object.keys(place))
  const town = { name: "York", latitude: 54, longitude: -1, population: 0 }
  expect(requiredFields(Town, town)).toEqual(Object.keys(town))
  expect(requiredFields(BusinessLocation, { city: "York", latitude: 54 })).toEqual([])
  expect(() => Schema.decodeUnknownSync(BusinessLocation)({ city: 1 })).toThrow()
  expect(requiredFields(BusinessCategory, { slug: "bakery", name: "Bakery" })).toEqual(["slug", "name"])
})

test("failures are told apart by their names", () => {
  expect([new InvalidWebsite({}), new BusinessProfileNotFound({}), new LocationDetectionFailed({})]).toMatchObject([
    { _tag: "InvalidWebsite" },
    { _tag: "BusinessProfileNotFound" },
    { _tag: "LocationDetectionFailed" },
  ])
})
