import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { businessPhone, phoneStillVerified, phoneVerification, provenPhone, withProvenPhone } from "./business-phone.ts"
import { FranchiseStore, withShares } from "./franchise-store.ts"
import {
  LocalBusinessConfiguration,
  LocalBusinessSetup,
  localBusinessSetup,
  withConfiguration,
} from "./local-business.ts"
import { locationQuery, locationSearchDefaults, wholeLocationSearch } from "./location-search.ts"
import { promotedServices, servicesToPromote } from "./promoted-services.ts"
import { rememberedQuery, sessionFlavourOf } from "./session-flavour.ts"
import { begunDetails } from "./testing/index.ts"

test("places are searched by types 4, 5 and 20, twenty of them, in both regions, unless told", () => {
  expect(wholeLocationSearch({ keyword: " Pune " })).toEqual({
    keyword: "Pune",
    kinds: ["State", "City", "PostalCode"],
    countryCodes: ["IN", "GB"],
    limit: 20,
  })
  expect(locationSearchDefaults.geoKind).toBe("City")
  expect(wholeLocationSearch({ keyword: "x", kinds: ["City"], countryCodes: ["gb"], limit: 5 })).toEqual({
    keyword: "x",
    kinds: ["City"],
    countryCodes: ["GB"],
    limit: 5,
  })
})

test("a search answers at least one place and at most fifty", () => {
  const limit = (asked: number) => wholeLocationSearch({ keyword: "x", limit: asked }).limit
  expect([limit(0), limit(1), limit(50), limit(51)]).toEqual([1, 1, 50, 50])
})

test("ads speak of the chosen services, else of all, once each", () => {
  const services = ["Bread", " Cakes ", "Bread", " "]
  expect(servicesToPromote({ services })).toEqual(["Bread", "Cakes"])
  expect(servicesToPromote({ services, promoteServices: ["Cakes"] })).toEqual(["Cakes"])
  expect(servicesToPromote({ services, promoteServices: [" "] })).toEqual(["Bread", "Cakes"])
  expect(servicesToPromote({})).toEqual([])
})

test("at least one service is promoted", () => {
  expect(promotedServices({ services: ["Bread"] })).toEqual(Result.succeed(["Bread"]))
  expect(promotedServices({})).toEqual(Result.fail({ key: "validation.serviceRequired" }))
})

test("a required phone must be given, an optional one may be left out, a disabled one is never kept", () => {
  const number = "98765 43210"
  expect(businessPhone("required", number, "IN")).toEqual(Result.succeed("+919876543210"))
  expect(businessPhone("required", " ", "IN")).toEqual(Result.fail({ key: "validation.phoneRequired" }))
  expect(businessPhone("optional", " ", "IN")).toEqual(Result.succeed(undefined))
  expect(businessPhone("optional", "12", "IN")).toEqual(Result.fail({ key: "validation.phoneInvalid" }))
  expect(businessPhone("optional", number, "IN")).toEqual(Result.succeed("+919876543210"))
  expect(businessPhone("disabled", number, "IN")).toEqual(Result.succeed(undefined))
})

test("a phone is missing, unverified or verified", () => {
  expect(phoneVerification({ phoneVerified: true })).toBe("missing")
  expect(phoneVerification({ phone: "+91", phoneVerified: false })).toBe("unverified")
  expect(phoneVerification({ phone: "+91", phoneVerified: true })).toBe("verified")
})

test("the configuration overrides what was stored, and what it does not say stays", () => {
  const stored = begunDetails({ websiteUrl: "https://old.example", facebookPageUrl: "https://fb.com/old", name: "Rye" })
  const configured = withConfiguration(stored, {
    websiteUrl: "New.example",
    facebookPageDetail: { id: "4001", link: "https://fb.com/new" },
    googlePlaceDetail: { link: "https://maps.example/rye" },
  })
  expect(configured).toMatchObject({
    name: "Rye",
    websiteUrl: "https://new.example",
    facebookPageId: "4001",
    facebookPageUrl: "https://fb.com/new",
    googlePlaceUrl: "https://maps.example/rye",
    sources: { websiteUrl: "owner", facebookPageId: "owner" },
  })
  expect(withConfiguration(stored, {})).toEqual(stored)
  expect(withConfiguration(stored, { facebookPageDetail: {}, googlePlaceDetail: {} })).toEqual(stored)
})

test("what a field does not take is not taken from the configuration either", () => {
  const stored = begunDetails({ websiteUrl: "https://old.example" })
  expect(withConfiguration(stored, { websiteUrl: "nowhere", facebookPageDetail: { id: "x1" } })).toEqual(stored)
})

