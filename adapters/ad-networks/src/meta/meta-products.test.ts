import { expect, test } from "vitest"
import { itemOf } from "./meta-products.ts"

const loaf = {
  id: "SKU-1",
  title: "Rye loaf",
  description: "Sour.",
  condition: "new",
  availability: "in_stock",
  link: "https://rye.example/p/1",
  imageLink: "https://rye.example/p/1.jpg",
  price: { amount: 450_00, currency: "INR" },
}

test("a product carries its further pictures and the dates of its sale", () => {
  const pictures = ["https://rye.example/p/2.jpg", "https://rye.example/p/3.jpg"]
  const saleDates = { from: Date.parse("2026-11-01T00:00+05:30"), until: Date.parse("2026-11-30T23:59+05:30") }
  const sale = { salePrice: { amount: 399_00, currency: "INR" }, saleDates }
  expect(itemOf({ ...loaf, ...sale, additionalImageLinks: pictures })).toEqual({
    id: "SKU-1",
    title: "Rye loaf",
    description: "Sour.",
    condition: "new",
    availability: "in stock",
    link: "https://rye.example/p/1",
    image_link: "https://rye.example/p/1.jpg",
    price: "450.00 INR",
    additional_image_link: pictures,
    sale_price: "399.00 INR",
    sale_price_effective_date: "2026-10-31T18:30+00:00/2026-11-30T18:29+00:00",
  })
})

test("a product without them carries neither", () => {
  expect(Object.keys(itemOf(loaf))).not.toContain("additional_image_link")
  expect(Object.keys(itemOf(loaf))).not.toContain("sale_price_effective_date")
})
