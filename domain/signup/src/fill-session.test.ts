import { expect, test } from "vitest"
import type { ExtractedDetails } from "@domain/businesses"
import { fillSession, withoutReadings } from "./fill-session.ts"
import { begunSession } from "./testing/session.arbitrary.ts"

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
  expect(fillSession(begunSession(), silent, none)).toEqual(begunSession())
})

test("what is too long is shortened, what a field does not take is left out", () => {
  const said = { ...silent, name: fact("W".repeat(200)), phones: [fact("12")], logoUrl: fact("javascript:alert(1)") }
  const filled = fillSession(begunSession(), said, none)
  expect(filled.business.name).toHaveLength(25)
  expect([filled.business.phone, filled.business.logoUrl, filled.sources]).toEqual([
    undefined,
    undefined,
    { name: "text" },
  ])
})

test("the owner's words stay, also where the owner removed something", () => {
  const owned = begunSession({ business: { name: "Mine" }, sources: { name: "owner", tagline: "owner" } })
  const said = { ...silent, name: fact("Theirs"), description: fact("Theirs") }
  expect(fillSession(owned, said, none)).toEqual(owned)
})

test("only a Facebook address becomes the Facebook page", () => {
  const said = { ...silent, socials: [fact("no address"), fact("https://instagram.com/x"), fact("https://fb.com/x")] }
  expect(fillSession(begunSession(), said, none).business.facebookPageUrl).toBe("https://fb.com/x")
})

test("a Facebook link counts with or without its scheme", () => {
  const said = { ...silent, socials: [fact("facebook.com/bloom")] }
  expect(fillSession(begunSession(), said, none).business.facebookPageUrl).toBe("https://facebook.com/bloom")
})

test("pictures and the website remember whose page they were on", () => {
  const at = (value: string, source: "facebook" | "listing" | "jsonld") => ({ value, source, confidence: 0.9 })
  const said = {
    ...silent,
    websiteUrl: at("https://bloom.example", "listing"),
    imageUrls: [at("https://a.example/1.jpg", "facebook"), at("https://b.example/2.jpg", "jsonld")],
  }
  const filled = fillSession(begunSession(), said, none)
  expect(filled.business.pictures?.map(({ source }) => source)).toEqual(["facebook", "website"])
  expect(filled.sources).toEqual({ websiteUrl: "listing", pictures: "facebook" })
})

test("a new reading starts from the owner's words alone", () => {
  const read = begunSession({
    business: { name: "Mine", tagline: "Theirs" },
    sources: { name: "owner", tagline: "meta" },
    suggestedServices: ["x"],
  })
  expect(withoutReadings(read)).toEqual(begunSession({ business: { name: "Mine" }, sources: { name: "owner" } }))
})

const described: ExtractedDetails = {
  ...silent,
  name: fact(" Rye "),
  category: fact("bakery"),
  description: { value: "Fresh daily", source: "meta", confidence: 1 },
  phones: [fact("098765 43210"), fact("1")],
  emails: [fact("A@B.example")],
  services: [fact("x".repeat(90)), fact("Cakes")],
  colours: Array.from({ length: 9 }, (_, index) => fact(`#00000${index}`)),
  imageUrls: Array.from({ length: 13 }, (_, index) => fact(`https://a.example/${index}.png`)),
  logoUrl: fact("https://a.example/logo.png"),
  socials: [fact("https://www.facebook.com/rye")],
  address: {
    line1: { value: "1 High Street", source: "jsonld", confidence: 1 },
    area: fact("Hackney"),
    city: fact("London"),
    state: fact("England"),
    postcode: fact("E8 1AA"),
    country: fact("GB"),
  },
  latitude: { value: 51.5, source: "jsonld", confidence: 1 },
  longitude: { value: -0.1, source: "jsonld", confidence: 1 },
}
const bakery = { slug: "bakery", name: "Bakery" }
const advice = { categories: [{ slug: "cafe", name: "Café" }, bakery], services: ["Bread", "Cakes"] }

test("what a page says fills the draft, each value marked with where it was read", () => {
  const filled = fillSession(begunSession(), described, advice)
  expect(filled).toMatchObject({
    business: {
      name: "Rye",
      category: bakery,
      tagline: "Fresh daily",
      phone: "+919876543210",
      emailAddress: "a@b.example",
      logoUrl: "https://a.example/logo.png",
      facebookPageUrl: "https://www.facebook.com/rye",
      location: {
        addressLine: "1 High Street",
        area: "Hackney",
        city: "London",
        state: "England",
        postalCode: "E8 1AA",
        countryCode: "GB",
        latitude: 51.5,
        longitude: -0.1,
      },
    },
    sources: { tagline: "meta", location: "jsonld", name: "text" },
    suggestedCategories: advice.categories,
  })
})

