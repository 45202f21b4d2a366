import { execute, GraphQLError, parse, validate } from "graphql"
import type { Context } from "../core/context.ts"
import { asObject, asText, type JsonObject } from "../core/json.ts"
import { shopifyCost } from "./shopify-cost.ts"
import { closedField, type ShopifyDescription, shopifyDescription } from "./shopify-schema.ts"
import { leakyBucket } from "./shop-http.ts"
import { type DemoShop, pictureOf, productsNow, type ShopProduct, type ShopVariant } from "./shops.ts"

/** Points of a shop on Shopify Plus, and how many of them come back each second; a single query may cost the last. */
const points = { bucket: 20_000, restored: 1_000, single: 1_000 } as const

interface Page {
  readonly first?: number | null
  readonly after?: string | null
}

const cursorOf = (id: number): string => Buffer.from(String(id)).toString("base64url")

/** A page of things in the order of their ids, as a connection. */
const pageOf = <A>(all: readonly A[], idOf: (one: A) => number, nodeOf: (one: A) => object, { first, after }: Page) => {
  if (typeof first !== "number") throw new GraphQLError("you must provide one of first or last")
  if (first < 0 || first > 250) throw new GraphQLError("first must be at most 250")
  const from = typeof after === "string" ? Number(Buffer.from(after, "base64url").toString()) : 0
  const rest = all.filter((one) => idOf(one) > from)
  const shown = rest.slice(0, first)
  const last = shown.at(-1)
  return {
    nodes: shown.map(nodeOf),
    pageInfo: { hasNextPage: rest.length > shown.length, endCursor: last === undefined ? null : cursorOf(idOf(last)) },
  }
}

const gid = (kind: string, id: number): string => `gid://shopify/${kind}/${id}`

const topicOf = (topic: string): string => topic.toUpperCase().replace("/", "_")

/** What a shop answers to each field, as its owner has left it. */
const answersOf = (
  context: Context,
  shop: DemoShop,
  { topicScopes }: ShopifyDescription,
  granted: readonly string[],
) => {
  const { shops } = context.state
  const mediaOf = (product: ShopProduct) => ({
    __typename: "MediaImage",
    preview: { image: { url: pictureOf(context, product) } },
  })
  const variantNode = (product: ShopProduct) => (variant: ShopVariant) => ({
    id: gid("ProductVariant", variant.id),
    legacyResourceId: String(variant.id),
    title: variant.option ?? "Default Title",
    sku: variant.sku,
    price: variant.price,
    compareAtPrice: variant.before,
    barcode: null,
    inventoryPolicy: "DENY",
    inventoryQuantity: variant.stock,
    inventoryItem: { tracked: true },
    // A choice is shown by its product's own picture.
    media: (page: Page) =>
      pageOf(
        variant.option === null ? [] : [product],
        ({ id }) => id,
        () => mediaOf(product),
        page,
      ),
    product: () => productNode(product),
  })
  const productNode = (product: ShopProduct): object => ({
    id: gid("Product", product.id),
    legacyResourceId: String(product.id),
    title: product.title,
    handle: product.handle,
    status: "ACTIVE",
    descriptionHtml: `<p>${product.text}</p>`,
    vendor: product.brand,
    productType: product.kind,
    featuredMedia: mediaOf(product),
    variants: (page: Page) => pageOf(product.variants, ({ id }) => id, variantNode(product), page),
  })
  const products = () => productsNow(context, "shopify", shop)
  const watchers = () => shops.watchers.filter((one) => one.system === "shopify" && one.shop === shop.name)
  return {
    shop: {
      name: shop.title,
      email: shop.email,
      currencyCode: shop.currency,
      ianaTimezone: shop.timeZone,
      primaryDomain: { host: `${shop.name}.example`, url: `https://${shop.name}.example` },
    },
    product: ({ id }: { readonly id: string }) => {
      const product = products().find((one) => gid("Product", one.id) === id)
      return product === undefined ? null : productNode(product)
    },
    productVariants: (page: Page) => {
      const all = products().flatMap((product) => product.variants.map((variant) => ({ product, variant })))
      return pageOf(
        all,
        ({ variant }) => variant.id,
        ({ product, variant }) => variantNode(product)(variant),
        page,
      )
    },
    webhookSubscriptions: (page: Page) =>
      pageOf(
        watchers(),
        ({ id }) => id,
        ({ id, topic, address }) => ({ id: gid("WebhookSubscription", id), topic: topicOf(topic), uri: address }),
        page,
      ),
    webhookSubscriptionCreate: (asked: {
      readonly topic: string
      readonly webhookSubscription: { readonly uri?: string }
    }) => {
      const { uri = "" } = asked.webhookSubscription
      const refused = (message: string, field = ["webhookSubscription", "uri"]) => ({
        userErrors: [{ field, message }],
        webhookSubscription: null,
      })
      const needs = topicScopes.get(asked.topic) ?? []
      if (needs.length > 0 && !needs.some((one) => granted.includes(one)))
        return refused("You cannot create a webhook subscription with the specified topic", ["topic"])
      if (!URL.canParse(uri)) return refused("Address is invalid")
      if (watchers().some(({ topic, address }) => topicOf(topic) === asked.topic && address === uri))
        return refused("Address for this topic has already been taken")
      const id = 1 + Math.max(0, ...shops.watchers.map((one) => one.id))
      const topic = asked.topic.toLowerCase().replace("_", "/")
      shops.watchers.push({ id, system: "shopify", shop: shop.name, topic, address: uri, secret: "" })
      context.save()
      const made = { id: gid("WebhookSubscription", id), topic: asked.topic, uri }
      return { userErrors: [], webhookSubscription: made }
    },
  }
}

