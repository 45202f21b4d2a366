import { describe, expect, it } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { extractDetails } from "./extract-details.ts"

const shop = {
  businessName: "Kirk Cafe",
  contactPhone: "0113 245 0099",
  email: "hello@kirkcafe.co.uk",
  address: { line1: "2 Kirkgate", city: "Leeds", postcode: "LS1 6BY" },
}
const read = (body: string) => {
  const { name, phones, emails, address } = extractDetails(
    `<title>Kirk Cafe</title><div id="root"></div>${body}`,
    "https://pages.example.com/p",
    { places: fewPlaces, region: "GB" },
  )
  const values = (all: ReadonlyArray<{ readonly value: string }>) => all.map(({ value }) => value)
  return [
    name?.value,
    values(phones),
    values(emails),
    address.line1?.value,
    address.city?.value,
    address.postcode?.value,
  ]
}
const whole = ["Kirk Cafe", ["+441132450099"], ["hello@kirkcafe.co.uk"], "2 Kirkgate", "Leeds", "LS1 6BY"]
const nothing = ["Kirk Cafe", [], [], undefined, undefined, undefined]

const nextData = (data: object) =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { data } } })}</script>`

describe("data of pages that a script draws", () => {
  it("a data script is read", () => {
    expect(read(nextData(shop))).toEqual(whole)
  })

  it("an assigned object is read", () => {
    expect(read(`<script>window.__INITIAL_STATE__ = ${JSON.stringify({ shop })};</script>`)).toEqual(whole)
  })

  it("an address in one text is read", () => {
    const flat = { ...shop, address: "2 Kirkgate, Leeds LS1 6BY" }
    expect(read(nextData(flat))).toEqual(whole)
  })

  it("another name's contact is left out", () => {
    expect(read(nextData({ ...shop, businessName: "Supplies Direct" }))).toEqual(nothing)
  })

  it("a page with text of its own is read by that", () => {
    const lines = ["One", "Two", "Three", "Four", "Five"].map((text) => `<p>${text}</p>`).join("")
    expect(read(lines + nextData(shop))).toEqual(nothing)
  })
})
