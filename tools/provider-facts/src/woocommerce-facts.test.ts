import { expect, test } from "vitest"
import { wooFacts, type WooIndex } from "./woocommerce-facts.ts"

const routes = ["products", "products/(?P<id>[\\d]+)", "products/(?P<product_id>[\\d]+)/variations"]
  .concat(["settings/(?P<group_id>[\\w-]+)", "webhooks", "webhooks/(?P<id>[\\d]+)"])
  .map((route) => `/wc/v3/${route}`)

const listing = {
  methods: ["GET"],
  args: {
    orderby: { type: "string", enum: ["id", "date"] },
    include: { type: "array", items: { type: "integer" } },
    kinds: { type: "array", items: { type: "string", enum: ["red"] } },
    page: { type: "integer", minimum: 1 },
    size: { type: "integer", minimum: 1, maximum: 100, required: true },
  },
}
const changing = { methods: ["POST", "PUT"], args: {} }
const schema = {
  title: "product",
  properties: {
    id: { type: "integer" },
    amount: { type: ["integer", "null"] },
    state: { type: "string", enum: ["on", "off"] },
    pictures: { type: "array", items: { type: "object", properties: { src: { type: "string", enum: ["a"] } } } },
    size: { type: "object", properties: { height: { type: "string" } } },
  },
}
const index: WooIndex = {
  routes: Object.fromEntries(
    routes.map((route) => [route, { endpoints: [changing, { methods: ["DELETE"], args: {} }, listing], schema }]),
  ),
}

test("a call becomes its parameters by type, their values and bounds, and its item", () => {
  expect(wooFacts(index).calls["GET products"]).toEqual({
    required: "size",
    parameters: { integer: "page size", "list<integer>": "include", "list<string>": "kinds", string: "orderby" },
    enums: { kinds: "red", orderby: "id date" },
    ranges: { page: "1..", size: "1..100" },
    item: "product",
  })
  expect(wooFacts(index).calls["POST webhooks"]?.parameters).toEqual({})
})

test("an item becomes its fields by type, with the fields of objects inside it", () => {
  const { fields, enums } = wooFacts(index)
  expect(fields).toEqual({
    product: { integer: "id", "integer|null": "amount", "list<object>": "pictures", object: "size", string: "state" },
    "product.pictures": { string: "src" },
    "product.size": { string: "height" },
  })
  expect(enums).toEqual({ "product.pictures.src": "a", "product.state": "on off" })
})

test("a call that no route describes is an error", () => {
  const { [routes[0] ?? ""]: _left, ...others } = index.routes
  expect(() => wooFacts({ routes: others })).toThrow("Nothing describes GET products")
})
