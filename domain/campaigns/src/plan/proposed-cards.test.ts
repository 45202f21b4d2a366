import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import { cardOfProduct, proposedCards } from "./proposed-cards.ts"

const pictures = ["/a.png", "/b.png"].map((url) => ({ url, source: "upload" as const }))
const rye = emptyPlan({
  business: { name: "Rye", services: ["rye bread", "Challah", "Buns", "Cakes"], pictures, location: { city: "Pune" } },
})

test("a business is offered a card for each service, over its pictures in turn", () => {
  expect(proposedCards(rye)).toEqual([
    { picture: pictures[0], headline: "Rye bread", description: "In Pune" },
    { picture: pictures[1], headline: "Challah", description: "In Pune" },
    { picture: pictures[0], headline: "Buns", description: "In Pune" },
  ])
})

test("the offer stands below each headline, and the chosen picture comes first", () => {
  const creative = {
    offerDetail: { type: "Percentage", value: 20 } as const,
    creativeDetail: { picture: { url: "/c.png", source: "stock" } as const },
  }
  const [first, second] = proposedCards({ ...rye, creative })
  expect([first?.picture.url, first?.description, second?.picture.url]).toEqual(["/c.png", "20% off", "/a.png"])
})

test("Hebrew cards say nothing in another alphabet", () => {
  const business = {
    ...rye.business,
    adLanguage: "he",
    services: ["Rye", "חלות", "לחמניות"],
    location: { city: "חיפה" },
  }
  expect(proposedCards({ ...rye, business }).map(({ headline, description }) => [headline, description])).toEqual([
    ["חלות", "בחיפה"],
    ["לחמניות", "בחיפה"],
  ])
})

test("suggested headlines join too few services, and no pictures make no cards", () => {
  const one = proposedCards({ ...rye, business: { ...rye.business, services: ["Bread"] } })
  expect(one.length).toBeGreaterThan(1)
  expect(new Set(one.map(({ headline }) => headline)).size).toBe(one.length)
  expect(proposedCards({ ...rye, business: { ...rye.business, pictures: [] } })).toEqual([])
})

test("a product's card has its name, its price, its picture and its page", () => {
  const product = { title: "Rye loaf", link: "https://rye.example/loaf", imageLink: "https://rye.example/loaf.jpg" }
  expect(cardOfProduct({ ...product, price: { amount: 129_900, currency: "INR" } })).toEqual({
    picture: { url: product.imageLink, source: "website", alt: "Rye loaf" },
    headline: "Rye loaf",
    description: "₹1,299",
    link: product.link,
  })
  const long = cardOfProduct({
    ...product,
    title: "Sourdough loaf of rye with walnuts and dried figs",
    price: { amount: 1_250, currency: "SEK" },
  })
  expect([long.headline, long.description]).toEqual(["Sourdough loaf of rye with walnuts and…", "12.50 SEK"])
})