const failed = (code: string, message: string, extensions: JsonObject = {}): JsonObject => ({
  errors: [{ message, extensions: { code } }],
  extensions,
})

const costs = (requestedQueryCost: number, actualQueryCost: number | null, currentlyAvailable: number): JsonObject => ({
  cost: {
    requestedQueryCost,
    actualQueryCost,
    throttleStatus: { maximumAvailable: points.bucket, currentlyAvailable, restoreRate: points.restored },
  },
})

/** What a shop says that is asked for more than it has points. */
export const shopifyThrottled: JsonObject = failed("THROTTLED", "Throttled", costs(700, null, 400))

/** Answers GraphQL as a shop of Shopify does: with status 200 whatever becomes of it, and with what it cost. */
export const shopifyGraphql = (context: Context) => {
  const spend = leakyBucket(points.bucket, points.restored, Date.now)
  return async (shop: DemoShop, version: string, granted: readonly string[], sent: unknown): Promise<unknown> => {
    const description = shopifyDescription(version)
    const { schema } = description
    const body = asObject(sent as JsonObject)
    const variables = asObject(body["variables"])
    let document
    try {
      document = parse(asText(body["query"]) ?? "")
    } catch (cause) {
      return { errors: [{ message: cause instanceof Error ? cause.message : "Parse error" }] }
    }
    const errors = validate(schema, document)
    if (errors.length > 0) return { errors: errors.map(({ message }) => ({ message })) }
    const closed = closedField(description, document, granted)
    if (closed !== undefined) {
      const access = closed.needs.map((one) => `\`${one}\` access scope`).join(" or ")
      return failed("ACCESS_DENIED", `Access denied for ${closed.field} field. Required access: ${access}.`)
    }
    const cost = shopifyCost(schema, document, variables)
    if (cost > points.single)
      return failed("MAX_COST_EXCEEDED", `Query cost is ${cost}, which exceeds the single query max`)
    const { level, isFull } = spend(shop.name, cost)
    const left = points.bucket - level
    if (isFull) return failed("THROTTLED", "Throttled", costs(cost, null, left))
    const answer = await execute({
      schema,
      document,
      rootValue: answersOf(context, shop, description, granted),
      variableValues: variables,
    })
    return { ...answer, extensions: costs(cost, cost, left) }
  }
}
