import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { dataManagerMessages, googleEnums, googleFacts } from "./google-facts.ts"
import { type EnumSpecification, graphFacts, type NodeSpecification } from "./graph-facts.ts"
import { hubSpotDocuments, hubSpotOperations, hubSpotSchemas, sheetsOperations, sheetsSchemas } from "./lead-systems.ts"
import { discoveryFacts, openApiFacts } from "./rest-facts.ts"
import { serverEventFacts } from "./server-event-facts.ts"
import { type ShopifyIntrospection, shopifyFacts } from "./shopify-facts.ts"
import { stripeFacts } from "./stripe-facts.ts"
import { wooFacts } from "./woocommerce-facts.ts"

/**
 * Writes the table of what a provider says of its own interface, from a copy on this machine:
 * `write.ts <table> <place of its source> <version> <day>`, such as `write.ts meta-v25 <folder of api_specs/specs> <version> <day>`.
 */
const [table = "", from = "", version = "", readOn = ""] = process.argv.slice(2)
if (readOn === "") throw new Error("Name a table, the place of its source, the source's version and the day")

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"))

const tables: Readonly<Record<string, () => { readonly source: string } & object>> = {
  stripe: () => ({ source: "github.com/stripe/openapi, openapi/fixtures3.json", objects: stripeFacts(read(from)) }),
  hubspot: () => ({
    source: "github.com/HubSpot/HubSpot-public-api-spec-collection, PublicApiSpecs",
    ...openApiFacts(
      hubSpotDocuments.map((path) => read(join(from, path))),
      hubSpotOperations,
      hubSpotSchemas,
      /contacts|^oauth$/u,
    ),
  }),
  "google-sheets": () => ({
    source: "the PyPI package google-api-python-client, discovery_cache/documents/sheets.v4.json",
    ...discoveryFacts(read(from), sheetsOperations, sheetsSchemas),
  }),
  woocommerce: () => ({ source: "the index wc/v3 of a shop with the schemas of its routes", ...wooFacts(read(from)) }),
  shopify: () => {
    const introspection: { readonly data: ShopifyIntrospection } = read(from)
    return { source: "the npm package @shopify/dev-mcp, dist/data", ...shopifyFacts(introspection.data) }
  },
  "google-ads": () => ({
    source: "github.com/googleapis/googleapis, google/ads/googleads",
    ...googleFacts(
      globSync(join(from, "{common,enums,resources,services}/*.proto")).map((path) => readFileSync(path, "utf8")),
    ),
  }),
  "google-criterion-errors": () => ({
    source: "github.com/googleapis/googleapis, google/ads/googleads, errors of criteria",
    enums: googleEnums(globSync(join(from, "*criterion_error.proto")).map((path) => readFileSync(path, "utf8"))),
  }),
  "google-data-manager": () => ({
    source: "github.com/googleapis/googleapis, google/ads/datamanager",
    ...googleFacts(
      globSync(join(from, "*.proto")).map((path) => readFileSync(path, "utf8")),
      dataManagerMessages,
    ),
  }),
  "meta-server-events": () => ({
    source: "github.com/facebook/facebook-nodejs-business-sdk, src/objects/serverside",
    ...serverEventFacts((name) => readFileSync(join(from, `${name}.js`), "utf8")),
  }),
  meta: () => {
    const nodeOf = (name: string): NodeSpecification | undefined => {
      const path = join(from, `${name}.json`)
      return existsSync(path) ? read(path) : undefined
    }
    const enums: ReadonlyArray<EnumSpecification> = read(join(from, "enum_types.json"))
    return {
      source: "github.com/facebook/facebook-business-sdk-codegen, api_specs/specs",
      ...graphFacts(nodeOf, enums),
    }
  },
}

const facts = tables[table.replace(/-(?:v\d+|\d{4}-\d\d)$/u, "")]
if (facts === undefined) throw new Error(`Nothing writes ${table}`)
const { source, ...rest } = facts()
writeFileSync(
  new URL(`../data/${table}.json`, import.meta.url),
  `${JSON.stringify({ source, version, readOn, ...rest }, undefined, 2)}\n`,
)
