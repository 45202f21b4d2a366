import { type CallDocumentation, campaign } from "./call-documentation.ts"

const { businessProfileId } = campaign
const feed = { businessProfileId, feedId: 4 }

/** Product catalogues and the feeds that fill them. */
export const feedCalls = {
  "businesses/CreateCatalog": {
    summary: "Create a product catalogue",
    example: { businessProfileId, name: "Bread and cakes" },
  },
  "businesses/ListCatalogs": {
    summary: "List a business profile's product catalogues",
    example: { businessProfileId },
  },
  "businesses/GetCatalog": { summary: "Get a product catalogue", example: { businessProfileId, catalogId: 2 } },
  "businesses/CreateFeed": {
    summary: "Add a feed to a product catalogue",
    description:
      "The address of an XML feed (Google RSS 2.0, Atom, vehicle listings), a CSV or TSV file or a Shopify export, packed by gzip or not. It is read when it is processed.",
    example: { businessProfileId, name: "Daily", productCatalogId: 2, url: "https://rye.example/feed.xml" },
  },
  "businesses/ListFeeds": {
    summary: "List a business profile's feeds with their latest processing",
    example: { businessProfileId },
  },
  "businesses/UploadProducts": {
    summary: "Fill a feed with a file of products",
    description:
      "A CSV or TSV file with a header line (or XML, or a Shopify export), of at most 8 MB, as a form's productFile or in base64. It takes the place of the file before and is read in the background like a feed. Columns are known by the names of Google Merchant Center and Meta catalogues. A file without a column that products need is refused with 102: fields names productFile and each missing column.",
    example: { businessProfileId, productFile: { name: "products.csv", content: "aWQsdGl0bGUK" } },
  },
  "businesses/ProcessFeed": {
    summary: "Process a feed",
    description:
      "Works in the background: get the job until its status is 2 Done or 3 Failed. productMaps name the columns that have names of their own; target is one of the fields of an item. A feed that is being processed answers the job under way. Feeds are read by one engine, internal, directly from their address: another engine, isDirectTask false and isApiUploadRequired true are refused with 102.",
    example: {
      ...feed,
      productCatalogId: 2,
      engine: "internal",
      isDirectTask: true,
      isApiUploadRequired: false,
      productMaps: [{ source: "Foto", target: "image_link" }],
    },
  },
  "businesses/GetFeedJob": {
    summary: "Get the progress of a feed's processing",
    description:
      "Ask every 3 seconds. summary counts what has been read so far, failure says why a feed could not be read.",
    example: feed,
  },
  "businesses/ListFeedItems": {
    summary: "List a feed's products with their issues, in the feed's order",
    description:
      "An error leaves the product out, a warning limits where it is shown, a suggestion improves it. fix says what mends it: addValue, shorten, makeUnique, correctFormat, useKnownValue, lowerSalePrice or useCatalogCurrency.",
    example: { ...feed, severity: "error", limit: 50 },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
