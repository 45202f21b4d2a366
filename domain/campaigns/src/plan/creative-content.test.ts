import { Schema } from "effect"
import { expect, test } from "vitest"
import { CreativeContent, drawCreative } from "@domain/creatives"
import { businessFactsOf, creativeContentOf } from "./creative-content.ts"
import { emptyPlan } from "../testing/index.ts"

const isContent = Schema.is(CreativeContent)

test("an empty draft can be drawn", () => {
  const content = creativeContentOf(emptyPlan({ region: "IN" }))
  expect(isContent(content)).toBe(true)
  expect(drawCreative(content)).toContain("<svg")
})

test("the draft's own texts, picture and colours win over what was found", () => {
  const content = creativeContentOf(
    emptyPlan({
      region: "IN",
      business: {
        name: "Bloom",
        colours: ["#111111"],
        pictures: [{ url: "https://a.example/found.jpg", source: "website" }],
        logoUrl: "/media/logo.png",
      },
      creative: {
        offerDetail: { type: "Percentage", value: 20 },
        creativeDetail: {
          selectedTemplateId: "coupon",
          palette: ["#aa0000"],
          picture: { url: "/media/chosen.png", source: "upload" },
          adDetail: {
            headline: "Mine",
            description: "Words",
            primaryText: "Text",
            callToAction: "CallNow",
            origin: "edited",
            accepted: false,
          },
        },
      },
    }),
  )
  expect(content).toMatchObject({
    templateId: "coupon",
    headline: "Mine",
    photo: "/media/chosen.png",
    logo: "/media/logo.png",
    palette: { primary: "#aa0000", secondary: "#111111" },
  })
  expect(content.offerText).toContain("20")
})

test("colours and pictures that cannot be drawn are left out", () => {
  const content = creativeContentOf(
    emptyPlan({
      region: "GB",
      business: {
        colours: ["red", "#12345678", "#00ff00"],
        logoUrl: "javascript:alert(1)",
        pictures: [{ url: "ftp://a.example/b.png", source: "website" }],
      },
    }),
  )
  expect(content.palette).toEqual({ primary: "#00ff00" })
  expect([content.photo, content.logo]).toEqual([undefined, undefined])
})

test("Hebrew and Arabic are drawn from right to left", () => {
  const directions = ["he", "ar", "hi", "en"].map(
    (language) => creativeContentOf(emptyPlan({ region: "IN" }), language).direction,
  )
  expect(directions).toEqual(["rtl", "rtl", "ltr", "ltr"])
})

test("texts speak of the promoted services, else of all", () => {
  const services = ["Bread", "Cakes"]
  expect(
    businessFactsOf(emptyPlan({ region: "IN", business: { services }, creative: { promoteServices: ["Cakes"] } }))
      .services,
  ).toEqual(["Cakes"])
  expect(
    businessFactsOf(emptyPlan({ region: "IN", business: { services }, creative: { promoteServices: [] } })).services,
  ).toEqual(services)
})

test("only what a session states becomes a fact", () => {
  expect(businessFactsOf(emptyPlan({ region: "IN" }))).toEqual({ name: "", services: [], currencySymbol: "₹" })
  const stated = emptyPlan({
    region: "GB",
    business: {
      name: "Rye",
      category: { slug: "bakery", name: "Bakery" },
      location: { city: "York" },
    },
    creative: { offerDetail: { type: "FreeDelivery" } },
  })
  expect(businessFactsOf(stated)).toEqual({
    name: "Rye",
    services: [],
    currencySymbol: "£",
    category: "Bakery",
    city: "York",
    offer: { type: "FreeDelivery" },
    categorySlug: "bakery",
  })
})

test("a creative is painted in at most three colours, each once", () => {
  const { palette } = creativeContentOf(
    emptyPlan({
      region: "IN",
      creative: { creativeDetail: { palette: ["#111111", "#222222"] } },
      business: { colours: ["#111111", "#333333", "#444444"] },
    }),
  )
  expect(palette).toEqual({ primary: "#111111", secondary: "#222222", accent: "#333333" })
})

test("a draft without name, offer, phone or language has none in its picture", () => {
  const content = creativeContentOf(emptyPlan({ region: "IN" }))
  expect(content).toMatchObject({ businessName: "", direction: "ltr", palette: { primary: "#2f4858" } })
  for (const part of ["photo", "logo", "offerText"]) expect(content).not.toHaveProperty(part)
  expect(content.headline).toBe(creativeContentOf(emptyPlan({ region: "IN" }), "en").headline)
  const facts = businessFactsOf(emptyPlan({ region: "IN" }))
  expect(Object.keys(facts).toSorted()).toEqual(["currencySymbol", "name", "services"])
})
