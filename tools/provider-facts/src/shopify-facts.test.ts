import { introspectionFromSchema, buildSchema } from "graphql"
import { expect, test } from "vitest"
import { shopifyFacts, type ShopifyIntrospection, shopifyTypes } from "./shopify-facts.ts"

const roots = ["shop", "webhookSubscriptions", "productVariants"]
const plain = ["Media", "DisplayableError", "Product", "WebhookSubscriptionInput"]

/** A shop's schema with every type that Marquee uses, most of them with a name alone. */
const whole = buildSchema(`
  schema { query: QueryRoot mutation: Mutation }
  enum WebhookSubscriptionTopic {
    "Occurs whenever a cart is made. Requires the \`read_orders\` scope."
    CARTS_CREATE
    "Requires at least one of the following scopes: read_inventory, read_products."
    STOCK_UPDATE
    SHOP_UPDATE
  }
  enum Colour { RED GREEN @deprecated(reason: "Use \`RED\` instead.") }
  scalar Secret
  type Hidden { secret: Secret }
  interface Media { name: String }
  interface DisplayableError { message: String! }
  input WebhookSubscriptionInput { topic: WebhookSubscriptionTopic old: String @deprecated(reason: "Gone.") }
  "What a shop sells."
  type Product { name: String @deprecated(reason: "Use \`title\` instead.") title(in: Colour): String hidden: Hidden }
  ${shopifyTypes
    .filter((name) => !plain.includes(name))
    .map((name) => `type ${name} ${name === "MediaImage" ? "implements Media" : ""} { name: String }`)
    .join("\n")}
  type QueryRoot {
    ${roots.map((name) => `${name}(name: String): Shop`).join(" ")}
    product(
      """
      A filter.
      | name | type |
      | ---- | ---- |
      | default | string |
      | tag | string |
      | price | id |
      """
      query: String
    ): Product
    hidden: Hidden
  }
  type Mutation { webhookSubscriptionCreate(input: WebhookSubscriptionInput): Shop hide: Hidden }
`)

const introspection = (change: (text: string) => string = (text) => text): ShopifyIntrospection => {
  const text = JSON.stringify(introspectionFromSchema(whole, { inputValueDeprecation: true }))
  return JSON.parse(
    change(
      text.replace(
        '"name":"Product",',
        '"name":"Product","requiredAccess":"`read_products` access scope or `read_all`.",',
      ),
    ),
  )
}

test("a schema becomes the types, arguments and values of what Marquee calls", () => {
  const { schema } = shopifyFacts(introspection())
  const text = schema.join("\n")
  expect(text).toContain("type Product {\n  name: String @deprecated\n  title(in: Colour): String\n}")
  expect(text).toContain("enum Colour { GREEN @deprecated RED }")
  expect(text).toContain("type MediaImage implements Media {")
  expect(text).toContain("  old: String @deprecated\n")
  expect(text).not.toMatch(/hid|secret|instead|sells/iu)
  expect(() => buildSchema(text)).not.toThrow()
})

test("any of a type's or a topic's scopes is enough", () => {
  const { scopes, topicScopes } = shopifyFacts(introspection())
  expect(scopes).toEqual({ Product: "read_products read_all" })
  expect(topicScopes).toEqual({ CARTS_CREATE: "read_orders", STOCK_UPDATE: "read_inventory read_products" })
})

test("a search's filters are the names of its table", () => {
  expect(shopifyFacts(introspection()).filters).toEqual({ product: "tag price" })
})

test("a type and a call that nothing describes are errors", () => {
  const without = (name: string) => () =>
    shopifyFacts(introspection((text) => text.replaceAll(`"name":"${name}"`, '"name":"Other"')))
  expect(without("InventoryItem")).toThrow("Nothing describes InventoryItem")
  expect(without("productVariants")).toThrow("Nothing describes productVariants")
})
