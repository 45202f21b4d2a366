/** The scope that the app asks for. */
export const shopifyScope = "read_products"

/** What a shop is asked to tell of. */
export const shopifyTopics = ["PRODUCTS_CREATE", "PRODUCTS_UPDATE", "PRODUCTS_DELETE", "APP_UNINSTALLED"] as const

const product = `
  legacyResourceId
  title
  handle
  status
  descriptionHtml
  vendor
  productType
  featuredMedia { preview { image { url } } }
`

// Its own picture is the first of its media: `image` is deprecated in every version that is answered.
const variant = `
  legacyResourceId
  title
  sku
  price
  compareAtPrice
  barcode
  inventoryPolicy
  inventoryQuantity
  inventoryItem { tracked }
  media(first: 1) { nodes { preview { image { url } } } }
`

/** What a shop is called, and in what it counts. */
export const shopQuery = `query { shop { name email currencyCode ianaTimezone primaryDomain { url } } }`

/** A page of all variants that are sold, each with its product: what one page costs does not grow with a product's variants. */
export const variantsQuery = `query ($first: Int!, $after: String) {
  productVariants(first: $first, after: $after, query: "product_status:active") {
    nodes { ${variant} product { ${product} } }
    pageInfo { hasNextPage endCursor }
  }
}`

/** One product as it is now, with a page of its variants; a search would lag behind what was just changed. */
export const productQuery = `query ($id: ID!, $first: Int!, $after: String) {
  product(id: $id) {
    ${product}
    variants(first: $first, after: $after) {
      nodes { ${variant} }
      pageInfo { hasNextPage endCursor }
    }
  }
}`

/** What a shop tells of already, and where to. */
export const watchersQuery = `query { webhookSubscriptions(first: 100) { nodes { topic uri } } }`

/** Has a shop tell of a topic. */
export const watchMutation = `mutation ($topic: WebhookSubscriptionTopic!, $webhook: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhook) { userErrors { message } }
}`
