import type { NamesByType } from "./graph-facts.ts"

/** A parameter or field as WordPress describes it. */
interface Described {
  readonly type?: string | ReadonlyArray<string>
  readonly enum?: ReadonlyArray<string>
  readonly items?: Described
  readonly properties?: Readonly<Record<string, Described>>
  readonly required?: boolean
  readonly minimum?: number
  readonly maximum?: number
}

interface Endpoint {
  readonly methods: ReadonlyArray<string>
  readonly args: Readonly<Record<string, Described>>
}

/** The index that a shop answers at `/wp-json/wc/v3`, each route with the schema that it answers to OPTIONS. */
export interface WooIndex {
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly endpoints: ReadonlyArray<Endpoint>
        readonly schema?: { readonly title?: string; readonly properties?: Readonly<Record<string, Described>> } | null
      }
    >
  >
}

export interface WooCall {
  readonly required: string
  readonly parameters: NamesByType
  readonly enums: Readonly<Record<string, string>>
  /** The least and the most of a number; either may be left open. */
  readonly ranges: Readonly<Record<string, string>>
  /** The item that is answered, one or a list of it. */
  readonly item: string
}

export interface WooFacts {
  readonly calls: Readonly<Record<string, WooCall>>
  readonly fields: Readonly<Record<string, NamesByType>>
  readonly enums: Readonly<Record<string, string>>
}

/** The calls that Marquee makes, by the routes of the index. */
const calls: Readonly<Record<string, readonly [method: string, route: string]>> = {
  "GET products": ["GET", "/wc/v3/products"],
  "GET products/{id}": ["GET", "/wc/v3/products/(?P<id>[\\d]+)"],
  "GET products/{id}/variations": ["GET", "/wc/v3/products/(?P<product_id>[\\d]+)/variations"],
  "GET settings/{id}": ["GET", "/wc/v3/settings/(?P<group_id>[\\w-]+)"],
  "GET webhooks": ["GET", "/wc/v3/webhooks"],
  "POST webhooks": ["POST", "/wc/v3/webhooks"],
  "DELETE webhooks/{id}": ["DELETE", "/wc/v3/webhooks/(?P<id>[\\d]+)"],
}

const typeOf = ({ type, items }: Described): string => {
  const name = Array.isArray(type) ? type.join("|") : (type?.toString() ?? "any")
  return name === "array" ? `list<${items === undefined ? "any" : typeOf(items)}>` : name
}

const byType = (members: Readonly<Record<string, Described>>): NamesByType => {
  const named = Object.entries(members).map(([name, member]) => ({ name, type: typeOf(member) }))
  const types = [...new Set(named.map(({ type }) => type))].toSorted()
  return Object.fromEntries(
    types.map((type) => [
      type,
      named
        .filter((one) => one.type === type)
        .map(({ name }) => name)
        .toSorted()
        .join(" "),
    ]),
  )
}

const sorted = <A>(entries: ReadonlyArray<readonly [string, A]>): Readonly<Record<string, A>> =>
  Object.fromEntries(entries.toSorted(([left], [right]) => left.localeCompare(right)))

/** The values of a member or of its items. */
const valuesOf = ({ enum: values, items }: Described): ReadonlyArray<string> | undefined => values ?? items?.enum

/** An item and the objects inside it, by their path. */
const within = (
  path: string,
  members: Readonly<Record<string, Described>>,
): ReadonlyArray<readonly [string, Described]> =>
  Object.entries(members).flatMap(([name, member]) => {
    const inner = member.properties ?? member.items?.properties
    const place = `${path}.${name}`
    return [[place, member] as const, ...(inner === undefined ? [] : within(place, inner))]
  })

/** The parameters, values and items of the calls that Marquee makes of a shop, out of its own index. */
export const wooFacts = ({ routes }: WooIndex): WooFacts => {
  const items = new Map<string, Readonly<Record<string, Described>>>()
  const described = Object.entries(calls).map(([call, [method, route]]) => {
    const known = routes[route]
    const endpoint = known?.endpoints.find(({ methods }) => methods.includes(method))
    const { title = "", properties } = known?.schema ?? {}
    if (endpoint === undefined || properties === undefined) throw new Error(`Nothing describes ${call}`)
    items.set(title, properties)
    const args = Object.entries(endpoint.args)
    const facts: WooCall = {
      required: args.flatMap(([name, { required }]) => (required === true ? [name] : [])).join(" "),
      parameters: byType(endpoint.args),
      enums: sorted(
        args.flatMap(([name, arg]) => {
          const values = valuesOf(arg)
          return values === undefined ? [] : [[name, values.join(" ")] as const]
        }),
      ),
      ranges: sorted(
        args.flatMap(([name, { minimum, maximum }]) =>
          minimum === undefined && maximum === undefined ? [] : [[name, `${minimum ?? ""}..${maximum ?? ""}`] as const],
        ),
      ),
      item: title,
    }
    return [call, facts] as const
  })
  const members = [...items].flatMap(([title, properties]) => within(title, properties))
  return {
    calls: Object.fromEntries(described),
    fields: sorted([
      ...[...items].map(([title, properties]) => [title, byType(properties)] as const),
      ...members.flatMap(([path, { properties, items: inner }]) => {
        const held = properties ?? inner?.properties
        return held === undefined ? [] : [[path, byType(held)] as const]
      }),
    ]),
    enums: sorted(
      members.flatMap(([path, member]) => {
        const values = valuesOf(member)
        return values === undefined ? [] : [[path, values.join(" ")] as const]
      }),
    ),
  }
}
