import { buildSchema } from "graphql"

/** The part of the GraphQL Admin API that reads a catalogue and watches it, in Shopify's own names. */
export const shopifySchema = buildSchema(`
  scalar HTML
  scalar Money
  scalar UnsignedInt64
  scalar URL

  enum ProductStatus { ACTIVE ARCHIVED DRAFT UNLISTED }
  enum ProductVariantInventoryPolicy { CONTINUE DENY }
  enum WebhookSubscriptionFormat { JSON XML }
  enum WebhookSubscriptionTopic { APP_UNINSTALLED PRODUCTS_CREATE PRODUCTS_DELETE PRODUCTS_UPDATE }

  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Image { url: URL! }
  type MediaPreviewImage { image: Image }
  interface Media { preview: MediaPreviewImage }
  type MediaImage implements Media { preview: MediaPreviewImage }
  type InventoryItem { tracked: Boolean! }
  type Domain { host: String! url: URL! }

  type Shop {
    name: String!
    email: String!
    currencyCode: String!
    ianaTimezone: String!
    primaryDomain: Domain!
  }

  type Product {
    id: ID!
    legacyResourceId: UnsignedInt64!
    title: String!
    handle: String!
    status: ProductStatus!
    descriptionHtml: HTML!
    vendor: String!
    productType: String!
    featuredMedia: Media
    variants(first: Int, after: String): ProductVariantConnection!
  }

  type ProductVariant {
    id: ID!
    legacyResourceId: UnsignedInt64!
    title: String!
    sku: String
    price: Money!
    compareAtPrice: Money
    barcode: String
    inventoryPolicy: ProductVariantInventoryPolicy!
    inventoryQuantity: Int
    inventoryItem: InventoryItem!
    image: Image
    product: Product!
  }
  type ProductVariantConnection { nodes: [ProductVariant!]! pageInfo: PageInfo! }

  type WebhookSubscription { id: ID! topic: WebhookSubscriptionTopic! uri: String! }
  type WebhookSubscriptionConnection { nodes: [WebhookSubscription!]! pageInfo: PageInfo! }
  input WebhookSubscriptionInput { uri: String format: WebhookSubscriptionFormat }
  type UserError { field: [String!] message: String! }
  type WebhookSubscriptionCreatePayload { userErrors: [UserError!]! webhookSubscription: WebhookSubscription }

  type Query {
    shop: Shop!
    product(id: ID!): Product
    productVariants(first: Int, after: String, query: String): ProductVariantConnection!
    webhookSubscriptions(first: Int, after: String): WebhookSubscriptionConnection!
  }
  type Mutation {
    webhookSubscriptionCreate(
      topic: WebhookSubscriptionTopic!
      webhookSubscription: WebhookSubscriptionInput!
    ): WebhookSubscriptionCreatePayload
  }
`)
