import { expect, test } from "vitest"
import { productTotalsOf } from "../product-metrics.ts"
import type { ProductCard } from "./product-card.ts"
import { chosenProducts } from "./product-choice.ts"
import type { GroupedProduct } from "./product-group.ts"
import { hasProblem, isRepriced, productAlerts } from "./product-problem.ts"

const product = (productId: string, card?: ProductCard, group: GroupedProduct["group"] = "Steady"): GroupedProduct => ({
  productId,
  group,
  totals: productTotalsOf([]),
  ...(card !== undefined && { card }),
})
const refusals = [{ fault: "Policy", words: "Restricted goods" }] as const
const price = { amount: 450_00, currency: "INR" } as const
const oldPrice = { price, networkPrice: { ...price, amount: 400_00 } }

const products = [
  product("refused", { refusals }, "Sleeping"),
  product("old", oldPrice),
  product("both", { ...oldPrice, refusals }),
  product("sold", { availability: "out_of_stock" }),
  product("asleep", { availability: "out_of_stock" }, "Sleeping"),
  product("out", { ...oldPrice, refusals, availability: "out_of_stock", isLeftOut: true }),
  product("gone"),
]

test("each problem counts its products and names some, without those that are left out", () => {
  expect(productAlerts(products, 1)).toEqual([
    { problem: "Refused", products: 2, productIds: ["refused"] },
    { problem: "Repriced", products: 2, productIds: ["old"] },
    { problem: "SoldOut", products: 1, productIds: ["sold"] },
  ])
  expect(productAlerts([product("gone"), product("well", { price, networkPrice: price })], 9)).toEqual([])
})

test("a choice of a problem shows the products that its alert counts", () => {
  for (const { problem, productIds } of productAlerts(products, 9)) {
    expect(chosenProducts(products, { problem }).map(({ productId }) => productId)).toEqual(productIds)
    expect(products.filter((one) => hasProblem(problem, one))).toHaveLength(productIds.length)
  }
})

test("another amount or currency at the network is another price, an unknown is none", () => {
  expect([oldPrice, { price, networkPrice: { ...price, currency: "USD" as const } }].map(isRepriced)).toEqual([
    true,
    true,
  ])
  expect([{ price }, { networkPrice: price }, { price, networkPrice: price }].map(isRepriced)).toEqual([
    false,
    false,
    false,
  ])
})