test("a local business is set up with its name, outlet, category and flavour, and all that lacks is told", () => {
  const details = begunDetails({
    name: "Rye",
    category: { slug: "bakery", name: "Bakery" },
    location: { area: "Hackney", city: "London" },
  })
  const setup = Result.getOrThrow(localBusinessSetup(details))
  expect(setup).toEqual({ businessName: "Rye", outlet: "Hackney, London", category: "bakery", flavour: "default" })
  expect(Schema.decodeSync(LocalBusinessSetup)(Schema.encodeSync(LocalBusinessSetup)(setup))).toEqual(setup)
  expect(Result.getOrThrow(localBusinessSetup({ ...details, location: { area: " ", city: "London" } })).outlet).toBe(
    "London",
  )
  expect(Result.getOrThrow(Result.flip(localBusinessSetup(begunDetails())))).toEqual({
    businessName: { key: "validation.required" },
    outlet: { key: "validation.cityRequired" },
    category: { key: "validation.required" },
  })
})

test("a configuration encodes and decodes to itself", () => {
  const configuration: LocalBusinessConfiguration = {
    websiteUrl: "https://a.example",
    facebookPageDetail: { id: "1", name: "Rye", link: "https://fb.com/rye" },
    googlePlaceDetail: { placeId: "p", name: "Rye", link: "https://maps.example" },
  }
  const sent = Schema.encodeSync(LocalBusinessConfiguration)(configuration)
  expect(Schema.decodeSync(LocalBusinessConfiguration)(sent)).toEqual(configuration)
})

test("a franchise's stores share a total in proportion to their costs, none below the minimum", () => {
  const stores = [
    { id: "leeds", cost: 100_00, costToBeSpent: 0 },
    { id: "york", cost: 300_00, costToBeSpent: 0 },
  ]
  expect(Result.getOrThrow(withShares(stores, 140_00, 20_00))).toEqual([
    { id: "leeds", cost: 100_00, costToBeSpent: 45_00 },
    { id: "york", cost: 300_00, costToBeSpent: 95_00 },
  ])
  expect(Result.getOrThrow(Result.flip(withShares(stores, 39_99, 20_00)))).toMatchObject({
    _tag: "StoreBudgetInsufficient",
    needed: 40_00,
  })
  expect(Schema.is(FranchiseStore)(stores[0])).toBe(true)
})

test("a session remembers the kept parameters and the agent's name, trimmed and none of them long", () => {
  expect(
    rememberedQuery({
      agentid: " 7 ",
      agentname: "Asha",
      refcode: "",
      utm: "x",
      website: "x".repeat(201),
      code: "x".repeat(200),
    }),
  ).toEqual({ agentid: "7", agentname: "Asha", code: "x".repeat(200) })
})

test("the address decides the journey", () => {
  expect(sessionFlavourOf({}, false)).toBe("default")
  expect(sessionFlavourOf({ agentid: "7" }, false)).toBe("agent")
  expect(sessionFlavourOf({ normalFlow: "true" }, false)).toBe("normalFlow")
  expect(sessionFlavourOf({ normalFlow: "false", autoGenerated: "1" }, false)).toBe("autoGenerated")
  expect(sessionFlavourOf({ autoGenerated: "" }, true)).toBe("shortened")
  expect(sessionFlavourOf({ v2: "1" }, false)).toBe("v2")
})

test("a proved mobile is the owner's, and another phone of the business leaves the proof", () => {
  const proved = withProvenPhone(begunDetails({ phone: "+912261714400" }), "+919876543210")
  expect([proved.phone, provenPhone(proved)]).toEqual(["+912261714400", "+919876543210"])
  expect(phoneStillVerified(proved, { ...proved, phone: "+912261714401" }).phoneVerified).toBe(true)
})

test("a draft of before had one phone for owner and business", () => {
  expect(provenPhone({ phone: "+919876543210", phoneVerified: true })).toBe("+919876543210")
  expect(provenPhone({ phone: "+919876543210", phoneVerified: false })).toBeUndefined()
})

test("the query for places has types 4, 5 and 20 and twenty places by default", () => {
  expect(locationQuery({ keyword: " Pune " }, true)).toEqual({
    keyword: "Pune",
    types: "4,5,20",
    hasGoogleCode: "true",
    countryCodes: "IN,GB",
    limit: "20",
  })
  expect(locationQuery({ keyword: "Leeds", kinds: ["City"], countryCodes: ["gb"], limit: 1 }, false)).toEqual({
    keyword: "Leeds",
    types: "5",
    hasGoogleCode: "false",
    countryCodes: "GB",
    limit: "1",
  })
})
