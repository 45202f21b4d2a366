import { providerVersions } from "@adapters/settings"
import newer from "@tools/provider-facts/shopify-2026-10.json" with { type: "json" }
import older from "@tools/provider-facts/shopify-2026-01.json" with { type: "json" }
import {
  buildSchema,
  getNamedType,
  getVariableValues,
  type GraphQLObjectType,
  Kind,
  NoDeprecatedCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from "graphql"
import { expect, test } from "vitest"
import {
  productQuery,
  shopifyScope,
  shopifyTopics,
  shopQuery,
  variantsQuery,
  watchersQuery,
  watchMutation,
} from "./shopify-queries.ts"

const tables = { "2026-01": older, "2026-10": newer } as const
type Version = keyof typeof tables
const versions: ReadonlyArray<Version> = ["2026-01", "2026-10"]

const page = { first: 90, after: null }
const sent: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [shopQuery]: {},
  [variantsQuery]: page,
  [productQuery]: { ...page, id: "gid://shopify/Product/1" },
  [watchersQuery]: {},
}
const watching = shopifyTopics.map((topic) => ({ topic, webhook: { uri: "https://a.example/1", format: "JSON" } }))

/** Whether one of the scopes of a type or topic is ours; those without any are open. */
const isOpen = (scopes: Readonly<Record<string, string>>, name: string): boolean =>
  scopes[name] === undefined || scopes[name].split(" ").includes(shopifyScope)

/** What Shopify's description of a version does not know, or no longer advises, of a query that is sent. */
const unknownIn = (version: Version, query: string, variables: Readonly<Record<string, unknown>>) => {
  const { schema: lines, scopes, filters } = tables[version]
  const schema = buildSchema(lines.join("\n"))
  const document = parse(query)
  const problems = validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule]).map(({ message }) => message)
  const [operation] = document.definitions as ReadonlyArray<OperationDefinitionNode>
  const { errors = [] } = getVariableValues(schema, operation?.variableDefinitions ?? [], { ...variables })
  const info = new TypeInfo(schema)
  const described: Readonly<Record<string, string>> = filters
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name, arguments: given = [] }) => {
        const type = getNamedType(info.getType())?.name ?? ""
        if (!isOpen(scopes, type)) problems.push(`${shopifyScope} does not open ${type}`)
        for (const { name: argument, value } of given)
          if (argument.value === "query" && value.kind === Kind.STRING)
            for (const [, filter = ""] of value.value.matchAll(/(\w+):/gu))
              if (described[name.value]?.split(" ").includes(filter) !== true)
                problems.push(`${name.value} is not filtered by ${filter}`)
      },
    }),
  )
  return [...problems, ...errors.map(({ message }) => message)]
}

test.each(versions)("every query and variable is in Shopify's own description of %s", (version) => {
  for (const [query, variables] of Object.entries(sent)) expect(unknownIn(version, query, variables)).toEqual([])
})

test.each(versions)("every topic is in Shopify's own description of %s, and ours to hear", (version) => {
  for (const variables of watching) expect(unknownIn(version, watchMutation, variables)).toEqual([])
  expect(shopifyTopics.filter((topic) => !isOpen(tables[version].topicScopes, topic))).toEqual([])
})

test("fields, arguments, values and filters that Shopify does not describe are found", () => {
  const found = (query: string, variables = {}) => unknownIn("2026-10", query, variables)
  expect(found("{ shop { name colour } }")).toEqual(['Cannot query field "colour" on type "Shop".'])
  expect(found("{ shop(colour: 1) { name } }")).toEqual(['Unknown argument "colour" on field "QueryRoot.shop".'])
  expect(found(watchMutation, { topic: "PRODUCTS_PAINTED", webhook: { uri: "" } })).toEqual([
    expect.stringContaining('Value "PRODUCTS_PAINTED" does not exist in "WebhookSubscriptionTopic" enum.'),
  ])
  expect(found(watchMutation, { topic: "PRODUCTS_CREATE", webhook: { colour: "" } })).toEqual([
    expect.stringContaining('Field "colour" is not defined by type "WebhookSubscriptionInput".'),
  ])
  expect(found('{ productVariants(first: 1, query: "colour:red") { pageInfo { hasNextPage } } }')).toEqual([
    "productVariants is not filtered by colour",
  ])
  expect(found('{ product(id: "1") { variants(first: 1) { nodes { image { url } } } } }')).toEqual([
    expect.stringContaining("The field ProductVariant.image is deprecated."),
  ])
})

test("a topic that asks for another scope is not ours to hear", () => {
  expect(isOpen(newer.topicScopes, "ORDERS_CREATE")).toBe(false)
})

test("the version that is usual has a table", () => {
  expect(newer.version).toContain(providerVersions.shopify.usual)
  expect((buildSchema(newer.schema.join("\n")).getType("Product") as GraphQLObjectType).getFields()).toHaveProperty(
    "featuredMedia",
  )
})
