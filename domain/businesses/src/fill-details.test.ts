import { expect, test } from "vitest"
import type { ExtractedDetails } from "./extracted-details.ts"
import { fillDetails, withoutReadings } from "./fill-details.ts"
import { begunDetails } from "./testing/details.arbitrary.ts"

const fact = (value: string) => ({ value, source: "text" as const, confidence: 0.9 })
const silent: ExtractedDetails = {
  phones: [],
  emails: [],
  address: {},
  openingHours: [],
  socials: [],
  imageUrls: [],
  colours: [],
  services: [],
}
const none = { categories: [], services: [] }

test("a page that says nothing fills nothing", () => {
  expect(fillDetails(begunDetails(), silent, none)).toEqual(begunDetails())
})

test("what is too long is shortened, what a field does not take is left out", () => {
  const said = { ...silent, name: fact("W".repeat(200)), phones: [fact("12")], logoUrl: fact("javascript:alert(1)") }
  const filled = fillDetails(begunDetails(), said, none)
  expect(filled.name).toHaveLength(80)
  expect([filled.phone, filled.logoUrl, filled.sources]).toEqual([undefined, undefined, { name: "text" }])
})

test("the owner's words stay, also where the owner removed something", () => {
  const owned = begunDetails({ name: "Mine", sources: { name: "owner", tagline: "owner" } })
  const said = { ...silent, name: fact("Theirs"), description: fact("Theirs") }
  expect(fillDetails(owned, said, none)).toEqual(owned)
})

test("only a Facebook address becomes the Facebook page", () => {
  const said = { ...silent, socials: [fact("https://instagram.com/x"), fact("https://fb.com/x")] }
  expect(fillDetails(begunDetails(), said, none).facebookPageUrl).toBe("https://fb.com/x")
})

test("a Facebook link counts with or without its scheme", () => {
  const said = { ...silent, socials: [fact("facebook.com/bloom")] }
  expect(fillDetails(begunDetails(), said, none).facebookPageUrl).toBe("https://facebook.com/bloom")
})

test("pictures and the website remember whose page they were on", () => {
  const at = (value: string, source: "facebook" | "listing" | "jsonld") => ({ value, source, confidence: 0.9 })
  const said = {
    ...silent,
    websiteUrl: at("https://bloom.example", "listing"),
    imageUrls: [at("https://a.example/1.jpg", "facebook"), at("https://b.example/2.jpg", "jsonld")],
  }
  const filled = fillDetails(begunDetails(), said, none)
  expect(filled.pictures?.map(({ source }) => source)).toEqual(["facebook", "website"])
  expect(filled.sources).toEqual({ websiteUrl: "listing", pictures: "facebook" })
})

test("a new reading starts from the owner's words alone", () => {
  const read = begunDetails({
    name: "Mine",
    tagline: "Theirs",
    sources: { name: "owner", tagline: "meta" },
    suggestedServices: ["x"],
  })
  expect(withoutReadings(read)).toEqual(begunDetails({ name: "Mine", sources: { name: "owner" } }))
})
