import type { ShopItem } from "@domain/businesses"
import * as fc from "fast-check"

const price = (least: number) =>
  fc.record({ amount: fc.integer({ min: least, max: 900_000 }), currency: fc.constantFrom("INR", "INR", "INR", "USD") })

/** A product of a shop: usable or not, by chance. */
const anyShopItem: fc.Arbitrary<ShopItem> = fc
  .record({
    number: fc.nat(400),
    title: fc.constantFrom("Rye loaf", "Cardamom buns", "Cocaine cake", "Almond cookies", "  "),
    picture: fc.option(fc.nat(40), { nil: undefined, freq: 6 }),
    page: fc.constantFrom("page", "page", "page", "shared"),
    availability: fc.constantFrom("in_stock", "in_stock", "in_stock", "out_of_stock", "preorder"),
    price: price(0),
    sale: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    until: fc.option(fc.constantFrom(500, 2_000_000_000_000), { nil: undefined }),
    further: fc.nat(3),
    isDescribed: fc.boolean(),
    category: fc.option(fc.constantFrom("Bread", "Sweet", "Tools"), { nil: undefined }),
    group: fc.option(fc.nat(20), { nil: undefined, freq: 2 }),
  })
  .map(({ number, title, picture, page, availability, price: { amount, currency }, sale, until, ...facts }) => ({
    id: `SKU-${number}`,
    title,
    description: facts.isDescribed ? "Baked this morning." : title,
    link: page === "shared" ? "https://rye.example/all" : `https://rye.example/p/${number}`,
    imageLink: picture === undefined ? "no picture" : `https://rye.example/i/${picture}.jpg`,
    availability,
    condition: "new",
    price: { amount, currency },
    ...(sale !== undefined && {
      salePrice: { amount: Math.floor((amount * sale) / 100), currency },
      ...(until !== undefined && { saleDates: { from: 0, until } }),
    }),
    ...(facts.further > 0 && {
      additionalImageLinks: Array.from(
        { length: facts.further },
        (_, at) => `https://rye.example/i/${number}-${at}.jpg`,
      ),
    }),
    ...(facts.category !== undefined && { category: facts.category }),
    ...(facts.group !== undefined && { groupId: `group-${facts.group}` }),
  }))

/** The products of a shop, each with a code of its own. */
export const anyShopItems = fc.uniqueArray(anyShopItem, { selector: ({ id }) => id, maxLength: 40 })

/** A loaf that an ad may show, with other facts. */
export const sampleShopItem = (id: string, facts: Partial<ShopItem> = {}): ShopItem => ({
  id,
  title: `Loaf ${id}`,
  description: `Loaf ${id}`,
  link: `https://rye.example/p/${id}`,
  imageLink: `https://rye.example/i/${id}.jpg`,
  availability: "in_stock",
  condition: "new",
  price: { amount: 40_000, currency: "INR" },
  ...facts,
})
