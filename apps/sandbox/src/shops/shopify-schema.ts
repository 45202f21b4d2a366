import newer from "@tools/provider-facts/shopify-2026-10.json" with { type: "json" }
import older from "@tools/provider-facts/shopify-2026-01.json" with { type: "json" }
import {
  buildSchema,
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql"

/** What Shopify publishes of a version: the part of its schema that reads a catalogue and watches it, and the scopes that open it. */
export interface ShopifyDescription {
  readonly schema: GraphQLSchema
  readonly scopes: ReadonlyMap<string, readonly string[]>
  readonly topicScopes: ReadonlyMap<string, readonly string[]>
}

const words = (named: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(named).map(([name, list]) => [name, list.split(" ")]))

const describedBy = (facts: typeof newer | typeof older): ShopifyDescription => ({
  schema: buildSchema(facts.schema.join("\n")),
  scopes: words(facts.scopes),
  topicScopes: words(facts.topicScopes),
})

const OLDER = describedBy(older)
const NEWER = describedBy(newer)

/** The first version whose types the newer table has; those between the two only add to the older one. */
const FIRST_NEWER = "2026-07"

/** What a version of the GraphQL Admin API answers. */
export const shopifyDescription = (version: string): ShopifyDescription => (version < FIRST_NEWER ? OLDER : NEWER)

/** The scopes that any described type or topic asks for. */
export const SHOPIFY_SCOPES: ReadonlySet<string> = new Set(
  [...NEWER.scopes.values(), ...NEWER.topicScopes.values()].flat(),
)

/** The first field of a query whose type none of the scopes opens, and the scopes that would; undefined where there is none. */
export const closedField = (
  { schema, scopes }: ShopifyDescription,
  document: DocumentNode,
  granted: readonly string[],
): { readonly field: string; readonly needs: readonly string[] } | undefined => {
  let closed: { readonly field: string; readonly needs: readonly string[] } | undefined
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const needs = scopes.get(getNamedType(types.getType())?.name ?? "") ?? []
        if (needs.length > 0 && !needs.some((one) => granted.includes(one))) closed ??= { field: name.value, needs }
      },
    }),
  )
  return closed
}
