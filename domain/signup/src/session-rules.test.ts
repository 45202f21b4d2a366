import { promotedServices, servicesToPromote } from "@domain/campaigns"
import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { businessPhone, phoneVerification, provenPhone, withProvenPhone } from "./business-phone.ts"
import {
  LocalBusinessConfiguration,
  LocalBusinessSetup,
  localBusinessSetup,
  withConfiguration,
} from "./local-business.ts"

import { rememberedQuery, sessionFlavourOf } from "./session-flavour.ts"
import { begunSession } from "./testing/index.ts"

test("ads speak of the chosen services, else of all, once each", () => {
  const services = ["Bread", " Cakes ", "Bread", " "]
  expect(servicesToPromote(begunSession({ business: { services } }))).toEqual(["Bread", "Cakes"])
  expect(servicesToPromote(begunSession({ business: { services }, creative: { promoteServices: ["Cakes"] } }))).toEqual(
    ["Cakes"],
  )
  expect(servicesToPromote(begunSession({ business: { services }, creative: { promoteServices: [" "] } }))).toEqual([
    "Bread",
    "Cakes",
  ])
  expect(servicesToPromote(begunSession({}))).toEqual([])
})

test("at least one service is promoted", () => {
  expect(promotedServices(begunSession({ business: { services: ["Bread"] } }))).toEqual(Result.succeed(["Bread"]))
  expect(promotedServices(begunSession({}))).toEqual(Result.fail({ key: "validation.serviceRequired" }))
})

test("a phone is required, optional or never stored, by its requirement", () => {
  const number = "98765 43210"
  expect(businessPhone("required", number, "IN")).toEqual(Result.succeed("+919876543210"))
  expect(businessPhone("required", " ", "IN")).toEqual(Result.fail({ key: "validation.phoneRequired" }))
  expect(businessPhone("optional", " ", "IN")).toEqual(Result.succeed(undefined))
  expect(businessPhone("optional", "12", "IN")).toEqual(Result.fail({ key: "validation.phoneInvalid" }))
  expect(businessPhone("optional", number, "IN")).toEqual(Result.succeed("+919876543210"))
  expect(businessPhone("disabled", number, "IN")).toEqual(Result.succeed(undefined))
})

test("a phone is missing, unverified or verified", () => {
  expect(phoneVerification(begunSession({ phoneVerified: true }))).toBe("missing")
  expect(phoneVerification(begunSession({ business: { phone: "+91" }, phoneVerified: false }))).toBe("unverified")
  expect(phoneVerification(begunSession({ ownerPhone: "+91", phoneVerified: true }))).toBe("verified")
})

test("the configuration overrides what was stored, and what it does not say stays", () => {
  const stored = begunSession({
    business: { websiteUrl: "https://old.example", facebookPageUrl: "https://fb.com/old", name: "Rye" },
  })
  const configured = withConfiguration(stored, {
    websiteUrl: "New.example",
    facebookPageDetail: { id: "4001", link: "https://fb.com/new" },
    googlePlaceDetail: { link: "https://maps.example/rye" },
  })
  expect(configured).toMatchObject({
    business: {
      name: "Rye",
      websiteUrl: "https://new.example",
      facebookPageId: "4001",
      facebookPageUrl: "https://fb.com/new",
      googlePlaceUrl: "https://maps.example/rye",
    },
    sources: { websiteUrl: "owner", facebookPageId: "owner" },
  })
  expect(withConfiguration(stored, {})).toEqual(stored)
  expect(withConfiguration(stored, { facebookPageDetail: {}, googlePlaceDetail: {} })).toEqual(stored)
})

test("what a field does not take is not taken from the configuration either", () => {
  const stored = begunSession({ business: { websiteUrl: "https://old.example" } })
  expect(withConfiguration(stored, { websiteUrl: "nowhere", facebookPageDetail: { id: "x1" } })).toEqual(stored)
})

test("a local business needs name, outlet, category and flavour, all reported at once", () => {
  const session = begunSession({
    business: {
      name: "Rye",
      category: { slug: "bakery", name: "Bakery" },
      location: { area: "Hackney", city: "London" },
    },
  })
  const setup = Result.getOrThrow(localBusinessSetup(session))
  expect(setup).toEqual({ businessName: "Rye", outlet: "Hackney, London", category: "bakery", flavour: "default" })
  expect(Schema.decodeSync(LocalBusinessSetup)(Schema.encodeSync(LocalBusinessSetup)(setup))).toEqual(setup)
  expect(
    Result.getOrThrow(
      localBusinessSetup({ ...session, business: { ...session.business, location: { area: " ", city: "London" } } }),
    ).outlet,
  ).toBe("London")
  expect(Result.getOrThrow(Result.flip(localBusinessSetup(begunSession())))).toEqual({
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

test("a session stores the allowed parameters and the agent's name, trimmed and short", () => {
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

test("the address decides the journey, and the portal where it says nothing", () => {
  expect(sessionFlavourOf({})).toBe("default")
  for (const journey of ["default", "v2", "shortened", "autoGenerated"] as const)
    expect(sessionFlavourOf({}, { journey })).toBe(journey)
  expect(sessionFlavourOf({ agentid: "7" }, { journey: "v2" })).toBe("agent")
  expect(sessionFlavourOf({ normalFlow: "true" }, { journey: "v2" })).toBe("normalFlow")
  expect(sessionFlavourOf({ normalFlow: "false" }, { shortenFlow: true })).toBe("shortened")
  expect(sessionFlavourOf({ v2: "1", autoGenerated: "1" })).toBe("default")
})

test("a proved mobile is the owner's and leaves the business's phone as it is", () => {
  const proved = withProvenPhone(begunSession({ business: { phone: "+912261714400" } }), "+919876543210")
  expect([proved.business.phone, provenPhone(proved)]).toEqual(["+912261714400", "+919876543210"])
})

test("a business's phone is nobody's proven mobile", () => {
  expect(provenPhone(begunSession({ business: { phone: "+919876543210" }, phoneVerified: true }))).toBeUndefined()
})
