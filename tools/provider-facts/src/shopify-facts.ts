import {
  buildClientSchema,
  DEFAULT_DEPRECATION_REASON,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from "graphql"

export interface ShopifyFacts {
  /** The part of the schema that Marquee uses, line by line. */
  readonly schema: ReadonlyArray<string>
  /** Scopes by type; each of a type's scopes opens the type by itself, and absent types ask for none. */
  readonly scopes: Readonly<Record<string, string>>
  /**
   * Scopes by topic of webhooks; each of a topic's scopes opens the topic by itself, and absent topics ask for none.
   */
  readonly topicScopes: Readonly<Record<string, string>>
  /** What a search of a list may filter by. */
  readonly filters: Readonly<Record<string, string>>
}

interface TypeRef {
  readonly kind: string
  readonly name?: string | null
  readonly ofType?: TypeRef | null
}

interface Member {
  readonly name: string
  readonly description?: string | null
  readonly type: TypeRef
  readonly args?: ReadonlyArray<Member>
  readonly isDeprecated?: boolean
}

interface EnumValue {
  readonly name: string
  readonly description?: string | null
  readonly isDeprecated?: boolean
}

interface DescribedType {
  readonly kind: string
  readonly name: string
  readonly requiredAccess?: string | null
  readonly fields?: ReadonlyArray<Member> | null
  readonly inputFields?: ReadonlyArray<Member> | null
  readonly interfaces?: ReadonlyArray<TypeRef> | null
  readonly possibleTypes?: ReadonlyArray<TypeRef> | null
  readonly enumValues?: ReadonlyArray<EnumValue> | null
}

/** An introspection of the GraphQL Admin API, with what Shopify adds of access. */
export interface ShopifyIntrospection {
  readonly __schema: {
    readonly queryType: { readonly name: string }
    readonly mutationType?: { readonly name: string } | null
    readonly types: ReadonlyArray<DescribedType>
  }
}

/** The calls that Marquee makes; other fields of the roots are left out. */
const shopifyCalls = ["product", "productVariants", "shop", "webhookSubscriptionCreate", "webhookSubscriptions"]

/** The types that those calls read or send, beside their scalars and enumerations. */
export const shopifyTypes = [
  "DisplayableError",
  "Domain",
  "ExternalVideo",
  "Image",
  "InventoryItem",
  "Media",
  "MediaConnection",
  "MediaImage",
  "MediaPreviewImage",
  "Model3d",
  "PageInfo",
  "Product",
  "ProductVariant",
  "ProductVariantConnection",
  "Shop",
  "UserError",
  "Video",
  "WebhookSubscription",
  "WebhookSubscriptionConnection",
  "WebhookSubscriptionCreatePayload",
  "WebhookSubscriptionInput",
]

const namedIn = ({ name, ofType }: TypeRef): string => name ?? (ofType == null ? "" : namedIn(ofType))

const quotedScopes = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name)

/** The first column of the table that describes a search. */
const filtersIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^\| (\w+) \|/gmu)].flatMap(([, name = ""]) => (["name", "default"].includes(name) ? [] : [name]))

const byName = <A>(entries: ReadonlyArray<readonly [string, A]>): Readonly<Record<string, A>> =>
  Object.fromEntries(entries.toSorted(([left], [right]) => left.localeCompare(right)))

/** The types, arguments, enumerations, deprecations and scopes of the calls that Marquee makes, out of an introspection. */
export const shopifyFacts = ({ __schema: whole }: ShopifyIntrospection): ShopifyFacts => {
  const roots = [whole.queryType.name, whole.mutationType?.name ?? ""]
  const listed = new Set([...shopifyTypes, ...roots])
  const types = new Map(whole.types.map((type) => [type.name, type]))
  for (const name of listed) if (!types.has(name)) throw new Error(`Nothing describes ${name}`)
  const rootFields = roots
    .flatMap((name) => types.get(name)?.fields ?? [])
    .filter(({ name }) => shopifyCalls.includes(name))
  for (const call of shopifyCalls)
    if (!rootFields.some(({ name }) => name === call)) throw new Error(`Nothing describes ${call}`)
  const isKept = ({ type }: Member): boolean => {
    const name = namedIn(type)
    return listed.has(name) || ["SCALAR", "ENUM"].includes(types.get(name)?.kind ?? "")
  }
  const bare = <A extends Member | EnumValue>(member: A) => ({
    ...member,
    description: null,
    deprecationReason: member.isDeprecated === true ? DEFAULT_DEPRECATION_REASON : null,
  })
  const membersOf = (members: ReadonlyArray<Member>) => members.filter(isKept).map(bare)
  const kept = [...listed].flatMap((name) => {
    const type = types.get(name)
    if (type === undefined) return []
    const fields = roots.includes(name) ? rootFields.filter((one) => (type.fields ?? []).includes(one)) : type.fields
    return [
      {
        ...type,
        description: null,
        fields: fields?.filter(isKept).map((field) => ({ ...bare(field), args: membersOf(field.args ?? []) })) ?? null,
        inputFields: type.inputFields == null ? null : membersOf(type.inputFields),
        interfaces: type.interfaces?.filter((one) => listed.has(namedIn(one))) ?? null,
        possibleTypes: type.possibleTypes?.filter((one) => listed.has(namedIn(one))) ?? null,
      },
    ]
  })
  const leaves = new Set(
    kept.flatMap(({ fields, inputFields }) =>
      [...(fields ?? []), ...(fields ?? []).flatMap(({ args }) => args), ...(inputFields ?? [])].map(({ type }) =>
        namedIn(type),
      ),
    ),
  )
  const leafTypes = whole.types
    .filter(({ name, kind }) => leaves.has(name) && ["SCALAR", "ENUM"].includes(kind))
    .map((type) => ({
      ...type,
      description: null,
      specifiedByURL: null,
      enumValues: type.enumValues?.map(bare) ?? null,
    }))
  const introspection: unknown = {
    __schema: { ...whole, subscriptionType: null, directives: [], types: [...kept, ...leafTypes] },
  }
  const schema = buildClientSchema(introspection as IntrospectionQuery)
  return {
    schema: printSchema(lexicographicSortSchema(schema))
      .replaceAll(/^enum [^}]*\}/gmu, (lines) => lines.replaceAll(/\s+/gu, " "))
      .split("\n")
      .filter((line) => line !== ""),
    scopes: byName(
      kept.flatMap(({ name, requiredAccess }) =>
        requiredAccess == null ? [] : [[name, quotedScopes(requiredAccess).join(" ")] as const],
      ),
    ),
    topicScopes: byName(
      (types.get("WebhookSubscriptionTopic")?.enumValues ?? []).flatMap(({ name, description }) => {
        const [needs = ""] = /Requires[^.]*\./u.exec(description ?? "") ?? []
        const scopes = needs.match(/\b(?:read|write)_\w+/gu) ?? []
        return scopes.length === 0 ? [] : [[name, scopes.join(" ")] as const]
      }),
    ),
    filters: byName(
      rootFields.flatMap(({ name, args = [] }) =>
        args.flatMap((arg) =>
          arg.name === "query" ? [[name, filtersIn(arg.description ?? "").join(" ")] as const] : [],
        ),
      ),
    ),
  }
}
