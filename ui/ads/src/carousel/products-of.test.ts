import { expect, test } from "vitest"
import { productsOf } from "./products-of.ts"

const product = (id: string, fields: Readonly<Record<string, string>> = {}, isTaken = true) => ({
  row: 1,
  issues: [],
  isTaken,
  item: {
    id,
    title: `Loaf ${id}`,
    link: `https://rye.example/${id}`,
    image_link: `https://rye.example/${id}.jpg`,
    availability: "in stock",
    price: "12.50",
    ...fields,
  },
})
const sold = (productId: string) => ({ productId }) as Parameters<typeof productsOf>[1][number]
const facts = { currency: "ILS", now: 0 }

test("what sold best comes first, the others in the feed's order", () => {
  const items = [product("a"), product("b"), product("c")]
  expect(productsOf(items, [sold("c")], facts).map(({ title }) => title)).toEqual(["Loaf c", "Loaf a", "Loaf b"])
})

test("products that ads cannot show or that are sold out are left out", () => {
  const items = [product("a", {}, false), product("b", { availability: "out of stock" }), product("c", { price: "?" })]
  expect(productsOf(items, [], facts)).toEqual([])
})

test("a product has the price of now", () => {
  const [one] = productsOf([product("a", { sale_price: "9.90 ILS" })], [], facts)
  expect(one?.price).toEqual({ amount: 990, currency: "ILS" })
})