test("of long lists the first are taken, of long words as much as fits", () => {
  const filled = fillSession(begunSession(), described, advice)
  expect([filled.business.colours?.length, filled.business.pictures?.length]).toEqual([8, 12])
  expect(filled.business.pictures?.[0]).toEqual({ url: "https://a.example/0.png", source: "website" })
  expect(filled.business.services?.map((service) => service.length)).toEqual([80, 5])
  expect(filled.suggestedServices).toEqual([filled.business.services?.[0], "Cakes", "Bread"])
})

test("a category that the catalogue does not know is not taken", () => {
  const filled = fillSession(begunSession(), { ...silent, category: fact("shipyard") }, advice)
  expect(filled.business.category).toBeUndefined()
  expect(fillSession(begunSession(), silent, advice).business.category).toBeUndefined()
})

test("a point on earth needs both its numbers, and alone says where the business is", () => {
  const at = (found: Partial<ExtractedDetails>) => fillSession(begunSession(), { ...silent, ...found }, none)
  const latitude = { value: 51.5, source: "jsonld" as const, confidence: 1 }
  expect(at({ latitude }).business.location).toEqual({})
  expect(at({ latitude, longitude: latitude })).toMatchObject({
    business: { location: { latitude: 51.5, longitude: 51.5 } },
    sources: { location: "jsonld" },
  })
})

test("an address that was read is cut to what its fields take", () => {
  const said = { ...silent, address: { line1: fact("a".repeat(900)), city: fact("Pune") } }
  const {
    business: { location },
  } = fillSession(begunSession(), said, none)
  expect([location?.addressLine?.length, location?.city]).toEqual([500, "Pune"])
})

test("several addresses that were read are offered until another reading finds one", () => {
  const several = fillSession(begunSession(), { ...silent, emails: ["a@b.example", "c@d.example"].map(fact) }, none)
  expect(several.foundContacts?.emailAddresses).toEqual(["a@b.example", "c@d.example"])
  const one = fillSession(several, { ...silent, emails: [fact("c@d.example")] }, none)
  expect("foundContacts" in one).toBe(false)
})

test("a picture of a listing remembers that it was there", () => {
  const picture = { value: "https://a.example/1.jpg", source: "listing" as const, confidence: 0.9 }
  expect(fillSession(begunSession(), { ...silent, imageUrls: [picture] }, none).business.pictures).toEqual([
    { url: "https://a.example/1.jpg", source: "listing" },
  ])
})

test("blanks around a description are not part of it", () => {
  expect(fillSession(begunSession(), { ...silent, description: fact("  Fresh ") }, none).business.tagline).toBe("Fresh")
})

test("call hours are those of the surest source, and the owner's stay", () => {
  const at = (value: string, source: "jsonld" | "listing") => ({ value, source, confidence: 0.9 })
  const said = { ...silent, openingHours: [at("Mo 09:00-17:00", "jsonld"), at("Tu 09:00-17:00", "listing")] }
  const filled = fillSession(begunSession(), said, none)
  expect(filled.creative.callHours).toEqual([{ weekday: 1, from: 540, to: 1_020 }])
  expect(filled.sources).toEqual({ callHours: "jsonld" })
  const anyTime = begunSession({ sources: { callHours: "owner" } })
  expect(fillSession(anyTime, said, none)).toEqual(anyTime)
  expect(fillSession(begunSession(), { ...silent, openingHours: [fact("By appointment")] }, none).sources).toEqual({})
})

test("a website's pages and claims fill the draft, and its hours claim too", () => {
  const menu = { text: "Menu", url: "https://rye.example/menu" }
  const said: ExtractedDetails = {
    ...silent,
    pages: [{ value: menu, source: "link", confidence: 0.8 }],
    claims: [{ value: { kind: "freeDelivery" }, source: "text", confidence: 0.7 }],
    openingHours: [fact("Mon-Sun 9am - 6pm")],
  }
  const filled = fillSession(begunSession(), said, none)
  expect(filled.business.websitePages).toEqual([menu])
  expect(filled.business.websiteClaims).toEqual([{ kind: "freeDelivery" }, { kind: "openSevenDays" }])
  expect(filled.sources).toMatchObject({ websitePages: "link", websiteClaims: "text" })
  expect(withoutReadings(filled).business).not.toHaveProperty("websitePages")
})
